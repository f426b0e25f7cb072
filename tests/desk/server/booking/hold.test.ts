import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PricedItinerary } from '../../../../contract/air/itinerary.ts'
import { stateFacts } from '../../../../lib/booking/booking-state.ts'
import { listStatus } from '../../../../lib/booking/list-status.ts'
import { kindFacts } from '../../../../lib/kinds.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { referenceAfter } from '../../../../server/booking/client-reference.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import { watchGivenUp } from '../../../../server/booking/watch.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { bookBody, faresOf } from '../../../setup/air.ts'
import { holdInputFor, openWorld, type World } from '../world.ts'

const BOOK = '/Air/AirBook'
const DATA = '/Air/AirBookingData'

let world: World
let grant: Grant<'air_book'>
let fares: PricedItinerary[]

async function open(dedupe: boolean, balance = '10000.00') {
  world = await openWorld({ gateway: { dedupe, issueSeconds: [0, 0] } })
  const office = await world.gateway.mint({ balance })
  const cookie = await world.signIn(office)
  grant = await world.grant(cookie, 'air_book')
  fares = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
}

function fareAt(index: number) {
  const fare = fares[index]
  if (!fare) throw new Error('too few fares')
  const totalCents = Math.round(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare * 100)
  return { code: fare.FareSourceCode, totalCents }
}

async function heldCents(): Promise<number> {
  const reading = await walletOf(world.desk, grant)
  if (reading.kind !== 'read' || !reading.totals) throw new Error('no wallet')
  return reading.totals.heldCents
}

afterEach(() => world.close())

describe.each([true, false])('holding a fare, gateway dedupe %s', (dedupe) => {
  beforeEach(() => open(dedupe))

  test('20 at once with one reference are one AirBook and one hold', async () => {
    const input = holdInputFor(fareAt(0))
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => holdOnce(world.desk, grant, airHandling, input)),
    )
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ kind: 'held', priceChanged: false })
    expect(world.calls(BOOK)).toBe(1)
    expect(await heldCents()).toBe(input.acceptedTotalCents)
    expect(await holdOnce(world.desk, grant, airHandling, input)).toEqual(outcomes[0])
    expect(world.calls(BOOK)).toBe(1)
  })

  test('a lost reply is unknown, then recorded, and never booked twice', async () => {
    const input = holdInputFor(fareAt(0))
    world.trouble(BOOK, 'lose-reply')
    expect(await holdOnce(world.desk, grant, airHandling, input)).toEqual({
      kind: 'unknown',
      clientReference: input.clientReference,
    })
    const lookUp = await lookUpHold(world.desk, grant, airHandling, input.clientReference)
    expect(lookUp).toMatchObject({ kind: 'read', booking: { state: 'held', leadName: 'Anna Keller' } })
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'held' })
    expect(world.calls(BOOK)).toBe(1)
    expect(await heldCents()).toBe(input.acceptedTotalCents)
  })

  test('a malformed reply of a commit is unknown, never refused (ASVS 16.5.3)', async () => {
    world.trouble(BOOK, 'malformed')
    expect(await holdOnce(world.desk, grant, airHandling, holdInputFor(fareAt(0)))).toMatchObject({
      kind: 'unknown',
    })
  })

  test('a lost request stays unknown until it can no longer arrive, then frees the agent', async () => {
    const input = holdInputFor(fareAt(0))
    world.trouble(BOOK, 'lose-request')
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'unknown' })
    expect(await lookUpHold(world.desk, grant, airHandling, input.clientReference)).toEqual({
      kind: 'pending',
    })
    world.pass(69)
    expect(await lookUpHold(world.desk, grant, airHandling, input.clientReference)).toEqual({
      kind: 'pending',
    })
    world.pass(2)
    const over = await lookUpHold(world.desk, grant, airHandling, input.clientReference)
    if (over.kind !== 'not-booked') throw new Error(over.kind)
    expect(over.nextReference).not.toBe(input.clientReference)
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'not-booked' })
    expect(world.calls(BOOK)).toBe(1)
    const again = await holdOnce(world.desk, grant, airHandling, {
      ...input,
      clientReference: over.nextReference,
    })
    expect(again).toMatchObject({ kind: 'held' })
  })

  test('a booking that arrives after it was given up is cancelled', async () => {
    const input = holdInputFor(fareAt(0))
    world.trouble(BOOK, 'lose-request')
    await holdOnce(world.desk, grant, airHandling, input)
    world.pass(71)
    await lookUpHold(world.desk, grant, airHandling, input.clientReference)
    world.pass(9 * 60)
    const late = await world.gateway.call('air.book', {
      SessionId: grant.gatewaySession.reveal(),
      FareSourceCode: input.offerCode,
      ClientUniqueId: input.clientReference,
      TravelerInfo: {
        PhoneNumber: '+49301234567',
        Email: 'anna@example.com',
        AirTravelers: [
          {
            PassengerType: 1,
            Gender: 1,
            DateOfBirth: '1988-06-12',
            PassengerName: { PassengerFirstName: 'Anna', PassengerLastName: 'Keller' },
            Passport: {
              PassportNumber: 'C01X00T47',
              ExpiryDate: '2033-05-01',
              IssueDate: '2023-05-01',
              Country: 'DE',
            },
          },
        ],
      },
    })
    expect(late.body).toMatchObject({ Category: 10 })
    expect(await heldCents()).toBe(input.acceptedTotalCents)
    await watchGivenUp(world.desk, grant)
    expect(await heldCents()).toBe(0)
    const reads = world.calls(DATA)
    await watchGivenUp(world.desk, grant)
    expect(world.calls(DATA)).toBe(reads)
  })

  test('a late booking is cancelled even if many other attempts were given up since', async () => {
    const late = holdInputFor(fareAt(0))
    const inputs = [late, ...Array.from({ length: 7 }, () => holdInputFor(fareAt(1)))]
    for (const input of inputs) {
      world.trouble(BOOK, 'lose-request')
      await holdOnce(world.desk, grant, airHandling, input)
      world.pass(71)
      await lookUpHold(world.desk, grant, airHandling, input.clientReference)
    }
    const SessionId = grant.gatewaySession.reveal()
    await world.gateway.mustCall('air.revalidate', { SessionId, FareSourceCode: late.offerCode })
    await world.gateway.mustCall('air.book', {
      SessionId,
      ...bookBody(late.offerCode, {}, late.clientReference),
    })
    expect(await heldCents()).toBe(late.acceptedTotalCents)
    await watchGivenUp(world.desk, grant)
    expect(await heldCents()).toBe(0)
  })

  test('a reference that never reached the desk is taken away, so that it books nothing later', async () => {
    const input = holdInputFor(fareAt(0))
    const lookUp = await lookUpHold(world.desk, grant, airHandling, input.clientReference)
    if (lookUp.kind !== 'not-booked') throw new Error(lookUp.kind)
    expect(await holdOnce(world.desk, grant, airHandling, input)).toEqual({
      kind: 'not-booked',
      nextReference: lookUp.nextReference,
    })
    expect(world.calls(BOOK)).toBe(0)
    expect(await lookUpHold(world.desk, grant, airHandling, 'somebody-elses')).toEqual({ kind: 'not-found' })
  })

  test('nothing is sent while the gateway is down, and the same reference serves afterwards', async () => {
    const input = holdInputFor(fareAt(0))
    world.trouble(BOOK, 'refuse-connection')
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({
      kind: 'refused',
      code: 'Unavailable',
    })
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'held' })
  })

  test('another price than the accepted one is never held', async () => {
    const input = { ...holdInputFor(fareAt(0)), acceptedTotalCents: fareAt(0).totalCents - 1 }
    expect(await holdOnce(world.desk, grant, airHandling, input)).toEqual({ kind: 'revalidate' })
    expect(world.calls(BOOK)).toBe(0)
    const agreed = { ...input, acceptedTotalCents: fareAt(0).totalCents }
    expect(await holdOnce(world.desk, grant, airHandling, agreed)).toMatchObject({ kind: 'held' })
  })

  test('a session that ended is told, and the same reference serves after the renewal', async () => {
    const input = holdInputFor(fareAt(0))
    await world.gateway.call('session.end', { SessionId: grant.gatewaySession.reveal() })
    expect(await holdOnce(world.desk, grant, airHandling, input)).toEqual({ kind: 'session' })
    expect(world.calls(BOOK)).toBe(0)
  })

  test('a form that breaks a rule is not sent (ASVS 16.5.3)', async () => {
    const input = holdInputFor(fareAt(0))
    const [passenger] = input.form.passengers
    if (!passenger) throw new Error('no passenger')
    input.form.passengers = [{ ...passenger, birthDate: '2020-01-01' }]
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({
      kind: 'refused',
      code: 'BadForm',
    })
    expect(world.calls(BOOK)).toBe(0)
  })

  test('ticket: a lost reply is settled by the record, a second click gets the first result', async () => {
    const held = await holdOnce(world.desk, grant, airHandling, holdInputFor(fareAt(0)))
    if (held.kind !== 'held') throw new Error(held.kind)
    world.trouble('/Air/AirOrderTicket', 'lose-reply')
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => actOn(world.desk, grant, airHandling, 'order', held.reference)),
    )
    expect(clicks).toEqual(Array.from({ length: 5 }, () => ({ kind: 'done' })))
    expect(world.calls('/Air/AirOrderTicket')).toBe(1)
    expect(await actOn(world.desk, grant, airHandling, 'cancel', held.reference)).toMatchObject({
      kind: 'refused',
      code: 'Err0103004',
    })
  })

  test('ticket: a lost request may be tried again once the record shows that nothing happened', async () => {
    const held = await holdOnce(world.desk, grant, airHandling, holdInputFor(fareAt(0)))
    if (held.kind !== 'held') throw new Error(held.kind)
    world.trouble('/Air/AirOrderTicket', 'lose-request')
    const order = () => actOn(world.desk, grant, airHandling, 'order', held.reference)
    expect(await order()).toEqual({ kind: 'unknown' })
    // The request may still arrive, so it is looked for and not sent again.
    world.pass(69)
    expect(await order()).toEqual({ kind: 'unknown' })
    expect(world.calls('/Air/AirOrderTicket')).toBe(1)
    world.pass(2)
    expect(await order()).toMatchObject({ code: 'NotDone' })
    expect(world.calls('/Air/AirOrderTicket')).toBe(1)
    expect(await order()).toEqual({ kind: 'done' })
  })

  test('cancel releases, the list and the shell follow, the audit chain holds', async () => {
    const held = await holdOnce(world.desk, grant, airHandling, holdInputFor(fareAt(0)))
    if (held.kind !== 'held') throw new Error(held.kind)
    expect((await shellOf(world.desk, grant)).shell.holds.count).toBe(1)
    expect(await actOn(world.desk, grant, airHandling, 'cancel', held.reference)).toEqual({
      kind: 'done',
    })
    expect((await shellOf(world.desk, grant)).shell.holds.count).toBe(0)
    const list = await bookingsOf(world.desk, grant, null, () => {})
    expect(list).toMatchObject({
      kind: 'read',
      nextCursor: null,
      lines: [{ reference: held.reference, state: 'cancelled', leadName: 'Anna Keller' }],
    })
    const audit = await (await world.desk.store.db()).selectFrom('audit').selectAll().orderBy('seq').execute()
    expect(audit.map((row) => [row.verb, row.before_state, row.after_state])).toEqual([
      ['air.book', null, 'held'],
      ['air.cancel', 'held', 'cancelled'],
    ])
    expect(audit[1]?.previous_hash).toBe(audit[0]?.hash)
  })
})

test('a short wallet holds nothing, tells the shortfall to the cent, and gives a fresh reference for the next try', async () => {
  await open(true, '10.00')
  const input = holdInputFor(fareAt(0))
  const outcome = await holdOnce(world.desk, grant, airHandling, input)
  expect(outcome).toMatchObject({
    kind: 'short',
    availableCents: 1000,
    totalCents: input.acceptedTotalCents,
    shortCents: input.acceptedTotalCents - 1000,
  })
  expect(await holdOnce(world.desk, grant, airHandling, input)).toEqual(outcome)
  expect(world.calls(BOOK)).toBe(1)
})

describe('a booking that the airline refuses at once: 40/40 in the answer of AirBook', () => {
  const refused = (more: object) => (body: object) => ({ ...body, Category: 40, Status: 40, ...more })
  beforeEach(() => open(true))

  test('is not booked, with a fresh reference, and its record is never shown as held', async () => {
    const input = holdInputFor(fareAt(0))
    world.rewrite(BOOK, refused({ WarningMessage: 'No seats.' }))
    world.rewrite(DATA, refused({ CancelledAt: '2026-11-20T09:00:00.000Z' }))
    const outcome = await holdOnce(world.desk, grant, airHandling, input)
    expect(outcome).toEqual({
      ...{ kind: 'refused', code: 'refused', message: 'No seats.' },
      nextReference: referenceAfter(input.clientReference),
    })
    expect(await holdOnce(world.desk, grant, airHandling, input)).toEqual(outcome)
    expect(world.calls(BOOK)).toBe(1)
    const list = await bookingsOf(world.desk, grant, null, () => {})
    if (list.kind !== 'read') throw new Error(list.kind)
    expect(list.lines.map(listStatus)).toEqual([{ word: 'Not booked', tone: 'bad', own: 'Refused' }])
    world.rewrite(DATA, refused({ CancelledAt: '2026-11-20T09:00:00.000Z' }))
    const read = await lookUpBooking(world.desk, grant, airHandling, list.lines[0]!.reference)
    if (read.kind !== 'read') throw new Error(read.kind)
    const { booking } = read
    expect(booking).toMatchObject({ state: 'refused', deadlines: null, money: { place: 'none' } })
    expect(booking.timeline.map(({ text, movement }) => [text, movement])).toEqual([
      ['Not booked', undefined],
    ])
    expect(stateFacts(booking).headline('Anna Keller', kindFacts('air'))).toBe(
      'Anna Keller: not booked, refused by the airline',
    )
  })

  test('is not recorded by a look-up after its answer was lost', async () => {
    const input = holdInputFor(fareAt(0))
    world.trouble(BOOK, 'lose-reply')
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'unknown' })
    world.rewrite(DATA, refused({}))
    expect(await lookUpHold(world.desk, grant, airHandling, input.clientReference)).toEqual({
      kind: 'not-booked',
      nextReference: referenceAfter(input.clientReference),
    })
  })
})

test('a hold whose time is up drops out of the shell and the list by office time, and is named as lapsed', async () => {
  await open(true)
  const outcome = await holdOnce(world.desk, grant, airHandling, holdInputFor(fareAt(0)))
  const { reference } = outcome as Extract<typeof outcome, { kind: 'held' }>
  await world.gateway.advance(601)
  const holds = async () => (await shellOf(world.desk, grant)).shell.holds
  const none = { count: 0, soonestDeadlineAt: null, soonest: [] }
  expect(await holds()).toEqual({ ...none, lapsed: [reference] })
  const list = await bookingsOf(world.desk, grant, null, () => {})
  expect(list).toMatchObject({ lines: [{ state: 'lapsed' }] })
  expect(world.calls(DATA)).toBeGreaterThan(1)
  // By its state now, and not for ever.
  expect(await holds()).toEqual({ ...none, lapsed: [reference] })
  await world.gateway.advance(601)
  expect(await holds()).toEqual({ ...none, lapsed: [] })
})
