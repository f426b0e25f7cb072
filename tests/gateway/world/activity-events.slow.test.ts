import { expect, test } from 'vitest'
import type { ActivityEvent } from '../../../contract/activity/codes.ts'
import type { Variant, VariantDay } from '../../../gateway/supply/activity/variant.ts'
import { activitySupply } from '../../../gateway/world/activity/activity-supply.ts'

/** The events of the supplier agree with the changes of its prices and places. */

const now = new Date('2026-11-20T09:00:00Z')
const range = { from: '2026-11-20', to: '2027-02-20' }
const before = (at: Date, millis: number) => new Date(at.getTime() - millis)

/** Some ordinary variants of all corners of the catalogue. */
async function someVariants(): Promise<Variant[]> {
  const products = activitySupply.catalogue().products.filter((_, at) => at > 100 && at % 499 === 0)
  const variants = await Promise.all(products.map(({ uuid }) => activitySupply.variants(uuid)))
  return variants.flatMap((each) => each ?? [])
}

const eventsOf = (event: ActivityEvent, uuid: string, limit = 1000) =>
  activitySupply.events(event, uuid, now, limit)

async function daysAt(variant: Variant, at: Date): Promise<Map<string, VariantDay>> {
  const from = at.toISOString().slice(0, 10)
  const days = await activitySupply.days(variant, { ...range, from }, at, () => 0)
  return new Map(days.map((day) => [day.date, day]))
}

const pricesOf = (day: VariantDay | undefined) => day?.sets.map(({ rates }) => rates)
const placesOf = (day: VariantDay | undefined) => day?.sets.map(({ places }) => places)

const kinds = [
  ['product_type_pricing_updated', pricesOf],
  ['product_type_availability_updated', placesOf],
] as const

test.each(kinds)('%s is told at the instant at which its date changes', async (event, partOf) => {
  let seen = 0
  for (const variant of await someVariants()) {
    for (const { at, date } of (await eventsOf(event, variant.uuid)).slice(0, 4)) {
      const [then, earlier] = [await daysAt(variant, at), await daysAt(variant, before(at, 1))]
      // A product that is closed just then shows no date at all.
      if (then.size === 0 || earlier.size === 0) continue
      seen++
      const about = `${variant.uuid} ${date}`
      expect(then.has(date ?? ''), about).toBe(true)
      expect(partOf(then.get(date ?? '')), about).not.toEqual(partOf(earlier.get(date ?? '')))
    }
  }
  expect(seen).toBeGreaterThan(30)
})

test.each(kinds)('what changed within two days was told by %s', async (event, partOf) => {
  const since = before(now, 2 * 86_400_000)
  let changed = 0
  for (const variant of await someVariants()) {
    const [then, earlier] = [await daysAt(variant, now), await daysAt(variant, since)]
    if (then.size === 0 || earlier.size === 0) continue
    const events = (await eventsOf(event, variant.uuid)).filter(({ at }) => at > since)
    for (const [date, day] of then) {
      // Starts of today and tomorrow come to pass, which nobody tells.
      if (date < '2026-11-24') continue
      if (JSON.stringify(partOf(day)) === JSON.stringify(partOf(earlier.get(date)))) continue
      changed++
      expect(
        events.map((each) => each.date),
        variant.uuid,
      ).toContain(date)
    }
  }
  expect(changed).toBeGreaterThan(0)
})

test('a product that closes is told of, cannot be booked, and is told of when it opens again', async () => {
  let seen = 0
  for (const variant of await someVariants()) {
    const [closed] = await eventsOf('product_type_not_available', variant.uuid)
    const [opened] = await eventsOf('product_type_available', variant.uuid)
    const [product] = await eventsOf('product_available', variant.productUuid)
    expect(product?.at).toEqual(opened?.at)
    if (!closed || !opened || opened.at < closed.at) continue
    seen++
    const free = async (at: Date) => (await daysAt(variant, at)).size > 0
    expect(await Promise.all([closed.at, before(opened.at, 1)].map(free))).toEqual([false, false])
    expect(await Promise.all([before(closed.at, 1), opened.at].map(free))).toEqual([true, true])
  }
  expect(seen).toBeGreaterThan(5)
})

test('content changed when the product says so', async () => {
  const [variant] = await someVariants()
  const content = await activitySupply.product(variant!.productUuid)
  const at = content!.product.updatedAt
  expect((await eventsOf('product_updated', variant!.productUuid)).map((each) => each.at)).toEqual([at])
  expect((await eventsOf('product_type_content_updated', variant!.uuid)).map((each) => each.at)).toEqual([at])
  expect(await activitySupply.events('product_updated', variant!.productUuid, before(at, 1), 20)).toEqual([])
})

test('scenario products stay as they are, and events of bookings are none of the supplier', async () => {
  const scenario = activitySupply.catalogue().products.find(({ sandboxOnly }) => sandboxOnly)!
  const [variant] = (await activitySupply.variants(scenario.uuid))!
  for (const [event] of kinds) expect(await eventsOf(event, variant!.uuid)).toEqual([])
  expect(await eventsOf('product_available', scenario.uuid)).toEqual([])
  expect(await eventsOf('booking_status_updated', scenario.uuid)).toEqual([])
})

test('events are told newest first, no more than asked for, each once', async () => {
  const [variant] = await someVariants()
  const all = await eventsOf('product_type_availability_updated', variant!.uuid)
  const times = all.map(({ at }) => at.getTime())
  expect(times.length).toBeGreaterThan(20)
  expect(times).toEqual([...times].sort((one, other) => other - one))
  expect(new Set(times).size).toBe(times.length)
  expect(await eventsOf('product_type_availability_updated', variant!.uuid, 3)).toEqual(all.slice(0, 3))
})
