import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import { hotelDraftFacts, type HotelDraft } from '../../lib/hotel/draft.ts'
import { hotelDraft } from '../../lib/hotel/draft-schema.ts'
import type { GuestForm } from '../../lib/hotel/guest-form.ts'
import { guestFormFields } from '../../lib/hotel/guest-fields.ts'
import { sameStayHref } from '../../lib/hotel/same-stay.ts'
import type { VerbOf } from '../../lib/kinds.ts'
import { bookingAct } from '../booking/kind-act.ts'
import { kindHold } from '../booking/kind-hold.ts'
import type { KindHandling } from '../booking/kind.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { hotelCancelAct } from './cancel-act.ts'
import { hotelBookingView } from './booking-view.ts'
import { pricedRate } from './check-rate.ts'
import { prepareHotelHold } from './hold.ts'
import { guestsIn, hotelPeople } from './hotel-people.ts'
import { hotelScenarios } from './scenarios.ts'
import { hotelVoucherAnswer } from './voucher.ts'
import { stayFacts } from './voucher-facts.ts'
import { stayBlocks } from './voucher-pdf.ts'
import { hotelList, type HotelSummary } from './hotel-list.ts'

const byReference = (reference: string) => ({ UniqueId: reference })

/** The types of the bookings of hotels. */
type HotelKind = {
  kind: 'hotel'
  view: HotelBookingView
  verb: VerbOf<'hotel'>
  form: GuestForm
  draft: HotelDraft
  summary: HotelSummary
}

/** Hotels: how the server holds, reads, lists, orders, cancels and extends them. */
export const hotelHandling: KindHandling<HotelKind> = {
  kind: 'hotel',
  record: 'hotel.booking-data',
  hold: kindHold('hotel.book', { form: guestFormFields, prepare: prepareHotelHold, peopleIn: guestsIn }),
  draft: { schema: hotelDraft, factsOf: hotelDraftFacts },
  read: async (desk, grant, by) => {
    const query = 'reference' in by ? byReference(by.reference) : { ClientUniqueId: by.clientReference }
    const read = await callAs(desk, grant, 'hotel.booking-data', query)
    return read.kind === 'ok' ? { kind: 'ok', data: hotelBookingView(read.data) } : read
  },
  people: hotelPeople,
  checkedOf: (answer, at) => pricedRate(answer as ResponseOf<'hotel.check-rate'>, at),
  acts: {
    // A confirmed booking, with or without its voucher, proves that the order took effect.
    order: bookingAct<'hotel.order', HotelBookingView>(
      'hotel.order',
      byReference,
      ({ state }) => state === 'confirmed' || state === 'vouchering',
    ),
    // Applies to a held or a confirmed booking. One that lapsed in the meantime has been released too.
    cancel: hotelCancelAct,
    // An extension is possible once (gap 102), so a held booking that cannot be extended has had it.
    extend: bookingAct<'hotel.extend-payment-deadline', HotelBookingView>(
      'hotel.extend-payment-deadline',
      byReference,
      ({ state, canExtend }) => state === 'held' && !canExtend,
    ),
  },
  list: hotelList,
  itinerary: (_desk, { officeName }, booking) => stayBlocks(stayFacts(booking, officeName)),
  searchAgainHref: (booking) => sameStayHref(booking),
  vouchers: { operation: 'hotel.booking-data', answer: hotelVoucherAnswer },
  scenarios: hotelScenarios,
}
