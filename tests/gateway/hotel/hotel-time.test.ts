import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refundableUntil } from '../../../gateway/domain/hotel/terms.ts'
import { policyText } from '../../../gateway/families/words/policy-text.ts'
import { up } from '../../../gateway/store/migrations/0010-hotel-zone.ts'
import { valueOf } from '../booking/office.ts'
import type { MadeTerms } from './handmade-hotels.ts'
import { openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from './hotel-office.ts'

/** Hotel time: deadlines and charges follow the clocks of the hotel, and texts name them. */

const zones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Europe/Rome'] as const
const CENTS = 30_000

let world: HotelWorld
let office: HotelOffice
beforeEach(async () => {
  world = await openHotelWorld(zones.map((timeZone) => ({ timeZone, stock: 100 })))
  office = await openHotelOffice(world.services)
})
afterEach(() => world.close())

const hotelIn = (zone: (typeof zones)[number]) => zones.indexOf(zone) + 1

/** Sets the clock to this UTC time. */
function goTo(instant: string) {
  world.clock.advanceSeconds((Date.parse(instant) - world.clock.now().getTime()) / 1000)
}

async function confirmed(zone: (typeof zones)[number], terms: MadeTerms = 'flexible'): Promise<string> {
  const { reference } = valueOf(await office.book({ hotelId: hotelIn(zone), terms }))
  valueOf(await office.order(reference))
  return reference
}

describe('hotel time: a cancellation step begins', () => {
  test.each([
    ['Asia/Tokyo', '2026-12-08T14:59:59Z', 0],
    ['Asia/Tokyo', '2026-12-08T15:00:00Z', 10_000],
    ['Asia/Tokyo', '2026-12-10T15:00:00Z', CENTS],
    ['America/Los_Angeles', '2026-12-09T07:59:59Z', 0],
    ['America/Los_Angeles', '2026-12-09T08:00:00Z', 10_000],
    ['Europe/Rome', '2026-12-08T22:59:59Z', 0],
    ['Europe/Rome', '2026-12-08T23:00:00Z', 10_000],
  ] as const)('in %s: at %s cancelling costs %d cents', async (zone, at, chargeCents) => {
    const reference = await confirmed(zone)
    goTo(at)
    const shown = valueOf(await office.display(reference))
    const { cancellation } = valueOf(await office.cancel(reference))
    expect(cancellation).toEqual({ chargeCents, refundCents: CENTS - chargeCents })
    expect(shown.cancellation).toEqual(cancellation)
  })
})

describe('hotel time: a stay that has ended is not cancelled (gap 256)', () => {
  test.each([
    ['UTC', '2026-12-13T00:00:00Z'],
    ['Asia/Tokyo', '2026-12-12T15:00:00Z'],
    ['America/Los_Angeles', '2026-12-13T08:00:00Z'],
  ] as const)('in %s, from the day of check-out on, %s', async (zone, checkOut) => {
    const [before, after] = [await confirmed(zone), await confirmed(zone, 'partial')]
    goTo(new Date(Date.parse(checkOut) - 1000).toISOString())
    expect(valueOf(await office.display(before)).refundable).toBe(true)
    valueOf(await office.cancel(before))
    goTo(checkOut)
    expect(valueOf(await office.display(after))).toMatchObject({
      cancellation: { chargeCents: CENTS, refundCents: 0 },
      refundable: false,
    })
    expect(await office.cancel(after)).toMatchObject({ failure: 'not-cancellable' })
    expect(valueOf(await office.read(after)).state).toBe('confirmed')
    expect(await office.cancel(before)).toMatchObject({ failure: 'cancelled-already' })
  })
})

describe('hotel time: the terms of an offer', () => {
  const termsIn = async (zone: (typeof zones)[number]) => {
    const code = (await office.codeOf({ hotelId: hotelIn(zone) }))!
    return valueOf(await office.check(code)).rate.terms
  }

  test('are those of the hotel now', async () => {
    goTo('2026-12-08T15:00:00Z')
    expect(await termsIn('Asia/Tokyo')).toBe('partially_refundable')
    expect(await termsIn('Europe/Rome')).toBe('free_cancellation')
    goTo('2026-12-08T23:00:00Z')
    expect(await termsIn('Europe/Rome')).toBe('partially_refundable')
    goTo('2026-12-10T15:00:00Z')
    expect(await termsIn('Asia/Tokyo')).toBe('non_refundable')
    expect(await termsIn('America/Los_Angeles')).toBe('partially_refundable')
  })

  test('change between search and check, and are booked as checked', async () => {
    goTo('2026-12-08T14:55:00Z')
    const code = (await office.codeOf({ hotelId: hotelIn('Asia/Tokyo') }))!
    goTo('2026-12-08T15:05:00Z')
    expect(valueOf(await office.check(code)).rate.terms).toBe('partially_refundable')
    const { reference } = valueOf(await office.bookCode(code))
    expect(valueOf(await office.read(reference)).detail.rate.terms).toBe('partially_refundable')
  })
})

describe('gap 220: refundable_until is the last moment at which anything is given back', () => {
  test.each([
    ['flexible', '2026-12-10T23:59:59'],
    ['partial', '2026-12-09T23:59:59'],
    ['fixed', null],
  ] as const)('on %s terms: %s', async (terms, until) => {
    const code = (await office.codeOf({ hotelId: hotelIn('Europe/Rome'), terms }))!
    expect(refundableUntil(valueOf(await office.check(code)).rate)).toBe(until)
  })

  test.each([
    ['flexible', '2026-12-10T22:59:59Z', 20_000],
    ['flexible', '2026-12-10T23:00:00Z', 0],
    ['partial', '2026-12-09T22:59:59Z', 21_000],
    ['partial', '2026-12-09T23:00:00Z', 0],
  ] as const)('on %s terms in Rome, cancelling at %s refunds %d cents', async (terms, at, refundCents) => {
    const reference = await confirmed('Europe/Rome', terms)
    goTo(at)
    expect(valueOf(await office.display(reference)).cancellation.refundCents).toBe(refundCents)
  })
})

describe('hotel time: a text', () => {
  const rate = {
    terms: 'free_cancellation',
    totalCents: CENTS,
    steps: [
      { from: '2026-12-07T00:00:00', amountCents: 10_000 },
      { from: '2026-12-11T00:00:00', amountCents: CENTS },
    ],
  } as const

  test('names the zone of its times', () => {
    expect(policyText(rate, 'Europe/Rome')).toBe(
      'Free cancellation until 23:59:59 on 6 December 2026, Rome time (Europe/Rome). ' +
        'From 00:00:00 on 7 December 2026, Rome time, cancelling costs USD 100.00. ' +
        'From 00:00:00 on 11 December 2026, Rome time, cancelling costs USD 300.00, which is the whole price.',
    )
    expect(policyText({ ...rate, terms: 'partially_refundable' }, 'America/Argentina/Buenos_Aires')).toMatch(
      /^Partially refundable\. From 00:00:00 on 7 December 2026, Buenos Aires time \(America\/Argentina\/Buenos_Aires\), /,
    )
    expect(policyText(rate, 'UTC')).toMatch(
      /^Free cancellation until 23:59:59 on 6 December 2026, UTC\. From/,
    )
  })
})

test('hotel time: a booking keeps its zone; one older than the zones keeps the clock of the office', async () => {
  const code = (await office.codeOf({ hotelId: hotelIn('Asia/Tokyo') }))!
  valueOf(await office.check(code))
  const book = () => office.bookCode(code, { clientReference: 'TOKYO' })
  const booked = valueOf(await book())
  const { reference } = booked
  valueOf(await office.order(reference))
  expect(valueOf(await office.read(reference)).detail.hotel.timeZone).toBe('Asia/Tokyo')
  expect(booked.timeZone).toBe('Asia/Tokyo')
  const old = sql`
    update gateway.booking set
      detail = jsonb_set(detail #- '{hotel,timeZone}', '{rate,refundableUntil}', '"2026-12-08T23:59:59"'),
      first_answer = jsonb_set(first_answer - 'timeZone', '{rate,refundableUntil}', '"2026-12-08T23:59:59"')
    where reference = ${reference}`
  await old.execute(world.services.db)
  // A migration is typed without tables, because those of its time differ from today's.
  await up(world.services.db as unknown as Kysely<unknown>)
  const { detail } = valueOf(await office.read(reference))
  expect(detail.hotel.timeZone).toBe('UTC')
  expect(detail.rate).not.toHaveProperty('refundableUntil')
  expect(valueOf(await book())).toEqual({ ...booked, timeZone: 'UTC' })
  goTo('2026-12-08T23:59:59Z')
  expect(valueOf(await office.display(reference)).cancellation.chargeCents).toBe(0)
  goTo('2026-12-09T00:00:00Z')
  expect(valueOf(await office.display(reference)).cancellation.chargeCents).toBe(10_000)
})
