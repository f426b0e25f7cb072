import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { revalidate } from '../../../gateway/domain/air/revalidate.ts'
import { findRates } from '../../../gateway/domain/hotel/find-rates.ts'
import { arm } from '../../../gateway/domain/sandbox/armed.ts'
import { hotelRateIds } from '../../../gateway/families/v3/offer-id.ts'
import { valueOf } from '../booking/office.ts'
import { stayFor } from './handmade-hotels.ts'
import { openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from './hotel-office.ts'

const ORDINARY = 1
const PRICE_RISE = 2
const SOLD_OUT = 3
const ONE_LEFT = 4
const CENTS = 30_000

let world: HotelWorld
let office: HotelOffice
beforeAll(async () => {
  world = await openHotelWorld([
    {},
    { atCheck: 'price_rise' },
    { atCheck: 'sold_out' },
    { roomsPerOffice: true, stock: 1 },
  ])
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openHotelOffice(world.services)
})

async function codeOf(hotelId: number): Promise<string> {
  const code = await office.codeOf({ hotelId })
  if (code === null) throw new Error('no rate')
  return code
}

describe('rates', () => {
  test('carry codes of 92 digits and v3 ids of the same row', async () => {
    const caller = await office.grant('ada')
    const query = {
      hotelId: ORDINARY,
      stay: stayFor(),
      nationality: 'PT',
      provider: 'example-provider-1',
    } as const
    const rates = await findRates(world.services, caller, query)
    expect(rates?.rates).toHaveLength(3)
    for (const { offerCode } of rates?.rates ?? []) {
      expect(offerCode).toMatch(/^\d{92}$/)
      expect(hotelRateIds.codeOf(hotelRateIds.of(offerCode))).toBe(offerCode)
    }
    const rows = await world.services.db
      .selectFrom('search')
      .selectAll()
      .where('office_id', '=', office.officeId)
      .execute()
    expect(rows).toMatchObject([{ kind: 'hotel', user_id: 'ada', query: { ...query, stay: stayFor() } }])
  })

  test('of a hotel that is not there are none', async () => {
    expect(await office.codeOf({ hotelId: 99 })).toBeNull()
    expect(hotelRateIds.codeOf('hrt_nonsense')).toBeNull()
  })

  test('are found again when the hold of the last room has lapsed, though no sweeper ran', async () => {
    valueOf(await office.book({ hotelId: ONE_LEFT }))
    expect(await office.codeOf({ hotelId: ONE_LEFT })).toBeNull()
    world.clock.advanceSeconds(600)
    expect(await office.codeOf({ hotelId: ONE_LEFT })).not.toBeNull()
  })

  test('belong to their office, and are no fares', async () => {
    const code = await codeOf(ORDINARY)
    const other = await openHotelOffice(world.services)
    expect(await other.check(code)).toMatchObject({ failure: 'gone' })
    const caller = await office.grant('ada')
    expect(await revalidate(world.services, caller, code)).toMatchObject({ failure: 'gone' })
  })
})

describe('a check', () => {
  test('opens the rate for 15 minutes in this session', async () => {
    const code = await codeOf(ORDINARY)
    expect(await office.bookCode(code)).toMatchObject({ failure: 'not-checked' })
    const checked = valueOf(await office.check(code))
    expect(checked).toMatchObject({ offerCode: code, priceChanged: false, rate: { totalCents: CENTS } })
    expect(await office.bookCode(code, { who: 'ben' })).toMatchObject({ failure: 'not-checked' })
    world.clock.advanceSeconds(15 * 60)
    expect(valueOf(await office.bookCode(code)).state).toBe('held')
  })

  test('counts no longer after its last instant', async () => {
    const code = await codeOf(ORDINARY)
    valueOf(await office.check(code))
    world.clock.advanceSeconds(15 * 60 + 0.001)
    expect(await office.bookCode(code)).toMatchObject({ failure: 'not-checked' })
  })

  test('of a rate older than 20 minutes is refused, also where another session has checked it', async () => {
    const code = await codeOf(ORDINARY)
    world.clock.advanceSeconds(20 * 60)
    valueOf(await office.check(code))
    world.clock.advanceSeconds(0.001)
    expect(await office.check(code, 'ben')).toMatchObject({ failure: 'expired' })
    const unchecked = await codeOf(ORDINARY)
    world.clock.advanceSeconds(20 * 60 + 0.001)
    expect(await office.check(unchecked)).toMatchObject({ failure: 'expired' })
  })

  test('repeated after the 20 minutes answers the checked price, and does not prolong it', async () => {
    const code = await codeOf(PRICE_RISE)
    world.clock.advanceSeconds(10 * 60)
    const first = valueOf(await office.check(code))
    world.clock.advanceSeconds(14 * 60)
    for (const each of [code, first.offerCode]) {
      const again = valueOf(await office.check(each))
      expect(again).toMatchObject({ offerCode: first.offerCode, rate: { totalCents: first.rate.totalCents } })
      expect(again.until).toEqual(first.until)
    }
    world.clock.advanceSeconds(60)
    expect(valueOf(await office.bookCode(code)).rate.totalCents).toBe(first.rate.totalCents)
    world.clock.advanceSeconds(0.001)
    expect(await office.check(code)).toMatchObject({ failure: 'expired' })
    expect(await office.bookCode(first.offerCode)).toMatchObject({ failure: 'not-checked' })
  })

  test('repeated after the 20 minutes says that somebody took the last room', async () => {
    const code = await codeOf(ONE_LEFT)
    world.clock.advanceSeconds(10 * 60)
    valueOf(await office.check(code))
    world.clock.advanceSeconds(11 * 60)
    valueOf(await office.book({ hotelId: ONE_LEFT }, { who: 'ben' }))
    expect(await office.check(code)).toMatchObject({ failure: 'gone' })
  })

  test('counts for all of its 15 minutes, though the search has lapsed meanwhile', async () => {
    const code = await codeOf(ORDINARY)
    world.clock.advanceSeconds(20 * 60)
    valueOf(await office.check(code))
    world.clock.advanceSeconds(15 * 60)
    const { reference } = valueOf(await office.bookCode(code))
    valueOf(await office.cancel(reference))
    world.clock.advanceSeconds(0.001)
    expect(await office.bookCode(code)).toMatchObject({ failure: 'not-checked' })
  })

  test('across midnight finds the rate of the day it was searched on', async () => {
    const code = await codeOf(ORDINARY)
    const { now } = await office.grant('ada')
    const midnight = Date.parse(`${now.toISOString().slice(0, 10)}T24:00:00Z`)
    world.clock.advanceSeconds((midnight - now.getTime()) / 1000 - 60)
    const late = await codeOf(ORDINARY)
    world.clock.advanceSeconds(120)
    expect(valueOf(await office.check(late)).rate.totalCents).toBe(CENTS)
    expect(await office.check(code)).toMatchObject({ failure: 'expired' })
  })

  test('where the price rises gives a new code, and either code is booked at the new price', async () => {
    const code = await codeOf(PRICE_RISE)
    const checked = valueOf(await office.check(code))
    expect(checked.priceChanged).toBe(true)
    expect(checked.offerCode).not.toBe(code)
    expect(checked.rate.totalCents).toBeGreaterThan(CENTS)
    // A second check does not raise the price again, with the old code or the new one.
    expect(valueOf(await office.check(code)).rate.totalCents).toBe(checked.rate.totalCents)
    const again = valueOf(await office.check(checked.offerCode))
    expect(again).toMatchObject({ priceChanged: false, offerCode: checked.offerCode })
    const byOld = valueOf(await office.bookCode(code))
    expect(byOld.rate.totalCents).toBe(checked.rate.totalCents)
    // Both codes stand for the same rate.
    expect(valueOf(await office.bookCode(checked.offerCode)).state).toBe('duplicate')
    valueOf(await office.cancel(byOld.reference))
    const byNew = valueOf(await office.bookCode(checked.offerCode))
    expect(byNew).toMatchObject({ state: 'held', rate: { totalCents: checked.rate.totalCents } })
  })

  test('says that the rate is gone: by scenario, or because somebody took the last room', async () => {
    expect(await office.check(await codeOf(SOLD_OUT))).toMatchObject({ failure: 'gone' })
    const late = await codeOf(ONE_LEFT)
    const { reference } = valueOf(await office.book({ hotelId: ONE_LEFT }))
    expect(await office.check(late)).toMatchObject({ failure: 'gone' })
    expect(await office.codeOf({ hotelId: ONE_LEFT })).toBeNull()
    valueOf(await office.cancel(reference))
    valueOf(await office.check(late))
  })

  test('finds the room of a hold that lapsed, though no sweeper ran (gap 205)', async () => {
    const late = await codeOf(ONE_LEFT)
    valueOf(await office.book({ hotelId: ONE_LEFT }))
    expect(await office.check(late)).toMatchObject({ failure: 'gone' })
    world.clock.advanceSeconds(600)
    valueOf(await office.check(late))
  })

  test('again counts for 15 minutes more, at the price that it saw', async () => {
    await arm(world.services.db, { officeId: office.officeId, scenario: 'price_rise', times: 1 })
    const code = await codeOf(ORDINARY)
    expect(valueOf(await office.check(code)).rate.totalCents).toBeGreaterThan(CENTS)
    world.clock.advanceSeconds(14 * 60)
    expect(valueOf(await office.check(code)).rate.totalCents).toBe(CENTS)
    world.clock.advanceSeconds(14 * 60)
    expect(valueOf(await office.bookCode(code)).rate.totalCents).toBe(CENTS)
  })

  test.each([
    ['sold_out', { failure: 'gone' }],
    ['expired', { failure: 'expired' }],
    ['price_rise', { ok: true, value: { priceChanged: true } }],
  ] as const)('with %s armed is struck once', async (scenario, outcome) => {
    await arm(world.services.db, { officeId: office.officeId, scenario, times: 1 })
    const code = await codeOf(ORDINARY)
    expect(await office.check(code)).toMatchObject(outcome)
    expect(await office.check(code)).toMatchObject({ ok: true, value: { priceChanged: false } })
  })
})
