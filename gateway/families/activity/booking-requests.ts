import type { RequestOf } from '../../../contract/registry.ts'
import type { ActivityOrder } from '../../domain/activity/book.ts'
import type { BookingQuery } from '../../domain/activity/list-bookings.ts'

/** The booking that a request asks for; documented names win over their aliases (gaps 173-175). */
export function orderOf(body: RequestOf<'activity.create-booking'>['body']): ActivityOrder {
  return {
    variantUuid: body.productTypeUuid,
    arrivalDate: body.arrivalDate ?? body.date ?? null,
    slot: body.timeSlotUuid || body.timeSlot || null,
    party: { adult: body.adults ?? body.pax ?? 1, child: body.children, senior: body.seniors },
    customer: { ...body.customer, message: body.message || null },
    partnerReference: body.partnerReference || null,
    answers: body.options ?? { perBooking: [], perPax: [] },
    body,
  }
}

/** The bookings that a request asks for; an empty text asks for nothing. */
export function bookingQueryOf(query: RequestOf<'activity.bookings'>['query']): BookingQuery {
  return {
    from: query.date_start ?? null,
    to: query.date_end ?? null,
    state: query.status ?? null,
    partnerReference: query.partner_reference || null,
    customer: {
      firstName: query.first_name || null,
      lastName: query.last_name || null,
      email: query.email || null,
      phone: query.phone || null,
    },
    text: query.query || null,
    page: query.page,
    perPage: query.per_page,
  }
}
