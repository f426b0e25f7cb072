import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import { z } from 'zod'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import { airDraftFacts, type AirDraft } from '../../lib/air/draft.ts'
import { airDraft } from '../../lib/air/draft-schema.ts'
import type { PassengerForm } from '../../lib/air/passenger-form.ts'
import { passengerFormFields } from '../../lib/air/passenger-fields.ts'
import type { VerbOf } from '../../lib/kinds.ts'
import { kindHold } from '../booking/kind-hold.ts'
import type { KindHandling } from '../booking/kind.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { withAgreedLegs } from './segment-view.ts'
import { airList, type AirSummary } from './air-list.ts'
import { airFormOf, keepPassengers } from './form-of-booking.ts'
import { airPeople, peopleInForm } from './air-people.ts'
import { airBookingView } from './booking-view.ts'
import { checkedFare } from './check-fare.ts'
import { prepareAirHold } from './hold.ts'
import { airItinerary } from './itinerary.ts'
import { orderId } from './order-id.ts'
import { orderNotes } from './order-notes.ts'
import { airOffers } from './air-offers.ts'
import { airActs, refundOfAll } from './air-acts.ts'
import { orderList } from './order-list.ts'
import { sameSearchHref } from './same-search.ts'
import { withDepartures } from './start-zones.ts'
import { searchHref } from '../../lib/air/search-params.ts'
import { scenariosOf } from '../booking/kind-scenarios.ts'

/** Routes on which something rare happens: each leads to a search of it. */
const airScenarios = scenariosOf(
  'flights',
  z.object({ kind: z.literal('route'), from: z.string().length(3), to: z.string().length(3) }),
  ({ from, to }) => ({
    href: (date) =>
      searchHref({
        trip: 'oneway',
        legs: [{ from, to, date }],
        adults: 1,
        children: 0,
        infants: 0,
        cabin: 1,
      }),
    isAskedIn: (callText) => {
      const start = callText.indexOf(`"${from}"`)
      return start >= 0 && callText.indexOf(`"${to}"`, start) > start
    },
  }),
)

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
    const query = 'reference' in by ? { UniqueId: by.reference } : { ClientUniqueId: by.clientReference }
    const read = await callAs(desk, grant, 'air.booking-data', query)
    if (read.kind !== 'ok') return read
    return { kind: 'ok', data: await withDepartures(desk, grant, airBookingView(read.data)) }
  },
  otherId: orderId,
  notes: orderNotes,
  listing: orderList,
  people: airPeople,
  asAgreed: withAgreedLegs,
  checkedOf: (answer, at) => checkedFare(answer as ResponseOf<'air.revalidate'>, at),
  acts: airActs,
  cancelPreview: refundOfAll,
  list: airList,
  itinerary: airItinerary,
  searchAgainHref: (booking) => sameSearchHref(booking),
  offers: airOffers,
  scenarios: airScenarios,
}
