import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PricedItinerary } from '../../../../contract/air/itinerary.ts'
import { credit } from '../../../setup/credit.ts'
import type { HoldInput } from '../../../../lib/booking/hold-input.ts'
import type { PassengerForm } from '../../../../lib/air/passenger-form.ts'
import { tripKey } from '../../../../lib/air/draft.ts'
import { parseFare } from '../../../../lib/air/parse-fare.ts'
import { draftKey } from '../../../../lib/booking/draft.ts'
import { centsOfUsd } from '../../../../lib/money.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpHold } from '../../../../server/booking/look-up.ts'
import { openFormOf } from '../../../../server/booking/open-form.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import { draftTexts } from '../draft/draft-texts.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { bookBody, faresOf } from '../../../setup/air.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { holdInputFor, openWorld, type World } from '../world.ts'

// The same fare for the same travellers is never opened or booked in silence; other people go on (gap 217).

const BOOK = '/Air/AirBook'
const DATA = '/Air/AirBookingData'

let world: World
let office: MintedOffice
let grant: Grant<'air_book'>
let fares: PricedItinerary[]

async function open(dedupe: boolean, balance = '10000.00') {
  world = await openWorld({ gateway: { dedupe, issueSeconds: [0, 0] } })
  office = await world.gateway.mint({ balance })
  grant = await world.grant(await world.signIn(office), 'air_book')
  fares = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
}
afterEach(() => world.close())

function fareAt(index: number) {
  const fare = fares[index]
  if (!fare) throw new Error('too few fares')
  return fare
}

function input(change: Partial<HoldInput<PassengerForm>> = {}, index = 0): HoldInput<PassengerForm> {
  const fare = fareAt(index)
  const totalCents = centsOfUsd(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare)
  return { ...holdInputFor({ code: fare.FareSourceCode, totalCents }), ...change }
}

/** The flights of a fare with their days, as one text. */
function flightsOf({ OriginDestinationOptions }: PricedItinerary): string {
  const flights = OriginDestinationOptions.flatMap(({ FlightSegments }) => FlightSegments)
  return flights
    .map((each) => `${each.MarketingAirlineCode}${each.FlightNumber} ${each.DepartureDateTime}`)
    .join()
}

/** The form with the same names and another date of birth: another person. */
function forSomebodyElse(): HoldInput<PassengerForm> {
  const wanted = input()
  const passengers = wanted.form.passengers.map((each) => ({ ...each, birthDate: '1987-06-12' }))
  return { ...wanted, form: { ...wanted.form, passengers } }
}

const hold = (wanted: HoldInput<PassengerForm>) => holdOnce(world.desk, grant, airHandling, wanted)

async function held(wanted = input()): Promise<string> {
  const outcome = await hold(wanted)
  if (outcome.kind !== 'held') throw new Error(JSON.stringify(outcome))
  return outcome.reference
}

async function rows() {
  const db = await world.desk.store.db()
  return db.selectFrom('booking').select(['reference', 'client_reference']).orderBy('reference').execute()
}

describe('gap 217: the desk knows the earlier booking', () => {
  test('of a held fare: it says which and whose, and sends nothing', async () => {
    await open(true)
    const reference = await held()
    const existing = { reference, state: 'held', person: 'Anna Keller', madeBy: grant.displayName }
    const how = { title: 'LHR – AMS', meeting: 'same', isRead: true }
    expect(await hold(input())).toEqual({ kind: 'booked-before', existing: [{ ...existing, ...how }] })
    expect(world.calls(BOOK)).toBe(1)
  })

  test('of a ticketed fare: the form that is opened again asks, and opens nothing in silence', async () => {
    await open(true)
    const first = await openFormOf(world.desk, grant, airHandling, input().offerCode)
    const reference = await held(input({ clientReference: first.opening.clientReference }))
    await actOn(world.desk, grant, airHandling, 'order', reference)
    const again = await openFormOf(world.desk, grant, airHandling, input().offerCode)
    expect(again.opening.clientReference).not.toBe(first.opening.clientReference)
    expect(await hold(input({ clientReference: again.opening.clientReference }))).toMatchObject({
      kind: 'booked-before',
      existing: [{ reference, state: 'ticketed' }],
    })
  })

  test('of the same flight by a fare of another search', async () => {
    await open(true)
    const first = fareAt(0)
    const reference = await held()
    fares = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
    const same = fares.findIndex((fare) => flightsOf(fare) === flightsOf(first))
    expect(fareAt(same).FareSourceCode).not.toBe(first.FareSourceCode)
    expect(await hold(input({}, same))).toMatchObject({
      kind: 'booked-before',
      existing: [{ reference, meeting: 'same', person: 'Anna Keller' }],
    })
    expect(world.calls(BOOK)).toBe(1)
    expect(await held(input({ evenIfBooked: true }, same))).not.toBe(reference)
  })

  test('that a colleague made', async () => {
    await open(true)
    const colleague = await world.grant(await world.signIn(office, 'admin'), 'air_book')
    const first = await holdOnce(world.desk, colleague, airHandling, input())
    if (first.kind !== 'held') throw new Error(first.kind)
    expect(await hold(input())).toMatchObject({
      kind: 'booked-before',
      existing: [{ reference: first.reference, madeBy: colleague.displayName }],
    })
  })

  test('but cannot read it: it asks, and names nobody', async () => {
    await open(true)
    const reference = await held()
    world.trouble(DATA, 'not-found', 'not-found', 'not-found')
    expect(await hold(forSomebodyElse())).toMatchObject({
      kind: 'booked-before',
      existing: [{ reference, person: null, isRead: false }],
    })
  })

  test('booked even so: a gateway without the rule books another one', async () => {
    await open(false)
    const reference = await held()
    expect(await held(input({ evenIfBooked: true }))).not.toBe(reference)
  })

  test('booked even so: a gateway with the rule refuses, and the booking is named', async () => {
    await open(true)
    const reference = await held()
    expect(await hold(input({ evenIfBooked: true }))).toMatchObject({
      kind: 'duplicate',
      existing: { reference, person: 'Anna Keller' },
    })
  })
})

describe('gap 217: no question is asked', () => {
  test('for other people on the same fare', async () => {
    await open(false)
    const reference = await held()
    expect(await held(forSomebodyElse())).not.toBe(reference)
  })

  test('for the same people after the first booking has ended', async () => {
    await open(true)
    const reference = await held()
    await actOn(world.desk, grant, airHandling, 'cancel', reference)
    expect(await held(input())).not.toBe(reference)
  })

  test('for the same people on another day', async () => {
    await open(true)
    const reference = await held()
    fares = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS', '2026-12-23')
    expect(await held(input())).not.toBe(reference)
  })

  test('for the repetition of an attempt whose answer was lost', async () => {
    await open(true)
    const wanted = input()
    world.trouble(BOOK, 'lose-reply')
    expect(await hold(wanted)).toMatchObject({ kind: 'unknown' })
    const lookUp = await lookUpHold(world.desk, grant, airHandling, wanted.clientReference)
    if (lookUp.kind !== 'read') throw new Error(lookUp.kind)
    expect(await hold(wanted)).toMatchObject({ kind: 'held', reference: lookUp.booking.reference })
    expect(world.calls(BOOK)).toBe(1)
  })
})

describe('a form that stayed open after its hold', () => {
  test('asks once the booking is ticketed', async () => {
    await open(true)
    const wanted = input()
    const reference = await held(wanted)
    await actOn(world.desk, grant, airHandling, 'order', reference)
    const spent = await hold(wanted)
    if (spent.kind !== 'spent') throw new Error(spent.kind)
    expect(await hold({ ...wanted, clientReference: spent.nextReference })).toMatchObject({
      kind: 'booked-before',
      existing: [{ reference, state: 'ticketed' }],
    })
  })

  test('holds anew once the booking is cancelled', async () => {
    await open(true)
    const wanted = input()
    const reference = await held(wanted)
    await actOn(world.desk, grant, airHandling, 'cancel', reference)
    const spent = await hold(wanted)
    if (spent.kind !== 'spent') throw new Error(spent.kind)
    expect(await held({ ...wanted, clientReference: spent.nextReference })).not.toBe(reference)
  })
})

describe('gap 217: a gateway that answers with the earlier booking, and says so nowhere', () => {
  beforeEach(() => open(false))

  test('which the desk knows: nothing is recorded, and the agent is told', async () => {
    const reference = await held()
    const before = await rows()
    world.rewrite(BOOK, (body) => ({ ...body, UniqueId: reference }))
    expect(await hold(input({ evenIfBooked: true }))).toMatchObject({
      kind: 'duplicate',
      existing: { reference, person: 'Anna Keller' },
    })
    expect(await rows()).toEqual(before)
    const db = await world.desk.store.db()
    expect(await db.selectFrom('audit').select('verb').execute()).toEqual([{ verb: 'air.book' }])
  })

  test('which another program made: its record has another client reference', async () => {
    const fare = fareAt(0)
    const SessionId = grant.gatewaySession.reveal()
    await world.gateway.mustCall('air.revalidate', { SessionId, FareSourceCode: fare.FareSourceCode })
    const other = await world.gateway.mustCall('air.book', {
      SessionId,
      ...bookBody(fare.FareSourceCode),
      ClientUniqueId: 'TRIP-1',
    })
    world.rewrite(BOOK, (body) => ({ ...body, UniqueId: other.UniqueId }))
    expect(await hold(input())).toMatchObject({
      kind: 'duplicate',
      existing: { reference: other.UniqueId },
    })
    expect(await rows()).toEqual([{ reference: other.UniqueId, client_reference: 'TRIP-1' }])
  })
})

test('gap 217: after a short wallet and a top-up the same draft is held', async () => {
  await open(true, '10.00')
  const opened = await openFormOf(world.desk, grant, airHandling, input().offerCode)
  const wanted = input({ clientReference: opened.opening.clientReference })
  const key = draftKey('air', { subjectKey: tripKey(parseFare(fareAt(0))) })
  await keepDraft(world.desk, grant, key, JSON.stringify(wanted.form))
  const short = await hold(wanted)
  if (short.kind !== 'short') throw new Error(short.kind)
  expect(await draftTexts(world.desk, grant, 'air:')).toHaveLength(1)
  await credit(world.gateway.services.db, {
    officeId: office.officeId,
    amountCents: 1_000_000n,
    reference: null,
    at: world.desk.clock.now(),
    requestId: null,
  })
  // In the same tab, or after a reload: both go on with the same next reference.
  const reopened = await openFormOf(world.desk, grant, airHandling, wanted.offerCode)
  expect(reopened.opening.clientReference).toBe(short.nextReference)
  await held({ ...wanted, clientReference: short.nextReference })
  expect(await draftTexts(world.desk, grant, 'air:')).toEqual([])
})
