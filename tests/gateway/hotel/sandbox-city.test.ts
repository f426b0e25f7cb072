import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRates } from '../../../gateway/domain/hotel/find-rates.ts'
import type { Caller } from '../../../gateway/domain/session/caller.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { createHotelSupply } from '../../../gateway/world/hotel/hotel-supply.ts'
import { hotelIdOf } from '../../../gateway/world/hotel/catalogue/hotel-id.ts'
import { scenarioHotels, type HotelScenario } from '../../../gateway/world/hotel/catalogue/scenario-hotels.ts'
import { cityId } from '../../../gateway/world/geography/place-id.ts'
import { sandboxCity } from '../../../gateway/world/geography/sandbox-city.ts'
import { valueOf } from '../booking/office.ts'
import { openWorld, type World } from '../booking/world.ts'
import { stayFor } from './handmade-hotels.ts'
import { openHotelOffice, type HotelOffice } from './hotel-office.ts'

const hotelSupply = createHotelSupply({ wait: () => Promise.resolve(), latencyScale: 0 })

/** The booking rules with the simulated supply: each hotel of the sandbox city does what its name says. */

let world: World
let office: HotelOffice
beforeAll(async () => {
  world = await openWorld()
  office = await openHotelOffice(world.services)
})
afterAll(() => world.close())

function hotelOf(scenario: HotelScenario): number {
  return hotelIdOf(
    cityId(sandboxCity.number),
    scenarioHotels.findIndex((each) => each.scenario === scenario),
  )
}

async function ratesOf(scenario: HotelScenario, occupancies = stayFor().occupancies, caller?: Caller) {
  const query = {
    hotelId: hotelOf(scenario),
    stay: stayFor(occupancies),
    nationality: null,
    provider: 'example-provider-1',
  } as const
  return (await findRates(world.services, caller ?? (await office.grant('ada')), query))?.rates ?? null
}

/** Checks and books a rate of a scenario hotel, with matching guests. */
async function book(scenario: HotelScenario) {
  const [first] = (await ratesOf(scenario)) ?? []
  const checked = valueOf(await office.check(first?.offerCode ?? ''))
  return valueOf(await office.bookCode(checked.offerCode))
}

test('one room is left, and then none', async () => {
  const rates = (await ratesOf('one_left')) ?? []
  expect(rates.length).toBeGreaterThan(1)
  expect(rates.every(({ rate }) => rate.available === 1)).toBe(true)
  const { reference } = await book('one_left')
  expect(await ratesOf('one_left')).toEqual([])
  valueOf(await office.cancel(reference))
  expect(await ratesOf('one_left')).toHaveLength(rates.length)
})

test('the price rises at the check, and the risen one is held', async () => {
  const [first] = (await ratesOf('price_rise')) ?? []
  const checked = valueOf(await office.check(first?.offerCode ?? ''))
  expect(checked.priceChanged).toBe(true)
  expect(checked.rate.rooms.reduce((sum, room) => sum + room.totalCents, 0)).toBe(checked.rate.totalCents)
  const booked = valueOf(await office.bookCode(checked.offerCode))
  expect(booked.rate.totalCents).toBe(checked.rate.totalCents)
  expect(booked.rate.totalCents).toBeGreaterThan(first?.rate.totalCents ?? 0)
})

test('the sold out one is for sale until it is checked', async () => {
  const [first] = (await ratesOf('sold_out_at_check')) ?? []
  expect(await office.check(first?.offerCode ?? '')).toMatchObject({ failure: 'gone' })
})

test('a family of four gets one room or two', async () => {
  const one = (await ratesOf('family_four', [{ adults: 2, childAges: [9, 6] }])) ?? []
  expect(one[0]?.rate.rooms).toHaveLength(1)
  const two =
    (await ratesOf('family_four', [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [6] },
    ])) ?? []
  expect(two[0]?.rate.rooms).toHaveLength(2)
})

test('the deadline is extended, and the slow voucher comes', async () => {
  const extendable = await book('extendable')
  valueOf(await office.extend(extendable.reference))
  const { reference } = await book('slow_voucher')
  expect(valueOf(await office.order(reference)).detail.voucherNumbers).toEqual([])
  world.clock.advanceSeconds(90)
  expect(valueOf(await office.read(reference)).detail.voucherNumbers).toHaveLength(1)
  expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
})

test('a rate stays for sale when rooms beside it come back', async () => {
  const query = {
    hotelId: hotelOf('family_four'),
    stay: stayFor(),
    searchedAt: new Date('2026-11-20T12:00:00Z'),
    provider: 'example-provider-1',
  } as const
  const all = await hotelSupply.rates(query, () => 0)
  const keys = new Set<string>()
  // When one room type is sold out, rates appear that the full list may not have.
  for (const { rooms } of all) {
    const taken = (roomId: number) => (roomId === rooms[0]?.roomId ? 1000 : 0)
    for (const rate of await hotelSupply.rates(query, taken)) keys.add(rate.key)
  }
  expect(keys.size).toBeGreaterThanOrEqual(all.length)
  for (const key of [...keys, ...all.map((rate) => rate.key)]) {
    const again = await hotelSupply.rate(query, key, () => 0)
    expect(again?.key).toBe(key)
    expect(again?.available).toBeGreaterThan(0)
    const listed = all.find((rate) => rate.key === key)
    if (listed) expect(JSON.stringify(again)).toBe(JSON.stringify(listed))
    const gone = await hotelSupply.rate(query, key, () => 1000)
    expect(gone?.available).toBe(0)
  }
  expect(await hotelSupply.rate(query, '99.room_only.fixed', () => 0)).toBeNull()
})

test('production does not know the city', async () => {
  const caller = { ...(await office.grant('ada')), environment: 'production' } as const
  expect(await ratesOf('one_left', undefined, caller)).toBeNull()
})
