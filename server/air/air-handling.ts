import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import { airDraftFacts, type AirDraft } from '../../lib/air/draft.ts'
import { airDraft } from '../../lib/air/draft-schema.ts'
import type { PassengerForm } from '../../lib/air/passenger-form.ts'
import { passengerFormFields } from '../../lib/air/passenger-fields.ts'
import type { VerbOf } from '../../lib/kinds.ts'
import { bookingAct } from '../booking/kind-act.ts'
import { kindHold } from '../booking/kind-hold.ts'
import type { KindHandling } from '../booking/kind.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { withAgreedLegs } from './agreed-legs.ts'
import { airList, type AirSummary } from './air-list.ts'
import { airFormOf, keepPassengers } from './form-of-booking.ts'
import { airPeople, peopleInForm } from './air-people.ts'
import { airBookingView } from './booking-view.ts'
import { checkedFare } from './check-fare.ts'
import { prepareAirHold } from './hold.ts'
import { airItinerary } from './itinerary.ts'
import { orderId } from './order-id.ts'
import { refundAct } from './refund.ts'
import { sameSearchHref } from './same-search.ts'
import { airScenarios } from './scenarios.ts'
import { withDepartures } from './start-zones.ts'

const byReference = (reference: string) => ({ UniqueId: reference })

/** The types of the bookings of flights. */
type AirKind = {
  kind: 'air'
  view: AirBookingView
  verb: VerbOf<'air'>
  form: PassengerForm
  draft: AirDraft
  summary: AirSummary
}

/** Flights: how the server holds, reads, lists, orders, cancels and refunds them. */
export const airHandling: KindHandling<AirKind> = {
  kind: 'air',
  record: 'air.booking-data',
  hold: kindHold('air.book', {
    form: passengerFormFields,
    prepare: prepareAirHold,
    peopleIn: peopleInForm,
    formOf: airFormOf,
    onHeld: keepPassengers,
  }),
  draft: { schema: airDraft, factsOf: airDraftFacts },
  read: async (desk, grant, by) => {
    const query = 'reference' in by ? byReference(by.reference) : { ClientUniqueId: by.clientReference }
    const read = await callAs(desk, grant, 'air.booking-data', query)
    if (read.kind !== 'ok') return read
    return { kind: 'ok', data: await withDepartures(desk, grant, airBookingView(read.data)) }
  },
  otherId: orderId,
  people: airPeople,
  asAgreed: withAgreedLegs,
  checkedOf: (answer, at) => checkedFare(answer as ResponseOf<'air.revalidate'>, at),
  acts: {
    // Category 20 or 21 proves that the order took effect, and so does 40/40: only an order can be refused.
    order: bookingAct<'air.order-ticket', AirBookingView>('air.order-ticket', byReference, ({ state }) =>
      ['ticketing', 'ticketed', 'partly-refunded', 'refunded', 'failed'].includes(state),
    ),
    // Applies to a held booking. One that lapsed in the meantime has been released too.
    cancel: bookingAct<'air.cancel', AirBookingView>(
      'air.cancel',
      byReference,
      ({ state }) => state === 'cancelled' || state === 'lapsed',
    ),
    refund: refundAct,
  },
  list: airList,
  itinerary: airItinerary,
  searchAgainHref: (booking) => sameSearchHref(booking),
  scenarios: airScenarios,
}
