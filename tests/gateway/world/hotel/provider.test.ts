import { expect, it } from 'vitest'
import { placeRates } from '../../../../gateway/world/hotel/place-rates.ts'
import { awaitProvider, delayOf } from '../../../../gateway/world/hotel/provider-latency.ts'
import { ratesOfHotel } from '../../../../gateway/world/hotel/rates-of-hotel.ts'
import { hotelProviders } from '../../../../contract/hotel/providers.ts'
import { madeCity } from './made-city.ts'
import { leadCents } from './lead-cents.ts'

const city = madeCity(500)
const now = new Date('2026-11-20T12:00:00Z')
const stay = { checkIn: '2027-03-02', checkOut: '2027-03-05', occupancies: [{ adults: 2, childAges: [] }] }

it('the second provider has fewer hotels, no pictures and prices near those of the first', () => {
  const [rich, sparse] = hotelProviders.map((provider) => leadCents(placeRates(city, stay, now, provider)))
  const ratios: number[] = []
  for (let row = 0; row < city.size; row++) {
    const [a, b] = [rich![row]!, sparse![row]!]
    if (a === 0) expect(b).toBe(0)
    if (a > 0 && b > 0) ratios.push(b / a)
  }
  const sold = rich!.filter((cents) => cents > 0).length
  expect(ratios.length / sold).toBeGreaterThan(0.5)
  expect(ratios.length / sold).toBeLessThan(0.7)
  expect(Math.min(...ratios)).toBeGreaterThan(0.95)
  expect(Math.max(...ratios)).toBeLessThan(1.05)
  expect(new Set(ratios.map((ratio) => ratio.toFixed(3))).size).toBeGreaterThan(20)
  const row = Array.from(sparse!).findIndex((cents) => cents > 0)
  const images = (provider: (typeof hotelProviders)[number]) =>
    ratesOfHotel({ city, row }, stay, now, () => 0, provider).flatMap(({ rooms }) =>
      rooms.flatMap((room) => room.images),
    )
  expect(images('example-provider-2')).toEqual([])
  expect(images('example-provider-1').length).toBeGreaterThan(0)
})

it('providers take between a fifth of a second and 1.2 s, the second longer, scaled and at once at scale 0', async () => {
  const questions = Array.from({ length: 200 }, (_, at) => `question ${at}`)
  const [first, second] = hotelProviders.map((provider) =>
    questions.map((question) => delayOf(provider, question)),
  )
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  expect(Math.min(...first!, ...second!)).toBeGreaterThanOrEqual(200)
  expect(Math.max(...first!, ...second!)).toBeLessThanOrEqual(1200)
  expect(mean(second!)).toBeGreaterThan(mean(first!) + 200)

  const waited: number[] = []
  const wait = (ms: number) => Promise.resolve(void waited.push(ms))
  const { signal } = new AbortController()
  await awaitProvider('example-provider-1', 'x', { wait, latencyScale: 0, signal })
  await awaitProvider('example-provider-1', 'x', { wait, latencyScale: 0.5, signal })
  expect(waited).toEqual([delayOf('example-provider-1', 'x') / 2])
})
