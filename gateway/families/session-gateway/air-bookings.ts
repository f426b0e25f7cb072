import { airStates } from '../../../contract/air/booking-states.ts'
import { utcDateTime } from '../../clock.ts'
import { airPeople, type AirBooking } from '../../domain/air/air-booking.ts'
import { bookAir } from '../../domain/air/book.ts'
import { bookingData } from '../../domain/air/booking-data.ts'
import { cancelBooking } from '../../domain/air/cancel.ts'
import { orderTicket } from '../../domain/air/order-ticket.ts'
import { quoteFor } from '../../domain/air/quote.ts'
import { displayRefund } from '../../domain/air/refund-display.ts'
import { refundTickets } from '../../domain/air/refund.ts'
import { runDue } from '../../domain/booking/run-due.ts'
import { ok, okAs } from '../../domain/outcome.ts'
import { balanceOf } from '../../domain/wallet/balance.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { inWords } from '../failure.ts'
import { usdOf } from '../usd.ts'
import { airBookingRecord } from './air-booking-record.ts'
import { orderOf, travelerSentence } from './air-requests.ts'
import { refundOf, refundSentence, shownRefund } from './air-refunds.ts'
import { failureOf, warningOf } from './booking-words.ts'

type BookingIds =
  'air.book' | 'air.order-ticket' | 'air.booking-data' | 'air.cancel' | 'air.refund-display' | 'air.refund'

/** All instants of the gateway are UTC on the wire (gap 62). */
const UTC = '+00:00'

function statesOf(state: AirBooking['state']) {
  const { category, status } = airStates[state]
  return { Category: category, Status: status }
}

/** Operations on air bookings (Session gateway, Air; gaps 55-83, 228). */
export function airBookingHandlers(services: Services): Pick<Handlers, BookingIds> {
  return {
    'air.book': async ({ request, caller }) => {
      const quote = quoteFor(services, caller, request.body.FareSourceCode)
      const booked = await bookAir(services, caller, orderOf(request.body), quote)
      if (!booked.ok) return failureOf('air', inWords(booked, travelerSentence))
      const { reference, state, limitAt, priceChanged } = booked.value
      return okAs(booked, {
        UniqueId: reference,
        TktTimeLimit: limitAt && utcDateTime(limitAt),
        TktTimeLimitTimeZone: limitAt && UTC,
        ...statesOf(state),
        PriceChange: priceChanged,
        WarningMessage: warningOf('air', booked.value),
      })
    },
    'air.order-ticket': async ({ request, caller }) => {
      const ordered = await orderTicket(services, caller, { reference: request.body.UniqueId })
      return ordered.ok ? ok(statesOf(ordered.value.state)) : failureOf('air', ordered)
    },
    'air.booking-data': async ({ request, caller }) => {
      const { UniqueId, ClientUniqueId } = request.body
      const result = await bookingData(services, caller, {
        reference: UniqueId ?? null,
        clientReference: ClientUniqueId ?? null,
      })
      if (!result.ok) return failureOf('air', result)
      // Funds of other, lapsed holds must be released first: ClientBalance includes them.
      await runDue(services, caller.officeId)
      const wallet = await balanceOf(services.db, caller.officeId)
      const people = await airPeople(services, result.value)
      return ok(airBookingRecord(result.value, people, wallet, services.reference.cityOfAirport))
    },
    'air.cancel': async ({ request, caller }) => {
      const cancelled = await cancelBooking(services, caller, { reference: request.body.UniqueId })
      if (!cancelled.ok) return failureOf('air', cancelled)
      return ok({
        UniqueId: cancelled.value.reference,
        ...statesOf(cancelled.value.state),
        CancellationPolicies: [],
        PaymentDeadline: null,
        CanExtendPaymentDeadline: false,
      })
    },
    'air.refund-display': async ({ request, caller }) => {
      const shown = await displayRefund(services, caller, { reference: request.body.UniqueId })
      return shown.ok ? ok(shownRefund(shown.value)) : failureOf('air', shown)
    },
    'air.refund': async ({ request, caller }) => {
      const refunded = await refundTickets(services, caller, refundOf(request.body))
      if (!refunded.ok) return failureOf('air', inWords(refunded, refundSentence))
      const { booking, numbers, refundCents, penaltyCents } = refunded.value
      return ok({
        UniqueId: booking.reference,
        ...statesOf(booking.state),
        RefundedTickets: [...numbers],
        RefundAmount: usdOf(refundCents),
        PenaltyAmount: usdOf(penaltyCents),
        Currency: 'USD',
      })
    },
  }
}
