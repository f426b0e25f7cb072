import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { termsOfFare } from '../../../../lib/air/fare.ts'
import { parseFare } from '../../../../lib/air/parse-fare.ts'
import { checkedRateOf } from '../../../../lib/hotel/rate.ts'
import { cancellationTerms } from '../../../../lib/hotel/terms.ts'
import { centsOfUsd } from '../../../../lib/money.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import type { KindHandling, KindTypes } from '../../../../server/booking/kind.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { faresOf } from '../../../setup/air.ts'
import { someRate } from '../../../setup/hotel.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { holdInputFor, openWorld, type World } from '../world.ts'

// The terms that an offer had when it was held stay with the booking, whatever its record says later.

let world: World
let grant: Grant<'air_book'>
let sessionId: string

beforeEach(async () => {
  world = await openWorld({ gateway: { issueSeconds: [0, 0] } })
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'air_book')
  sessionId = grant.gatewaySession.reveal()
})
afterEach(() => world.close())

async function someFare() {
  const [fare] = await faresOf(world.gateway, sessionId, 'LHR', 'AMS')
  if (!fare) throw new Error('no fares')
  const totalCents = centsOfUsd(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare)
  return {
    terms: termsOfFare(parseFare(fare)),
    input: holdInputFor({ code: fare.FareSourceCode, totalCents }),
  }
}

async function viewOf<K extends KindTypes>(kind: KindHandling<K>, reference: string) {
  const read = await lookUpBooking(world.desk, grant, kind, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  return read.booking
}

test('a fare has change and refund with their fees, before and after the ticket', async () => {
  const { terms, input } = await someFare()
  const held = await holdOnce(world.desk, grant, airHandling, input)
  if (held.kind !== 'held') throw new Error(held.kind)
  expect((await viewOf(airHandling, held.reference)).agreed).toMatchObject({ terms })
  await actOn(world.desk, grant, airHandling, 'order', held.reference)
  const ticketed = await viewOf(airHandling, held.reference)
  expect(ticketed.state).toBe('ticketed')
  expect(ticketed.agreed).toMatchObject({ terms })
  expect(ticketed.terms?.map(({ about }) => about)).toEqual(['refund'])
})

test('a fare whose answer was lost has its terms too', async () => {
  const { terms, input } = await someFare()
  world.trouble('/Air/AirBook', 'lose-reply')
  expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'unknown' })
  const lookUp = await lookUpHold(world.desk, grant, airHandling, input.clientReference)
  expect(lookUp).toMatchObject({ kind: 'read', booking: { agreed: { terms } } })
})

test('a rate has the steps of its cancellation, the same as in the record', async () => {
  const rate = await someRate(world.gateway, sessionId)
  const checked = await world.gateway.mustCall('hotel.check-rate', {
    SessionId: sessionId,
    FareSourceCode: rate.FareSourceCode,
  })
  const offer = checkedRateOf(checked)
  const held = await holdOnce(world.desk, grant, hotelHandling, {
    offerCode: offer.offerCode,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: offer.price.totalCents,
    evenIfBooked: false,
    form: filledGuests(offer.rooms),
  })
  if (held.kind !== 'held') throw new Error(JSON.stringify(held))
  const booking = await viewOf(hotelHandling, held.reference)
  const terms = cancellationTerms(offer.terms, offer.price.totalCents)
  expect(booking.agreed).toMatchObject({ terms })
  expect(booking.terms).toEqual(terms)
})

test('a booking that the desk did not hold has no agreed terms', async () => {
  const { input } = await someFare()
  const held = await holdOnce(world.desk, grant, airHandling, input)
  if (held.kind !== 'held') throw new Error(held.kind)
  const db = await world.desk.store.db()
  await db.deleteFrom('booking').execute()
  expect((await viewOf(airHandling, held.reference)).agreed).toBeNull()
})
