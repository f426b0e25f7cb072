import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { segmentsOf, termsOfFare } from '../../../../lib/air/fare.ts'
import type { Segment } from '../../../../lib/air/segment.ts'
import { parseFare } from '../../../../lib/air/parse-fare.ts'
import { wantedOfBooking, wantedOfFare } from '../../../../lib/air/wanted-fare.ts'
import type { PassengerForm } from '../../../../lib/air/passenger-form.ts'
import type { HoldInput } from '../../../../lib/booking/hold-input.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { checkFare } from '../../../../server/air/check-fare.ts'
import { airFormOf } from '../../../../server/air/form-of-booking.ts'
import { sameFare } from '../../../../server/air/same-fare.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { bookingAgainOf } from '../../../../server/booking/again-page.ts'
import { holdAgain } from '../../../../server/booking/again.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { lineOfRow } from '../../../../server/booking/stored-row.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { searchBody } from '../../../setup/air.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { heldHotel } from '../../../setup/hotel.ts'
import { fareInput, holdInputFor, openWorld, type World } from '../world.ts'

/** A booking that has ended is booked again: the same flights, people, contact and markup, and once. */

const BOOK = '/Air/AirBook'
const STREAM = '/Air/AirLowFareSearchIncremental'

let world: World
let office: MintedOffice
let grant: AnyGrant
let input: HoldInput<PassengerForm>

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await world.gateway.mint({
    balance: '50000.00',
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ada', role: 'admin' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  grant = await world.grant(await world.signIn(office), 'signed_in')
  input = await fareInput(world, grant)
  input.form.markup.adult = '25.50'
})

async function held(): Promise<string> {
  const done = await holdOnce(world.desk, grant, airHandling, input)
  if (done.kind !== 'held') throw new Error(done.kind)
  return done.reference
}

/** A hold that was released. */
async function ended(): Promise<string> {
  const reference = await held()
  expect(await actOn(world.desk, grant, airHandling, 'cancel', reference)).toEqual({ kind: 'done' })
  return reference
}

async function viewOf(reference: string) {
  const read = await lookUpBooking(world.desk, grant, airHandling, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  return read.booking
}

/** The route as the bookings list shows it. */
async function listedTitle(reference: string) {
  const db = await world.desk.store.db()
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return lineOfRow(world.desk, row).service?.title
}

/** Does the page's work before the agent presses: finds the flights, checks the price, opens the form. */
async function foundAgain(reference: string, by = grant) {
  const match = await sameFare(world.desk, by, wantedOfBooking(await viewOf(reference)))
  if (match.kind !== 'found') throw new Error(match.kind)
  const checked = await checkFare(world.desk, by, match.fare.offerCode)
  if (checked.kind !== 'priced') throw new Error(checked.kind)
  const { offer: fare } = checked
  const page = await bookingAgainOf(world.desk, by, reference)
  if (page.kind !== 'open') throw new Error(page.kind)
  return {
    reference,
    offerCode: fare.offerCode,
    acceptedTotalCents: fare.price.totalCents,
    clientReference: page.clientReference,
    evenIfBooked: false,
  }
}

async function rebooked(reference: string): Promise<string> {
  const outcome = await holdAgain(world.desk, grant, airHandling, await foundAgain(reference))
  if (outcome.kind !== 'held') throw new Error(JSON.stringify(outcome))
  return outcome.reference
}

describe('the same flights', () => {
  test('are found with what they gave, at the nearest price', async () => {
    const before = await viewOf(await ended())
    const match = await sameFare(world.desk, grant, wantedOfBooking(before))
    if (match.kind !== 'found') throw new Error(match.kind)
    const { fare } = match
    const flightsOf = (segments: readonly Segment[]) =>
      segments.map(({ carrierCode, flightNumber, departureAt, cabinName, baggage }) => [
        carrierCode,
        flightNumber,
        departureAt,
        cabinName,
        baggage,
      ])
    expect(flightsOf(segmentsOf(fare))).toEqual(flightsOf(before.segments))
    expect(termsOfFare(fare)).toEqual(before.agreed?.terms)
    expect(fare.offerCode).not.toBe(input.offerCode)
    expect(match.searchHref).toBe('/flights?trip=oneway&legs=LHR-AMS-2026-12-20&adt=1&chd=0&inf=0&cabin=1')
  })

  test('of two legs on one day stay two legs, although the record lists flights flat', async () => {
    const { PricedItineraries } = await world.gateway.mustCall('air.low-fare-search', {
      SessionId: grant.gatewaySession.reveal(),
      ...searchBody([
        ['LHR', 'AMS', '2026-12-20'],
        ['AMS', 'VIE', '2026-12-20'],
      ]),
    })
    const [fare] = PricedItineraries
    if (!fare) throw new Error('no fares')
    const { totalCents } = parseFare(fare).price
    input = holdInputFor({ code: fare.FareSourceCode, totalCents })
    const reference = await held()
    expect(await listedTitle(reference)).toBe('LHR – AMS – VIE')
    expect(await actOn(world.desk, grant, airHandling, 'cancel', reference)).toEqual({ kind: 'done' })
    const before = await viewOf(reference)
    expect(await listedTitle(reference)).toBe('LHR – AMS – VIE')
    expect(before.segments.map(({ legIndex }) => legIndex)).toEqual(
      segmentsOf(parseFare(fare)).map(({ legIndex }) => legIndex),
    )
    expect(before.segments.filter(({ connectionMinutes }) => connectionMinutes !== null)).toHaveLength(
      before.segments.length - 2,
    )
    expect(await sameFare(world.desk, grant, wantedOfBooking(before))).toMatchObject({
      kind: 'found',
      searchHref: expect.stringContaining('trip=multi&legs=LHR-AMS-2026-12-20,AMS-VIE-2026-12-20') as string,
    })
  })

  test('that are not sold any more, and a search that fails, are said, with the search filled in', async () => {
    const wanted = wantedOfBooking(await viewOf(await ended()))
    const other = wanted.flights.map((flight) => ({ ...flight, flightNumber: '9999' }))
    const searchHref = expect.stringContaining('legs=LHR-AMS-2026-12-20') as string
    expect(await sameFare(world.desk, grant, { ...wanted, flights: other })).toEqual({
      kind: 'none',
      searchHref,
    })
    const past = wanted.flights.map((flight) => ({ ...flight, day: '2026-01-02' }))
    expect(await sameFare(world.desk, grant, { ...wanted, flights: past })).toMatchObject({ kind: 'none' })
    world.trouble(STREAM, 'server-error', 'server-error', 'server-error')
    expect(await sameFare(world.desk, grant, wanted)).toMatchObject({ kind: 'failed', searchHref })
  })

  test('of a stream that is cut prove nothing', async () => {
    const wanted = wantedOfBooking(await viewOf(await ended()))
    const headers = { 'content-type': 'text/event-stream' }
    world.replace(STREAM, new Response('event: itineraries\ndata: {"Pri', { headers }))
    expect(await sameFare(world.desk, grant, wanted)).toMatchObject({ kind: 'failed' })
  })

  test('of a fare that is gone are found by the fare itself', async () => {
    const checked = await checkFare(world.desk, grant, input.offerCode)
    if (checked.kind !== 'priced') throw new Error(checked.kind)
    const match = await sameFare(world.desk, grant, wantedOfFare(checked.offer))
    expect(match).toMatchObject({ kind: 'found' })
  })
})

describe('rebooking', () => {
  test('holds for the same people, contact, passport and markup', async () => {
    const reference = await ended()
    const before = await airFormOf(world.desk, grant, reference)
    expect(before).toMatchObject({
      data: {
        passengers: [{ passportNumber: 'C01X00T47', passportIssued: '2023-05-01', nationality: 'DE' }],
        email: 'anna@example.com',
        markup: { adult: '25.50', child: '' },
      },
    })
    const made = await rebooked(reference)
    expect(made).not.toBe(reference)
    expect(await airFormOf(world.desk, grant, made)).toEqual(before)
  })

  test('links both bookings, also when the answer was lost', async () => {
    const reference = await ended()
    const again = await foundAgain(reference)
    world.trouble(BOOK, 'lose-reply')
    expect(await holdAgain(world.desk, grant, airHandling, again)).toEqual({
      kind: 'unknown',
      clientReference: again.clientReference,
    })
    const lookUp = await lookUpHold(world.desk, grant, airHandling, again.clientReference)
    if (lookUp.kind !== 'read') throw new Error(lookUp.kind)
    const made = lookUp.booking.reference
    expect(await bookingPageOf(world.desk, grant, reference)).toMatchObject({
      rebookedAs: [{ reference: made, word: 'Held' }],
    })
    expect(await bookingPageOf(world.desk, grant, made)).toMatchObject({
      booking: { agreed: { insteadOf: reference } },
      rebookedAs: [],
    })
  })

  test('by two people at once is one hold, and asks the one who comes later', async () => {
    const reference = await ended()
    const other = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
    const [one, two] = [await foundAgain(reference), await foundAgain(reference, other)]
    expect(one.clientReference).toBe(two.clientReference)
    const sent = world.calls(BOOK)
    const outcomes = await Promise.all([
      holdAgain(world.desk, grant, airHandling, one),
      holdAgain(world.desk, other, airHandling, two),
    ])
    expect(outcomes.filter(({ kind }) => kind === 'held')).toHaveLength(1)
    expect(world.calls(BOOK)).toBe(sent + 1)
    const later = await foundAgain(reference, other)
    expect(await holdAgain(world.desk, other, airHandling, later)).toMatchObject({
      kind: 'booked-before',
      existing: [{ state: 'held' }],
    })
    expect(world.calls(BOOK)).toBe(sent + 1)
  })

  test('after the new hold has ended too is a hold of its own', async () => {
    const reference = await ended()
    const first = await rebooked(reference)
    await actOn(world.desk, grant, airHandling, 'cancel', first)
    await world.gateway.advance(2)
    const second = await rebooked(reference)
    expect(second).not.toBe(first)
    expect(await bookingPageOf(world.desk, grant, reference)).toMatchObject({
      rebookedAs: [
        { reference: second, word: 'Held' },
        { reference: first, word: 'Cancelled' },
      ],
    })
  })

  test('at another price than the one shown sends nothing', async () => {
    const again = await foundAgain(await ended())
    const sent = world.calls(BOOK)
    const other = { ...again, acceptedTotalCents: again.acceptedTotalCents - 1 }
    expect(await holdAgain(world.desk, grant, airHandling, other)).toEqual({ kind: 'revalidate' })
    expect(world.calls(BOOK)).toBe(sent)
  })

  test('is offered for what has ended alone, and of erased people refused', async () => {
    const live = await held()
    expect(await bookingAgainOf(world.desk, grant, live)).toEqual({
      kind: 'elsewhere',
      href: `/bookings/${live}`,
    })
    await actOn(world.desk, grant, airHandling, 'cancel', live)
    const again = await foundAgain(live)
    await world.gateway.mustCall('privacy.erase-people', {
      SessionId: (
        await world.grant(await world.signIn(office, 'admin'), 'signed_in')
      ).gatewaySession.reveal(),
      UniqueId: live,
      Positions: [1],
    })
    expect(await holdAgain(world.desk, grant, airHandling, again)).toMatchObject({
      kind: 'refused',
      code: 'Erased',
    })
  })

  test('needs the permission of the hold, and a booking of the own office', async () => {
    const reference = await ended()
    const again = await foundAgain(reference)
    const viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
    const sent = world.calls(BOOK)
    expect(await holdAgain(world.desk, viewer, airHandling, again)).toMatchObject({
      kind: 'refused',
      permission: 'air_book',
    })
    const stranger = await world.grant(await world.signIn(await world.gateway.mint({})), 'signed_in')
    expect(await holdAgain(world.desk, stranger, airHandling, again)).toMatchObject({ kind: 'refused' })
    expect(world.calls(BOOK)).toBe(sent)
  })
})

test('a hold from the form of a fare is no rebooking', async () => {
  expect(await bookingPageOf(world.desk, grant, await held())).toMatchObject({
    booking: { agreed: { terms: expect.any(Array) as unknown } },
    rebookedAs: [],
  })
})

describe('what cannot be booked again here', () => {
  test('leads to its own page or to a search for the same', async () => {
    const stay = await heldHotel(world.gateway, grant.gatewaySession.reveal())
    expect(await bookingAgainOf(world.desk, grant, stay)).toEqual({
      kind: 'elsewhere',
      href: `/bookings/${stay}`,
    })
    expect(await actOn(world.desk, grant, hotelHandling, 'cancel', stay)).toEqual({ kind: 'done' })
    expect(await bookingAgainOf(world.desk, grant, stay)).toMatchObject({
      kind: 'elsewhere',
      href: expect.stringMatching(/^\/hotels/) as string,
    })
    expect(await bookingAgainOf(world.desk, grant, 'PO9999999')).toEqual({
      kind: 'elsewhere',
      href: '/bookings/PO9999999',
    })
  })

  test('is refused in words, also by a service that does not answer or a session that has ended', async () => {
    const again = await foundAgain(await ended())
    const refused = holdAgain(world.desk, grant, hotelHandling, again)
    expect(await refused).toEqual({
      kind: 'refused',
      code: 'NotOffered',
      message: 'This cannot be booked again here.',
    })
    world.trouble('/Air/AirBookingData', 'server-error', 'server-error', 'server-error')
    expect(await holdAgain(world.desk, grant, airHandling, again)).toEqual({
      kind: 'refused',
      code: 'Unavailable',
      message: "The booking service isn't responding.",
    })
    world.clearTroubles()
    await world.gateway.call('session.end', { SessionId: grant.gatewaySession.reveal() })
    expect(await holdAgain(world.desk, grant, airHandling, again)).toEqual({ kind: 'session' })
    expect(await bookingAgainOf(world.desk, grant, again.reference)).toEqual({ kind: 'session' })
  })
})

test('the page to book again has the search and who may hold, also while the office cannot be asked', async () => {
  const reference = await ended()
  const open = await bookingAgainOf(world.desk, grant, reference)
  expect(open).toMatchObject({
    kind: 'open',
    booking: { reference },
    holdBar: null,
    searchHref: '/flights?trip=oneway&legs=LHR-AMS-2026-12-20&adt=1&chd=0&inf=0&cabin=1',
  })
  world.trouble('/Activity/v2/config', ...Array<'server-error'>(6).fill('server-error'))
  expect(await bookingAgainOf(world.desk, grant, reference)).toMatchObject({ kind: 'open' })
  world.clearTroubles()
})
