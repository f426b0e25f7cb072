import type { ActivityBookingRecord } from '../../../contract/activity/booking.ts'
import { bookedTicketTypes } from '../../../contract/activity/codes.ts'
import { singaporeTime } from '../../clock.ts'
import type { ActivityBooking, ActivityPeople } from '../../domain/activity/activity-booking.ts'
import { decimalOf } from '../words/decimal.ts'
import { ERASED } from '../../../contract/booking/person.ts'
import { bookingLinks } from './links.ts'
import { dollars } from './product-records.ts'
import { usdOf } from '../usd.ts'

/** A booking with all its fields (Activity v2, Booking; gaps 163, 173, 176, 177, 198). */
export function bookingRecord(
  booking: ActivityBooking,
  people: ActivityPeople,
  refundTransaction: string | null,
  origin: string,
): ActivityBookingRecord {
  const { detail, state } = booking
  const { variant, party } = detail
  return {
    uuid: detail.uuid,
    code: booking.reference,
    partnerReference: booking.client_reference,
    status: state,
    productTypeTitle: variant.title,
    productTypeUuid: variant.uuid,
    currencyCode: 'USD',
    totalAmount: usdOf(booking.total_cents),
    amountBreakdown: detail.breakdown.map(({ name, quantity, cents }) => ({
      name,
      quantity,
      price: decimalOf(cents),
    })),
    arrivalDate: detail.arrivalDate,
    timeSlot: detail.slot?.startTime ?? null,
    createdAt: singaporeTime(booking.created_at),
    updatedAt: singaporeTime(booking.updated_at),
    ...customerOf(people),
    adults: party.adult,
    children: party.child,
    seniors: party.senior,
    ticketTypes: bookedTicketTypes
      .filter((type) => party[type] > 0)
      .map((type) => ({ type, quantity: party[type] })),
    options: {
      perBooking: [...(people.contact?.answers ?? [])],
      perPax: people.travellers.map((traveller) => [...(traveller?.answers ?? [])]),
    },
    completedAt: booking.confirmed_at && singaporeTime(booking.confirmed_at),
    ...cancellationOf(booking),
    refundTransaction,
    links: bookingLinks(origin, booking),
  }
}

function customerOf({ contact }: ActivityPeople) {
  if (!contact) {
    return { salutation: '', firstName: ERASED, lastName: ERASED, email: ERASED, phone: ERASED }
  }
  const { salutation, firstName, lastName, email, phone } = contact
  return { salutation, firstName, lastName, email, phone }
}

/** How a request to cancel stands: open until it is answered by a state of its own. */
function cancellationOf({ state, detail, cancelled_at: settledAt }: ActivityBooking) {
  const { cancellation } = detail
  if (!cancellation) {
    const none = {
      cancellationRequestAt: null,
      cancellationStatus: null,
      refundDate: null,
      refundAmount: null,
    }
    return { ...none, cancellationRequestStatus: 'none' as const }
  }
  const open = state === 'cancellation_requested'
  const answered = !open && cancellation.refundCents !== null
  return {
    cancellationRequestAt: singaporeTime(new Date(cancellation.requestedAt)),
    cancellationRequestStatus: open ? ('open' as const) : ('closed' as const),
    cancellationStatus: open ? 'pending' : state,
    refundDate: state === 'refunded' && settledAt ? singaporeTime(settledAt) : null,
    refundAmount: answered ? dollars(cancellation.refundCents ?? 0) : null,
  }
}
