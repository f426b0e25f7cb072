import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PricedItinerary } from '../../../../contract/air/itinerary.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import { openFormOf } from '../../../../server/booking/open-form.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { faresOf } from '../../../setup/air.ts'
import { holdInputFor, openWorld, type World } from '../world.ts'

// The outcome of an attempt is recorded once, with the right time, and for the right form.

const BOOK = '/Air/AirBook'
const DATA = '/Air/AirBookingData'
const REVALIDATE = '/Air/AirRevalidate'

let world: World
let grant: Grant<'air_book'>
let fares: PricedItinerary[]

beforeEach(async () => {
  world = await openWorld({ gateway: { dedupe: false } })
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'air_book')
  fares = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
})
afterEach(() => world.close())

function input() {
  const [fare] = fares
  if (!fare) throw new Error('no fares')
  const totalCents = Math.round(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare * 100)
  return holdInputFor({ code: fare.FareSourceCode, totalCents })
}

async function stateOf(reference: string) {
  const rows = await (await world.desk.store.db()).selectFrom('booking').selectAll().execute()
  return rows.find((row) => row.reference === reference)?.state
}

test('how long a hold may still arrive counts from its sending, not from the price check before', async () => {
  const wanted = input()
  world.meanwhile(REVALIDATE, () => world.pass(60))
  world.trouble(BOOK, 'lose-request')
  expect(await holdOnce(world.desk, grant, airHandling, wanted)).toMatchObject({ kind: 'unknown' })
  world.pass(69)
  expect(await lookUpHold(world.desk, grant, airHandling, wanted.clientReference)).toEqual({
    kind: 'pending',
  })
  world.pass(2)
  expect(await lookUpHold(world.desk, grant, airHandling, wanted.clientReference)).toMatchObject({
    kind: 'not-booked',
  })
})

test('a hold that was given up during its price check is not sent', async () => {
  const wanted = input()
  world.meanwhile(REVALIDATE, async () => {
    world.pass(71)
    expect(await lookUpHold(world.desk, grant, airHandling, wanted.clientReference)).toMatchObject({
      kind: 'not-booked',
    })
  })
  expect(await holdOnce(world.desk, grant, airHandling, wanted)).toMatchObject({ kind: 'not-booked' })
  expect(world.calls(BOOK)).toBe(0)
})

test('however many look-ups find the end, the next reference is one, and the form opens with it', async () => {
  const { offerCode } = input()
  const opened = await openFormOf(world.desk, grant, airHandling, offerCode)
  const wanted = { ...input(), clientReference: opened.opening.clientReference }
  world.trouble(BOOK, 'lose-request')
  await holdOnce(world.desk, grant, airHandling, wanted)
  world.pass(71)
  const lookUps = await Promise.all(
    Array.from({ length: 5 }, () => lookUpHold(world.desk, grant, airHandling, wanted.clientReference)),
  )
  const nextReferences = lookUps.flatMap((lookUp) =>
    lookUp.kind === 'not-booked' ? [lookUp.nextReference] : [],
  )
  expect(nextReferences.length).toBeGreaterThan(0)
  expect(new Set(nextReferences).size).toBe(1)
  const again = await lookUpHold(world.desk, grant, airHandling, wanted.clientReference)
  expect(again).toEqual({ kind: 'not-booked', nextReference: nextReferences[0] })
  const reopened = await openFormOf(world.desk, grant, airHandling, offerCode)
  expect(reopened.opening.clientReference).toBe(nextReferences[0])
})

test('a form with other values under a spent reference is an attempt of its own', async () => {
  const first = input()
  const other = { ...first, form: { ...first.form, email: 'somebody.else@example.com' } }
  const held = await holdOnce(world.desk, grant, airHandling, first)
  if (held.kind !== 'held') throw new Error(held.kind)
  const outcome = await holdOnce(world.desk, grant, airHandling, other)
  if (outcome.kind !== 'spent') throw new Error(outcome.kind)
  const next = { ...other, clientReference: outcome.nextReference }
  expect(await holdOnce(world.desk, grant, airHandling, next)).toMatchObject({
    kind: 'booked-before',
    existing: [{ reference: held.reference }],
  })
  expect(await holdOnce(world.desk, grant, airHandling, first)).toEqual(held)
  expect(world.calls(BOOK)).toBe(1)
})

test('two forms at once under one reference: one is held, the other does not ride along', async () => {
  const first = input()
  const other = { ...first, form: { ...first.form, email: 'somebody.else@example.com' } }
  const outcomes = await Promise.all([
    holdOnce(world.desk, grant, airHandling, first),
    holdOnce(world.desk, grant, airHandling, other),
  ])
  expect(outcomes.filter((outcome) => outcome.kind === 'held')).toHaveLength(1)
  expect(world.calls(BOOK)).toBe(1)
})

test('a form with other values waits while the earlier attempt is looked for', async () => {
  const first = input()
  const other = { ...first, form: { ...first.form, email: 'somebody.else@example.com' } }
  world.trouble(BOOK, 'lose-request')
  expect(await holdOnce(world.desk, grant, airHandling, first)).toMatchObject({ kind: 'unknown' })
  expect(await holdOnce(world.desk, grant, airHandling, other)).toMatchObject({
    kind: 'refused',
    code: 'OtherForm',
  })
  expect(world.calls(BOOK)).toBe(1)
})

test('a reading that was asked for earlier never overwrites one that was asked for later', async () => {
  const held = await holdOnce(world.desk, grant, airHandling, input())
  if (held.kind !== 'held') throw new Error(held.kind)
  world.pass(1)
  // The gateway answers "held", but before the desk receives it, the booking is cancelled and read again.
  world.meanwhile(DATA, async () => {
    world.pass(1)
    expect(await actOn(world.desk, grant, airHandling, 'cancel', held.reference)).toEqual({
      kind: 'done',
    })
    world.pass(1)
  })
  expect(await lookUpBooking(world.desk, grant, airHandling, held.reference)).toMatchObject({
    booking: { state: 'held' },
  })
  expect(await stateOf(held.reference)).toBe('cancelled')
})
