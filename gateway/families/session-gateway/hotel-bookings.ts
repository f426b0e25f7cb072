import { hotelStates, type HotelState } from '../../../contract/hotel/booking-states.ts'
import { DEFAULT_HOTEL_PROVIDER } from '../../../contract/hotel/providers.ts'
import { utcDateTime } from '../../clock.ts'
import { runDue } from '../../domain/booking/run-due.ts'
import { bookHotel } from '../../domain/hotel/book.ts'
import { hotelPeople } from '../../domain/hotel/hotel-booking.ts'
import { hotelBookingData } from '../../domain/hotel/booking-data.ts'
import { displayCancellation } from '../../domain/hotel/cancel-display.ts'
import { cancelHotel } from '../../domain/hotel/cancel.ts'
import { extendDeadline } from '../../domain/hotel/extend.ts'
import { orderHotel } from '../../domain/hotel/order.ts'
import { quoteRate } from '../../domain/hotel/quote.ts'
import { ok, okAs } from '../../domain/outcome.ts'
import { balanceOf } from '../../domain/wallet/balance.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { inWords } from '../failure.ts'
import { policyText } from '../words/policy-text.ts'
import { usdOf } from '../usd.ts'
import { failureOf, warningOf } from './booking-words.ts'
import { hotelBookingRecord } from './hotel-booking-record.ts'
import { policiesOf } from './hotel-offer.ts'
import { guestSentence, orderOf } from './hotel-orders.ts'

type BookingIds =
  | 'hotel.book'
  | 'hotel.order'
  | 'hotel.booking-data'
  | 'hotel.cancel-display'
  | 'hotel.cancel'
  | 'hotel.extend-payment-deadline'

function statesOf(state: HotelState) {
  const { category, status } = hotelStates[state]
  return { Category: category, Status: status }
}

/** Operations on hotel bookings of both generations (Session gateway, Hotel v1 and v2; gaps 94-106, 203). */
export function hotelBookingHandlers(services: Services): Pick<Handlers, BookingIds> {
  return {
    'hotel.book': async ({ request, caller }) => {
      const quote = quoteRate(services, caller, request.body.FareSourceCode)
      const booked = await bookHotel(services, caller, orderOf(request.body), quote)
      if (!booked.ok) return failureOf('hotel', inWords(booked, guestSentence))
      const { reference, state, limitAt, provider, rate, timeZone } = booked.value
      const note = policyText(rate, timeZone)
      return okAs(booked, {
        UniqueId: reference,
        ...statesOf(state),
        PaymentDeadline: limitAt && utcDateTime(limitAt),
        CanExtendPaymentDeadline: state === 'held',
        VatNumber: null,
        SupplierName: provider,
        Remarks: [],
        // Always false: the booked policy is the checked one.
        CancelationPolicyChange: false,
        CancellationPolicies: policiesOf(rate.steps),
        CancellationPolicyNote: note,
        CancellationPolicyNoteEn: note,
        WarningMessage: warningOf('hotel', booked.value),
      })
    },
    'hotel.order': async ({ request, caller }) => {
      const ordered = await orderHotel(services, caller, { reference: request.body.UniqueId })
      return ordered.ok ? ok(statesOf(ordered.value.state)) : failureOf('hotel', ordered)
    },
    'hotel.booking-data': async ({ request, caller, origin }) => {
      const { UniqueId, ClientUniqueId } = request.body
      const result = await hotelBookingData(services, caller, {
        reference: UniqueId ?? null,
        clientReference: ClientUniqueId ?? null,
      })
      if (!result.ok) return failureOf('hotel', result)
      // Funds of other, lapsed holds must be released first: ClientBalance includes them.
      await runDue(services, caller.officeId)
      const wallet = await balanceOf(services.db, caller.officeId)
      // The record shows the full profile even if a sparse source sold the hotel.
      const profile = await services.hotels.profile(result.value.detail.hotel.hotelId, DEFAULT_HOTEL_PROVIDER)
      const people = await hotelPeople(services, result.value)
      return ok(hotelBookingRecord(result.value, people, wallet, profile, origin))
    },
    'hotel.cancel-display': async ({ request, caller }) => {
      const shown = await displayCancellation(services, caller, { reference: request.body.UniqueId })
      if (!shown.ok) return failureOf('hotel', shown)
      const { booking, cancellation, refundable } = shown.value
      return ok({
        UniqueId: booking.reference,
        NonRefundable: !refundable,
        CancellationPolicies: policiesOf(booking.detail.rate.steps),
        CurrentPenalty: usdOf(cancellation.chargeCents),
        RefundAmount: usdOf(cancellation.refundCents),
        Currency: 'USD',
      })
    },
    'hotel.cancel': async ({ request, caller }) => {
      const cancelled = await cancelHotel(services, caller, { reference: request.body.UniqueId })
      if (!cancelled.ok) return failureOf('hotel', cancelled)
      const { booking, cancellation } = cancelled.value
      return ok({
        UniqueId: booking.reference,
        ...statesOf(booking.state),
        CancellationCharge: usdOf(cancellation.chargeCents),
        RefundAmount: usdOf(cancellation.refundCents),
        Currency: 'USD',
      })
    },
    'hotel.extend-payment-deadline': async ({ request, caller }) => {
      const extended = await extendDeadline(services, caller, { reference: request.body.UniqueId })
      if (!extended.ok) return failureOf('hotel', extended)
      const { reference, limit_at: limitAt, detail } = extended.value
      if (!limitAt) throw new Error('a held booking has a deadline')
      return ok({
        UniqueId: reference,
        PaymentDeadline: utcDateTime(limitAt),
        CanExtendPaymentDeadline: detail.canExtend,
        CancellationPolicies: policiesOf(detail.rate.steps),
      })
    },
  }
}
