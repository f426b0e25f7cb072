import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airBookingRecord as recordSchema } from '../../../contract/air/booking-data.ts'
import { bookAir } from '../../../gateway/domain/air/book.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { credit } from '../../../gateway/domain/wallet/credit.ts'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { fail } from '../../../gateway/domain/outcome.ts'
import { airBookingRecord } from '../../../gateway/families/session/air-booking-record.ts'
import { bookable } from './fares.ts'
import { inputFor, openOffice, traveler, valueOf, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openOffice(world.services)
})

async function wallet() {
  const { balanceCents, heldCents } = await balanceOf(world.services.db, office.officeId)
  return { balanceCents, heldCents }
}

function bookings() {
  return world.services.db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', office.officeId)
    .orderBy('unique_id')
    .execute()
}

async function rest() {
  expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
}

describe('AirBook', () => {
  test('holds the total and answers both limits', async () => {
    const booked = valueOf(await office.book({ totalCents: 61_234 }))
    expect(booked).toMatchObject({ state: 'held', priceChanged: false, warning: null })
    expect(booked.uniqueId).toMatch(/^PO\d{7}$/)
    expect(booked.limitAt).toEqual(new Date('2026-11-21T09:00:00Z'))
    const [row] = await bookings()
    expect(row?.lapses_at).toEqual(new Date('2026-11-20T09:10:00Z'))
    expect(await wallet()).toEqual({ balanceCents: 1_000_000n, heldCents: 61_234n })
    await rest()
  })

  test('holds until the airline’s limit when that comes before ten minutes', async () => {
    await office.book({ ticketLimitMinutes: 6 })
    const [row] = await bookings()
    expect(row?.lapses_at).toEqual(new Date('2026-11-20T09:06:00Z'))
  })

  test('passes on that the price changed', async () => {
    expect(valueOf(await office.book({ priceChanged: true })).priceChanged).toBe(true)
  })

  test('short of funds: a record 40/41 that names what is missing, and no hold', async () => {
    const booked = valueOf(await office.book({ totalCents: 1_081_240 }))
    expect(booked).toMatchObject({ state: 'short', limitAt: null })
    expect(booked.warning).toContain('USD 812.40 is missing')
    expect(valueOf(await office.read(booked.uniqueId)).state).toBe('short')
    expect(await wallet()).toEqual({ balanceCents: 1_000_000n, heldCents: 0n })
    const seats = await world.services.db
      .selectFrom('seat')
      .selectAll()
      .where('office_id', '=', office.officeId)
      .execute()
    expect(seats.every((seat) => seat.seats === 0)).toBe(true)
    const timers = await world.services.db
      .selectFrom('timer')
      .selectAll()
      .where('office_id', '=', office.officeId)
      .execute()
    expect(timers).toEqual([])
    await rest()
  })

  test('a fare that the wallet could not pay may be booked once it can', async () => {
    expect(valueOf(await office.book({ code: 'C', totalCents: 1_000_001 })).state).toBe('short')
    const at = world.clock.now()
    const { officeId } = office
    await credit(world.services.db, { officeId, amountCents: 1n, reference: null, at, requestId: null })
    expect(valueOf(await office.book({ code: 'C', totalCents: 1_000_001 })).state).toBe('held')
    await rest()
  })

  test('a fare that the office has booked: a record 40/42, and no second hold', async () => {
    const first = valueOf(await office.book({ code: 'A' }))
    const second = valueOf(await office.book({ code: 'A' }, { who: 'ben' }))
    expect(second).toMatchObject({ state: 'duplicate', limitAt: null })
    expect(second.warning).toContain('active booking')
    expect((await wallet()).heldCents).toBe(50_000n)
    valueOf(await office.cancel(first.uniqueId))
    expect(valueOf(await office.book({ code: 'A' })).state).toBe('held')
    await rest()
  })

  test('the same fare is free again once the first booking lapsed', async () => {
    await office.book({ code: 'B' })
    world.clock.advanceSeconds(600)
    expect(valueOf(await office.book({ code: 'B' })).state).toBe('held')
    await rest()
  })

  test('a lapsed hold nobody looked at does not make the wallet short', async () => {
    await office.book({ totalCents: 900_000 })
    world.clock.advanceSeconds(600)
    expect(valueOf(await office.book({ totalCents: 900_000 })).state).toBe('held')
    await rest()
  })

  test('seats: the last ones are sold once, and come back with the booking', async () => {
    const two = { adults: 1, children: 1, infants: 1, seatsLeft: 2, totalCents: 60_000 }
    const first = valueOf(await office.book(two))
    expect(await office.book(two)).toMatchObject({ ok: false, failure: 'Err0102005' })
    expect((await wallet()).heldCents).toBe(60_000n)
    expect(await bookings()).toHaveLength(1)
    valueOf(await office.cancel(first.uniqueId))
    expect(valueOf(await office.book(two)).state).toBe('held')
    await rest()
  })

  test('concurrent bookings of the last seats: one gets them', async () => {
    const fares = Array.from({ length: 12 }, () => office.book({ seatsLeft: 1, flightNumber: '911' }))
    const outcomes = await Promise.all(fares)
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    await rest()
  })

  test('500 at once on room for 100: exactly 100 are held', async () => {
    const rich = await openOffice(world.services, 1_000_000)
    const all = Array.from({ length: 500 }, (_, index) =>
      rich.book({ totalCents: 10_000, flightNumber: String(1000 + index) }),
    )
    const states = (await Promise.all(all)).map((outcome) => valueOf(outcome).state)
    expect(states.filter((state) => state === 'held')).toHaveLength(100)
    expect(states.filter((state) => state === 'short')).toHaveLength(400)
    expect(await checkLedger(world.services.db, rich.officeId)).toEqual([])
  }, 60_000)
})

describe('the same ClientUniqueId', () => {
  const clientUniqueId = 'TRIP-1'

  test('with the same body answers again what was answered first', async () => {
    const quote = bookable()
    const first = valueOf(await office.book(quote, { clientUniqueId }))
    world.clock.advanceSeconds(1200)
    expect(valueOf(await office.book(quote, { clientUniqueId }))).toEqual(first)
    expect(await bookings()).toHaveLength(1)
  })

  test('answers again without asking for the fare, which may be long gone', async () => {
    const quote = bookable()
    const first = valueOf(await office.book(quote, { clientUniqueId }))
    const grant = await office.grant<'air_book'>('ada')
    const again = await bookAir(world.services, grant, inputFor(quote, { clientUniqueId }), () =>
      Promise.resolve(fail('Err0102004')),
    )
    expect(valueOf(again)).toEqual(first)
  })

  test('with another body is refused', async () => {
    await office.book({}, { clientUniqueId })
    const other = await office.book({}, { clientUniqueId })
    expect(other).toMatchObject({
      ok: false,
      failure: 'Err0106001',
      message: expect.stringContaining('ClientUniqueId') as string,
    })
    expect(await bookings()).toHaveLength(1)
  })

  test('50 at once make one booking and get one answer', async () => {
    const quote = bookable()
    const all = await Promise.all(Array.from({ length: 50 }, () => office.book(quote, { clientUniqueId })))
    expect(new Set(all.map((outcome) => valueOf(outcome).uniqueId)).size).toBe(1)
    expect((await wallet()).heldCents).toBe(50_000n)
    await rest()
  })

  test('belongs to the office: another office may use it too', async () => {
    const other = await openOffice(world.services)
    const quote = bookable()
    const first = valueOf(await office.book(quote, { clientUniqueId }))
    const second = valueOf(await other.book(quote, { clientUniqueId }))
    expect(second.uniqueId).not.toBe(first.uniqueId)
    expect(second.state).toBe('held')
  })
})

describe('with the rules of gap 85 off', () => {
  test('the same request books twice, and the same fare too', async () => {
    const services = { ...world.services, settings: { ...world.services.settings, dedupe: false } }
    const loose = await openOffice(services)
    const quote = bookable()
    const first = valueOf(await loose.book(quote, { clientUniqueId: 'TRIP-1' }))
    const second = valueOf(await loose.book(quote, { clientUniqueId: 'TRIP-1' }))
    expect([first.state, second.state]).toEqual(['held', 'held'])
    expect(second.uniqueId).not.toBe(first.uniqueId)
    expect(await checkLedger(services.db, loose.officeId)).toEqual([])
    // Of two bookings under one reference the one that lives is found.
    valueOf(await loose.cancel(second.uniqueId))
    expect(valueOf(await loose.read(null, 'TRIP-1')).unique_id).toBe(first.uniqueId)
  })
})

describe('travellers', () => {
  const adult = traveler(1, '1988-06-12')
  const noPassport = { ...adult, Passport: undefined }
  const passport = { PassportNumber: 'C01X0000', Country: 'GB' }
  const cases: [string, Parameters<Office['book']>[0], (typeof adult)[], string | null][] = [
    ['a traveller too few', { adults: 2 }, [adult], '2 ADULT given while search but 1 ADULT information present in booking request'],
    ['a child not searched for', {}, [adult, traveler(2, '2018-01-01')], '0 CHILD given while search but 1 CHILD'],
    ['an adult of 12 on the last departure', {}, [traveler(1, '2015-01-21')], null],
    ['an adult of 11', {}, [traveler(1, '2015-01-22')], 'AirTravelers[0].DateOfBirth'],
    ['a child of 11', { children: 1 }, [adult, traveler(2, '2015-01-22')], null],
    ['a child of 12', { children: 1 }, [adult, traveler(2, '2015-01-21')], 'AirTravelers[1].DateOfBirth'],
    ['a child of 2', { children: 1 }, [adult, traveler(2, '2025-01-21')], null],
    ['a child of 1', { children: 1 }, [adult, traveler(2, '2025-01-22')], 'AirTravelers[1].DateOfBirth'],
    ['an infant of 1', { infants: 1 }, [adult, traveler(3, '2025-01-22')], null],
    ['an infant of 2', { infants: 1 }, [adult, traveler(3, '2025-01-21')], 'AirTravelers[1].DateOfBirth'],
    ['an infant not born yet', { infants: 1 }, [adult, traveler(3, '2027-02-01')], 'AirTravelers[1].DateOfBirth'],
    ['more infants than adults', { infants: 2, totalCents: 60_000 }, [adult, traveler(3, '2026-01-01'), traveler(3, '2026-01-01')], 'each infant needs an adult'],
    ['no passport where none is asked for', {}, [noPassport], null],
    ['no passport where one is', { passport: true }, [noPassport], 'AirTravelers[0].Passport cannot be null'],
    ['a passport that ends before the last arrival', {}, [{ ...adult, Passport: { ...passport, ExpiryDate: '2027-01-20' } }], 'Passport.ExpiryDate'],
    ['a passport that ends on that day', {}, [{ ...adult, Passport: { ...passport, ExpiryDate: '2027-01-21' } }], null],
    ['no date of issue where it is asked for', { passportIssueDate: true }, [{ ...adult, Passport: { ...passport, ExpiryDate: '2033-01-01' } }], 'Passport.IssueDate cannot be null'],
  ] // prettier-ignore
  test.each(cases)('%s', async (_, wanted, travelers, message) => {
    const outcome = await office.book(wanted, { travelers })
    if (message === null) return expect(valueOf(outcome).state).toBe('held')
    expect(outcome).toMatchObject({
      ok: false,
      failure: 'Err0106001',
      message: expect.stringContaining(message) as string,
    })
    expect(await bookings()).toHaveLength(0)
  })
})

describe('the record', () => {
  test('keeps to the contract in every state, and shows the tickets once issued', async () => {
    const wanted = { adults: 2, children: 1, infants: 1, totalCents: 240_000 }
    const { uniqueId } = valueOf(await office.book(wanted, { clientUniqueId: 'TRIP-9' }))
    const record = async () => {
      const booking = valueOf(await office.read(uniqueId))
      return recordSchema.parse(
        airBookingRecord(booking, await balanceOf(world.services.db, office.officeId)),
      )
    }
    const held = await record()
    expect(held).toMatchObject({
      Category: 10,
      Status: 10,
      BookedBy: 'ADA',
      ClientBalance: 7600,
      TicketedAt: null,
    })
    expect(held.TravelItinerary.ItineraryInfo.CustomerInfoes.every((each) => each.ETickets === '')).toBe(true)
    const pnr = held.TravelItinerary.ItineraryInfo.ReservationItems[0]?.AirlinePnr
    expect(pnr).toMatch(/^[A-Z0-9]{6}$/)

    valueOf(await office.order(uniqueId, 'cleo'))
    expect(await record()).toMatchObject({ Category: 20, Status: 20, OrderBy: 'CLEO' })
    world.clock.advanceSeconds(3)
    const ticketed = await record()
    expect(ticketed).toMatchObject({ Category: 21, Status: 21, ClientBalance: 7600 })
    const info = ticketed.TravelItinerary.ItineraryInfo
    const numbers = info.CustomerInfoes.map((each) => each.ETicketNumbers[0]?.ETicketNumber ?? '')
    expect(new Set(numbers).size).toBe(4)
    expect(numbers.every((number) => /^125\d{10}$/.test(number))).toBe(true)
    expect(info.ReservationItems.map((item) => item.AirlinePnr)).toEqual([pnr, pnr])
    expect(info.ReservationItems.map((item) => item.IsReturn)).toEqual([false, true])
    const cents = (usd: number) => Math.round(usd * 100)
    const parts = info.TripDetailPtcFareBreakdowns.reduce(
      (sum, each) =>
        sum + each.PassengerTypeQuantity.Quantity * cents(each.TripDetailPassengerFare.TotalFare),
      0,
    )
    expect(parts).toBe(240_000)
    expect(cents(info.ItineraryPricing.TotalFare)).toBe(240_000)
    expect(info.ReservationItems[0]?.AirlineRules).toContain('before departure allowed for USD 60.00')
  })

  test('a record of nothing reserved keeps to it too', async () => {
    const { uniqueId } = valueOf(await office.book({ totalCents: 99_000_000 }))
    const booking = valueOf(await office.read(uniqueId))
    const record = recordSchema.parse(
      airBookingRecord(booking, await balanceOf(world.services.db, office.officeId)),
    )
    expect(record).toMatchObject({ Category: 40, Status: 41, TktTimeLimit: null, TktTimeLimitTimeZone: null })
    expect(record.TravelItinerary.ItineraryInfo.ReservationItems[0]?.AirlinePnr).toBe('')
  })
})
