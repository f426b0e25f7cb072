import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hotelBoards } from '../../../../contract/hotel/codes.ts'
import { placeRates } from '../../../../gateway/world/hotel/place-rates.ts'
import type { HotelRate } from '../../../../gateway/supply/hotel/rate.ts'
import { hotelOfRow } from '../../../../gateway/world/hotel/hotel-of-row.ts'
import { rateOfKey, ratesOfHotel } from '../../../../gateway/world/hotel/rates-of-hotel.ts'
import { dateOf, dayOf } from '../../../../gateway/world/hotel/rates/night-factors.ts'
import { hotelProviders, type HotelProvider } from '../../../../contract/hotel/providers.ts'
import { freeUntil, refundableUntil } from '../../../../gateway/domain/hotel/terms.ts'
import { instantOfWall } from '../../../../gateway/time-zone.ts'
import type { PlaceRates } from '../../../../gateway/supply/hotel/port.ts'
import { hotelBasis } from '../../../../gateway/world/hotel/rates/hotel-basis.ts'
import { marketOf } from '../../../../gateway/world/hotel/rates/market.ts'
import { leadCents } from './lead-cents.ts'
import { raisedRate } from '../../../../gateway/domain/hotel/rate-variant.ts'
import type { Stay } from '../../../../gateway/supply/hotel/stay.ts'
import { madeCity } from './made-city.ts'

const today = '2026-11-20'
const now = new Date(`${today}T09:30:00Z`)
const city = madeCity(400)
const nobody = () => 0
const couple = { adults: 2, childAges: [] }
const weekend: Stay = { checkIn: '2027-02-12', checkOut: '2027-02-14', occupancies: [couple] }
const ratesOf = (row: number, stay: Stay, taken = nobody as (roomId: number, night: string) => number) =>
  ratesOfHotel({ city, row }, stay, now, taken)

const stays: fc.Arbitrary<Stay> = fc
  .record({
    lead: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 420 })),
    nights: fc.integer({ min: 1, max: 21 }),
    occupancies: fc.array(
      fc.record({
        adults: fc.oneof(fc.constant(2), fc.integer({ min: 1, max: 8 })),
        childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ lead, nights, occupancies }) => ({
    checkIn: dateOf(dayOf(today) + lead),
    checkOut: dateOf(dayOf(today) + lead + nights),
    occupancies,
  }))

/** The facts about a rate that filters use, read from the room types that its key names. */
function featuresOf(row: number, rate: HotelRate, provider: HotelProvider) {
  const { plans } = hotelBasis({ city, row }, marketOf(city.placeId), provider)
  const rooms = rate.rooms.map(({ roomId }) => plans[roomId - 1]!)
  const least = (of: (plan: (typeof rooms)[number]) => number) => Math.min(...rooms.map(of))
  return {
    board: rate.board,
    free: rate.terms === 'free_cancellation',
    beds: least((plan) => (plan.sharedRoom ? 1 : plan.doubles + plan.singles)),
    bedrooms: least(({ bedrooms }) => bedrooms),
    double: rooms.every(({ doubles }) => doubles > 0),
    single: rooms.every(({ singles }) => singles > 0),
    cents: rate.totalCents,
    refundable: rate.terms !== 'non_refundable',
    before: rate.beforeDiscountCents,
  }
}

type Features = ReturnType<typeof featuresOf>

/** The same of the rates that a search reads. */
function searched(rates: PlaceRates, row: number): Features[] {
  const [from = 0, end = 0] = rates.first.subarray(row, row + 2)
  return Array.from({ length: end - from }, (_, at) => {
    const { freeCancellation, bedTypes, ...kind } = rates.kinds[rates.kind[from + at]!]!
    return {
      ...kind,
      free: freeCancellation,
      double: bedTypes.includes('double'),
      single: bedTypes.includes('single'),
      cents: rates.totalCents[from + at]!,
      before: rates.beforeDiscountCents[from + at]!,
    }
  })
}

describe('rates of a place and of a hotel', () => {
  it('gap 221: the cheapest one that meets any filters is the same to the cent, whatever is asked', () => {
    let sold = 0
    let none = 0
    const wanted = fc.record({
      board: fc.constantFrom(null, ...hotelBoards.map(({ id }) => id)),
      free: fc.boolean(),
      beds: fc.integer({ min: 0, max: 4 }),
      bedrooms: fc.integer({ min: 0, max: 3 }),
      bed: fc.constantFrom(null, 'double', 'single'),
    })
    fc.assert(
      fc.property(
        stays,
        fc.array(fc.nat(city.size - 1), { minLength: 8, maxLength: 8 }),
        fc.array(wanted, { minLength: 6, maxLength: 6 }),
        fc.constantFrom(...hotelProviders),
        (stay, rows, questions, provider) => {
          const place = placeRates(city, stay, now, provider)
          for (const row of rows) {
            const all = ratesOfHotel({ city, row }, stay, now, nobody, provider).map((rate) =>
              featuresOf(row, rate, provider),
            )
            const results = searched(place, row)
            if (all.length > 0) sold++
            else none++
            expect(results.length).toBeLessThanOrEqual(all.length)
            expect(results.map(({ cents }) => cents)).toEqual(
              results.map(({ cents }) => cents).sort((a, b) => a - b),
            )
            expect(results[0]).toEqual(all[0])
            for (const { board, free, beds, bedrooms, bed } of questions) {
              const meets = (rate: Features) =>
                (board === null || rate.board === board) &&
                (!free || rate.free) &&
                rate.beds >= beds &&
                rate.bedrooms >= bedrooms &&
                (bed === null || rate[bed])
              expect(results.find(meets)?.cents).toBe(all.find(meets)?.cents)
              expect(results.some((rate) => meets(rate) && rate.free)).toBe(
                all.some((rate) => meets(rate) && rate.free),
              )
            }
          }
        },
      ),
      { numRuns: 400 },
    )
    expect(sold).toBeGreaterThan(300)
    expect(none).toBeGreaterThan(300)
  })

  it('say the same twice, and differ with the dates', () => {
    const first = placeRates(city, weekend, now)
    expect(placeRates(city, weekend, now)).toEqual(first)
    const later = placeRates(city, { ...weekend, checkIn: '2027-02-13', checkOut: '2027-02-15' }, now)
    expect(later.totalCents).not.toEqual(first.totalCents)
  })

  it('sell out: some hotels, more of them on busy dates, never all', () => {
    const shares = Array.from({ length: 60 }, (_, week) => {
      const checkIn = dateOf(dayOf(today) + 7 * week + 1)
      const stay = { ...weekend, checkIn, checkOut: dateOf(dayOf(checkIn) + 3) }
      return leadCents(placeRates(city, stay, now)).filter((cents) => cents === 0).length / city.size
    })
    expect(Math.min(...shares)).toBeGreaterThan(0.02)
    expect(Math.max(...shares)).toBeGreaterThan(2 * Math.min(...shares))
    expect(Math.max(...shares)).toBeLessThan(0.8)
  })
})

describe('rates of a hotel', () => {
  const all = Array.from({ length: city.size }, (_, row) => row).flatMap((row) =>
    ratesOf(row, { ...weekend, occupancies: [couple, { adults: 1, childAges: [6, 11] }] }).map((rate) => ({
      row,
      rate,
    })),
  )

  it('hold everybody who comes, add up, and have keys of their own', () => {
    expect(all.length).toBeGreaterThan(300)
    for (const { row, rate } of all) {
      expect(rate.rooms.map(({ adults, childAges }) => [adults, childAges])).toEqual([
        [2, []],
        [1, [6, 11]],
      ])
      for (const room of rate.rooms) {
        expect(room.adults + room.childAges.length).toBeLessThanOrEqual(room.maxOccupancy)
        expect(room.totalCents).toBeGreaterThan(0)
        expect(room.name + room.description).not.toMatch(/undefined|NaN| {2}/)
        expect(room.sizeM2).toBeGreaterThan(5)
      }
      expect(rate.rooms.reduce((sum, room) => sum + room.totalCents, 0)).toBe(rate.totalCents)
      expect(rate.beforeDiscountCents).toBeGreaterThanOrEqual(rate.totalCents)
      expect(rate.available).toBeGreaterThan(0)
      expect(city.adultsOnly[row]).toBe(0)
    }
    const keys = all.map(({ row, rate }) => `${row} ${rate.key}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are sorted by price, and what cannot be given back is cheaper than the same rooms with terms', () => {
    for (let row = 0; row < city.size; row++) {
      const rates = ratesOf(row, weekend)
      const totals = rates.map(({ totalCents }) => totalCents)
      expect(totals).toEqual([...totals].sort((a, b) => a - b))
      const byKey = new Map(rates.map((rate) => [rate.key, rate]))
      for (const rate of rates) {
        const fixed = byKey.get(rate.key.replace(/[^.]+$/, 'fixed'))
        if (fixed && rate !== fixed) expect(fixed.totalCents).toBeLessThan(rate.totalCents)
      }
    }
  })

  it('cancel in rising steps that end with the whole price', () => {
    const seen = new Set<HotelRate['terms']>()
    for (const { rate } of all) {
      seen.add(rate.terms)
      if (rate.terms === 'non_refundable') {
        expect([rate.steps, refundableUntil(rate)]).toEqual([[], null])
        continue
      }
      const from = rate.steps.map((step) => step.from)
      const amounts = rate.steps.map((step) => step.amountCents)
      expect(from).toEqual([...new Set(from)].sort())
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
      expect(amounts.at(-1)).toBe(rate.totalCents)
      if (rate.terms === 'free_cancellation') expect(freeUntil(rate)! < from[0]!).toBe(true)
      else expect(from[0]! <= now.toISOString()).toBe(true)
    }
    expect(seen.size).toBe(3)
  })

  it('are free until the last second of the deadline and not after it', () => {
    let proven = 0
    for (let row = 0; row < city.size; row++) {
      const zone = hotelOfRow({ city, row }).timeZone
      const rate = ratesOf(row, weekend).find(({ terms }) => terms === 'free_cancellation')
      if (!rate) continue
      const onTheDay = ratesOfHotel({ city, row }, weekend, instantOfWall(zone, freeUntil(rate)!), nobody)
      const dayAfter = ratesOfHotel({ city, row }, weekend, instantOfWall(zone, rate.steps[0]!.from), nobody)
      if (onTheDay.length === 0 || dayAfter.length === 0) continue
      expect(onTheDay.some(({ terms }) => terms === 'free_cancellation')).toBe(true)
      expect(dayAfter.some(({ terms }) => terms === 'free_cancellation')).toBe(false)
      proven++
    }
    expect(proven).toBeGreaterThan(50)
  })

  it('lose what bookings take, night by night, and come back when it is given back', () => {
    const row = Array.from({ length: city.size }, (_, at) => at).find(
      (at) => ratesOf(at, weekend).length > 3,
    )!
    const [first] = ratesOf(row, weekend)
    const { roomId } = first!.rooms[0]!
    const takenOn = (night: string, count: number) => (id: number, at: string) =>
      id === roomId && at === night ? count : 0
    const less = ratesOf(row, weekend, takenOn('2027-02-13', 1)).find(({ key }) => key === first!.key)
    expect(less?.available ?? 0).toBe(first!.available - 1)
    const gone = ratesOf(row, weekend, takenOn('2027-02-13', first!.available))
    expect(gone.some(({ rooms }) => rooms[0]!.roomId === roomId)).toBe(false)
    expect(ratesOf(row, weekend, takenOn('2027-02-14', 99))).toEqual(ratesOf(row, weekend))
  })

  it('give several parties rooms of their own', () => {
    const rows = Array.from({ length: city.size }, (_, row) => row)
    const small = rows.filter((row) => ratesOf(row, weekend)[0]?.available === 1)
    expect(small.length).toBeGreaterThan(3)
    for (const row of small) {
      const one = ratesOf(row, weekend)[0]!
      for (const rate of ratesOf(row, { ...weekend, occupancies: [couple, couple] }))
        expect(rate.rooms.filter(({ roomId }) => roomId === one.rooms[0]!.roomId).length).toBeLessThan(2)
    }
  })

  it('of several rooms say how many rooms can be sold, not how often the whole party can', () => {
    const party = (rooms: number) => ({
      ...weekend,
      occupancies: Array.from({ length: rooms }, () => couple),
    })
    let sixAndFour = 0
    for (let row = 0; row < city.size; row++) {
      const [one] = ratesOf(row, weekend)
      const four = ratesOf(row, party(4)).find(({ rooms }) =>
        rooms.every(({ roomId }) => roomId === one?.rooms[0]?.roomId),
      )
      if (!one || !four) continue
      expect(four.available).toBe(one.available)
      if (four.available === 6) sixAndFour++
    }
    expect(sixAndFour).toBeGreaterThan(0)
  })

  it('of different rooms are sold until their scarcest room type is gone', () => {
    let mixed = 0
    for (let row = 0; row < city.size; row++) {
      const stay = { ...weekend, occupancies: [couple, couple, couple] }
      const rate = ratesOf(row, stay).find(({ rooms }) =>
        rooms.some(({ roomId }) => roomId !== rooms[0]!.roomId),
      )
      if (!rate) continue
      mixed++
      expect(rate.available).toBeGreaterThanOrEqual(rate.rooms.length)
      const kinds = new Set(rate.rooms.map(({ roomId }) => roomId))
      const whenTaken = (count: number) =>
        rateOfKey({ city, row }, stay, now, rate.key, (id) => (kinds.has(id) ? count : 0))?.available
      const spare = rate.available - rate.rooms.length
      expect(whenTaken(spare)).toBe(rate.rooms.length)
      expect(whenTaken(spare + 1)).toBe(0)
    }
    expect(mixed).toBeGreaterThan(10)
  })

  it('charge less for a younger child, and a hotel for adults sells to no family', () => {
    const withChild = (age: number) => ({ ...weekend, occupancies: [{ adults: 2, childAges: [age] }] })
    let cheaper = 0
    for (let row = 0; row < city.size; row++) {
      const [baby, teen] = [ratesOf(row, withChild(1))[0], ratesOf(row, withChild(15))[0]]
      if (city.adultsOnly[row] === 1) expect([baby, teen]).toEqual([undefined, undefined])
      if (!baby || !teen) continue
      expect(baby.totalCents).toBeLessThanOrEqual(teen.totalCents)
      if (baby.totalCents < teen.totalCents) cheaper++
    }
    expect(cheaper).toBeGreaterThan(30)
  })

  it('rise by 6 to 12 per cent when a scenario says so, and still add up', () => {
    for (const { rate } of all.slice(0, 300)) {
      const raised = raisedRate(rate)
      expect(raised.totalCents / rate.totalCents).toBeGreaterThan(1.0599)
      expect(raised.totalCents / rate.totalCents).toBeLessThan(1.1201)
      expect(raised.rooms.reduce((sum, room) => sum + room.totalCents, 0)).toBe(raised.totalCents)
      if (raised.steps.length > 0) expect(raised.steps.at(-1)!.amountCents).toBe(raised.totalCents)
      expect(raised.beforeDiscountCents).toBeGreaterThanOrEqual(raised.totalCents)
      expect(raisedRate(rate)).toEqual(raised)
    }
  })
})
