import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createGateway } from '../../../gateway/gateway.ts'
import { createHotelSupply } from '../../../gateway/world/hotel/hotel-supply.ts'
import { delayOf, questionOf } from '../../../gateway/world/hotel/provider-latency.ts'
import { SANDBOX, type TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { placeId, stayDates, twoAdults } from '../../setup/hotel.ts'

/** A hotel search waits for its provider once, and ends when its caller disconnects. */
let gateway: TestGateway
let openSlow: () => ReturnType<typeof createGateway>
let slow: ReturnType<typeof createGateway>
let SessionId: string
let token: string
let city: number
let hotel: number
const waits: { ms: number; signal: AbortSignal }[] = []
let answer: (signal: AbortSignal) => Promise<void> = () => Promise.resolve()

const stay = {
  checkIn: stayDates.CheckIn,
  checkOut: stayDates.CheckOut,
  occupancies: [{ adults: 2, childAges: [] }],
}

beforeAll(async () => {
  gateway = await openGateway()
  const office = await gateway.mint()
  SessionId = await gateway.signIn(office)
  token = await gateway.token(office)
  city = await placeId(gateway, 'Porto')
  const wait = (ms: number, signal: AbortSignal) => {
    waits.push({ ms, signal })
    return answer(signal)
  }
  openSlow = () =>
    createGateway({ ...gateway.services, hotels: createHotelSupply({ wait, latencyScale: 0.5 }) })
  const results = await gateway.mustCall('hotel.availability', { SessionId, ...v2City() })
  hotel = results.PricedItineraries[0]!.HotelId
})
afterAll(() => gateway.close())
beforeEach(() => {
  // Each test opens its own gateway, because answers are kept per gateway.
  slow = openSlow()
  waits.length = 0
  answer = () => Promise.resolve()
})

const v2City = () => ({ ...stayDates, CityId: city, Occupancies: twoAdults })
const v2Hotel = () => ({ ...stayDates, HotelId: hotel, Occupancies: twoAdults })
const v3Body = (target: object) => ({
  ...{ check_in: stayDates.CheckIn, check_out: stayDates.CheckOut, occupancies: [{ adults: 2 }] },
  ...target,
})

const post = (path: string, body: object, signal?: AbortSignal) =>
  slow.fetch(
    new Request(SANDBOX + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ SessionId, ...body }),
      signal,
    }),
  )
const v3 = (target: object) =>
  slow.fetch(
    new Request(`${SANDBOX}/v3/hotels/searches`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(v3Body(target)),
    }),
  )

const rich = 'example-provider-1'
const sparse = 'example-provider-2'
const searches = [
  ['v1 for a place', () => post('/Hotel/HotelAvailability', v2City()), rich, () => city],
  ['v1 for a hotel', () => post('/Hotel/HotelAvailability', v2Hotel()), rich, () => hotel],
  [
    'v1 at the second provider',
    () => post('/Hotel/HotelAvailability', { ...v2City(), Provider: sparse }),
    sparse,
    () => city,
  ],
  ['v2 for a place', () => post('/v2/Hotel/HotelAvailability', v2City()), rich, () => city],
  ['v2 for a hotel', () => post('/v2/Hotel/HotelAvailability', v2Hotel()), rich, () => hotel],
  ['v3 for a place', () => v3({ city_id: city }), rich, () => city],
  ['v3 for a hotel', () => v3({ hotel_id: hotel }), rich, () => hotel],
] as const

it.each(searches)(
  '%s waits for its provider, and for a kept answer not at all',
  async (_, search, provider, id) => {
    expect((await search()).status).toBe(200)
    const once = [delayOf(provider, questionOf(String(id()), stay)) / 2]
    expect(waits.map(({ ms }) => ms)).toEqual(once)
    expect((await search()).status).toBe(200)
    expect(waits.map(({ ms }) => ms)).toEqual(once)
  },
)

it('filters, sorts and pages of a search are one question, other dates another', async () => {
  await v3({ city_id: city })
  await v3({ city_id: city, filters: { stars: ['4'] }, sort: 'price', page: 2 })
  expect(waits.length).toBe(1)
  await v3({ city_id: city, occupancies: [{ adults: 1 }] })
  expect(waits.length).toBe(2)
})

it('a search that is refused waits for nobody', async () => {
  const refused = [
    await post('/v2/Hotel/HotelAvailability', { ...v2City(), Filters: { no_such: ['1'] } }),
    await post('/v2/Hotel/HotelAvailability', { ...v2Hotel(), HotelId: 5 }),
    await post('/Hotel/HotelAvailability', { ...v2City(), CityId: 5 }),
    await v3({ hotel_id: 5 }),
  ]
  for (const response of refused) expect(await response.text()).toMatch(/false|422/)
  expect(waits).toEqual([])
})

it('the wait ends with the caller, and nothing is left behind', async () => {
  const leaving = new AbortController()
  answer = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      leaving.abort()
    })
  const before = await searchRows()
  await post('/v2/Hotel/HotelAvailability', v2Hotel(), leaving.signal)
  expect(waits.length).toBe(1)
  expect(waits[0]?.signal.aborted).toBe(true)
  expect(await searchRows()).toBe(before)
})

async function searchRows(): Promise<number> {
  const rows = await gateway.services.db.selectFrom('search').select('search_id').execute()
  return rows.length
}
