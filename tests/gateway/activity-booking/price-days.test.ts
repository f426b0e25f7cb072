import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceDays, startsOf } from '../../../gateway/domain/activity/price-days.ts'
import { activitySupply } from '../../../gateway/world/activity/activity-supply.ts'
import type { Services } from '../../../gateway/services.ts'
import type { Variant } from '../../../gateway/supply/activity/variant.ts'
import { openWorld, type World } from '../booking/world.ts'

let world: World
let services: Services
beforeAll(async () => {
  world = await openWorld()
  services = { ...world.services, activities: activitySupply }
})
afterAll(() => world.close())

/** Somebody of an office that has booked nothing, at an instant. */
const callerAt = (now: Date) => ({ officeId: 'O1', environment: 'sandbox', now }) as const

/** 21:30 on 30 November in Seoul. */
const now = new Date('2026-11-30T12:30:00Z')

async function variantOf(title: string): Promise<Variant> {
  const product = activitySupply.catalogue().products.find(({ titles }) => titles.EN === title)!
  const [first] = (await activitySupply.variants(product.uuid))!
  return first!
}

async function days(variant: Variant, from: string | null, to: string | null, at = now) {
  const days = await priceDays(services, callerAt(at), variant, { from, to })
  return days.ok ? days.value.map(({ date }) => date) : days.rule
}

test('a range without ends is the next month, from today in the zone of the activity (gap 189)', async () => {
  const variant = await variantOf('Instant Confirmation')
  const dates = await days(variant, null, null)
  expect([dates?.at(0), dates?.at(-1)]).toEqual(['2026-11-30', '2026-12-30'])
})

test('a range ends six months from today at the latest, and past dates are left out', async () => {
  const variant = await variantOf('Instant Confirmation')
  const dates = await days(variant, '2026-11-01', '2028-01-01', new Date('2026-08-31T12:00:00Z'))
  // The last day of February, since it has no 31st.
  expect([dates?.at(0), dates?.at(-1)]).toEqual(['2026-11-01', '2027-02-28'])
  expect((await days(variant, '2026-11-01', '2026-12-01'))?.at(0)).toBe('2026-11-30')
  expect(await days(variant, '2026-11-01', '2026-11-29')).toEqual([])
  expect(await days(variant, '2027-09-01', '2027-09-02')).toEqual([])
})

test('a range that ends before it begins breaks a rule', async () => {
  expect(await days(await variantOf('Instant Confirmation'), '2026-12-24', '2026-12-20')).toBe('reversed')
})

test('the scenario is sold out on weekends and free on the days between', async () => {
  const variant = await variantOf('Weekends Full')
  const days = await priceDays(services, callerAt(now), variant, { from: '2026-12-04', to: '2026-12-07' })
  const places = days.ok ? days.value.map(({ sets }) => sets.map((set) => set.places)) : []
  expect(places).toEqual([
    [40, 40],
    [0, 0],
    [0, 0],
    [40, 40],
  ])
})

test('starts that have begun are left out today, and all of them on a past date (gap 188)', async () => {
  const variant = await variantOf('Instant Confirmation')
  const starts = (date: string | null, at: string) =>
    startsOf(variant, date, new Date(at)).map(({ startTime }) => startTime)
  expect(starts(null, '2026-11-30T12:00:00Z')).toEqual(['09:00', '14:00'])
  expect(starts('2026-11-30', '2026-11-30T08:59:59Z')).toEqual(['09:00', '14:00'])
  expect(starts('2026-11-30', '2026-11-30T09:00:00Z')).toEqual(['14:00'])
  expect(starts('2026-12-01', '2026-11-30T23:00:00Z')).toEqual(['09:00', '14:00'])
  expect(starts('2026-11-29', '2026-11-30T00:00:00Z')).toEqual([])
})

test('what is booked is no longer free', async () => {
  const variant = await variantOf('Two Left')
  const range = { from: '2026-12-02', to: '2026-12-02' }
  const [day] = await activitySupply.days(variant, range, now, (_, slot) =>
    slot === variant.timeslots[0]?.uuid ? 2 : 1,
  )
  expect(day?.sets.map(({ places }) => places)).toEqual([0, 1])
})

test('a start for one party alone has no places left once a party has it (gap 178)', async () => {
  const range = { from: '2026-12-01', to: '2026-12-14' }
  for (const product of activitySupply.catalogue().products.filter((_, at) => at % 97 === 0)) {
    for (const variant of (await activitySupply.variants(product.uuid))!) {
      const free = await activitySupply.days(variant, range, now, () => 0)
      const sets = free.flatMap((day) => day.sets)
      if (!sets.some(({ type, places }) => type === 'exclusive' && places > 2)) continue
      const sold = await activitySupply.days(variant, range, now, () => 2)
      expect(sold.flatMap((day) => day.sets).map(({ places }) => places)).toEqual(sets.map(() => 0))
      return
    }
  }
  throw new Error('nothing is sold to one party alone')
})

test('the lowest price of a product is what an adult pays on its cheapest dates, and never less', async () => {
  const products = activitySupply.catalogue().products.filter((_, at) => at % 997 === 0)
  expect(products.length).toBeGreaterThan(8)
  for (const product of products) {
    const variants = (await activitySupply.variants(product.uuid))!
    const prices: number[] = []
    for (const variant of variants) {
      const days = await priceDays(services, callerAt(now), variant, { from: null, to: '2027-05-29' })
      if (!days.ok) continue
      for (const { sets } of days.value)
        for (const { rates } of sets)
          prices.push(...rates.filter(({ category }) => category === 'adult').map((rate) => rate.retailCents))
    }
    const lowest = Math.min(...prices)
    expect(lowest, product.titles.EN).toBeGreaterThanOrEqual(product.fromCents)
    expect(lowest, product.titles.EN).toBeLessThan(product.fromCents * 1.1 + 100)
  }
})
