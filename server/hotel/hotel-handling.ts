import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import { z } from 'zod'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import { hotelDraftFacts, type HotelDraft } from '../../lib/hotel/draft.ts'
import { hotelDraft } from '../../lib/hotel/draft-schema.ts'
import type { GuestForm } from '../../lib/hotel/guest-form.ts'
import { guestFormFields } from '../../lib/hotel/guest-fields.ts'
import { sameStayHref } from '../../lib/hotel/same-stay.ts'
import type { VerbOf } from '../../lib/kinds.ts'
import { kindHold } from '../booking/kind-hold.ts'
import type { KindHandling } from '../booking/kind.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { hotelOffers } from './hotel-offers.ts'
import { hotelActs, stayCancelPreview } from './hotel-acts.ts'
import { hotelBookingView } from './booking-view.ts'
import { pricedRate } from './check-rate.ts'
import { prepareHotelHold } from './hold.ts'
import { guestsIn, hotelPeople } from './hotel-people.ts'
import { hotelVoucherAnswer, hotelVoucherPage } from './voucher-pdf.ts'
import { stayItinerary } from './itinerary.ts'
import { hotelList, type HotelSummary } from './hotel-list.ts'
import { addDays } from '../../lib/dates.ts'
import { DEFAULT_ROOM } from '../../lib/hotel/stay.ts'
import { hotelHref } from '../../lib/hotel/stay-params.ts'
import { scenariosOf } from '../booking/kind-scenarios.ts'

const NIGHTS = 3

const room = z.object({
  adults: z.int().min(1).max(14),
  children: z.array(z.int().min(0).max(17)).max(10),
})

const hotel = z.object({
  kind: z.literal('hotel'),
  hotelId: z.int().positive(),
  /** The party that the hotel is made for. */
  rooms: z.array(room).min(1).max(8).optional(),
})

/** Hotels in which something rare happens: each leads to its rates. */
const hotelScenarios = scenariosOf('hotels', hotel, ({ hotelId, rooms = [DEFAULT_ROOM] }) => ({
  href: (date) => hotelHref(String(hotelId), { checkIn: date, checkOut: addDays(date, NIGHTS), rooms }),
  isAskedIn: (callText) => new RegExp(`\\b${hotelId}\\b`).test(callText),
}))

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
    const query = 'reference' in by ? { UniqueId: by.reference } : { ClientUniqueId: by.clientReference }
    const read = await callAs(desk, grant, 'hotel.booking-data', query)
    return read.kind === 'ok' ? { kind: 'ok', data: hotelBookingView(read.data) } : read
  },
  people: hotelPeople,
  checkedOf: (answer, at) => pricedRate(answer as ResponseOf<'hotel.check-rate'>, at),
  acts: hotelActs,
  cancelPreview: stayCancelPreview,
  list: hotelList,
  itinerary: (_desk, _grant, booking) => stayItinerary(booking),
  searchAgainHref: (booking) => sameStayHref(booking),
  vouchers: {
    operation: 'hotel.booking-data',
    answer: hotelVoucherAnswer,
    page: (_desk, _grant, booking) => hotelVoucherPage(booking),
  },
  offers: hotelOffers,
  scenarios: hotelScenarios,
}
