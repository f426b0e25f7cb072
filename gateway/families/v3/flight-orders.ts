import { refundTypeOf, refundTypes } from '../../../contract/air/refund-types.ts'
import { addNotes } from '../../domain/air/add-notes.ts'
import { airBookingOf, airPeople, airPeopleOf, type AirBooking } from '../../domain/air/air-booking.ts'
import { bookAir } from '../../domain/air/book.ts'
import { bookingData } from '../../domain/air/booking-data.ts'
import { cancelBooking } from '../../domain/air/cancel.ts'
import { orderTicket } from '../../domain/air/order-ticket.ts'
import { quoteFor } from '../../domain/air/quote.ts'
import { displayRefund, type ShownRefund } from '../../domain/air/refund-display.ts'
import { refundTickets } from '../../domain/air/refund.ts'
import { listPage } from '../../domain/booking/list-page.ts'
import { fail, ok, type Failure } from '../../domain/outcome.ts'
import type { Caller } from '../../domain/session/caller.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { inWords, withId } from '../failure.ts'
import { eTicketStatus } from '../words/e-ticket-status.ts'
import { routeOf } from '../words/route-of.ts'
import { cursorOf, pageOf } from './cursor.ts'
import { isOrder, orderObject } from './flight-records.ts'
import { orderOf, passengerSentence } from './flight-requests.ts'
import { moneyOf } from './money.ts'
import { flightOfferIds } from './offer-id.ts'
import { once } from './once.ts'
import { orderIdOf, referenceOfOrderId } from './order-id.ts'

type OrderIds =
  | 'flight-order.create'
  | 'flight-order.read'
  | 'flight-order.list'
  | 'flight-order.ticket'
  | 'flight-order.cancel'
  | 'flight-order.refund-quote'
  | 'flight-order.refund'
  | 'flight-order.notes'

/** Failure ids of the faults that any change of an order can have (v3, Errors; gap 125). */
const failures = {
  'not-found': 'not_found',
  'not-yours': 'insufficient_scope',
  'rule-broken': 'validation_failed',
  expired: 'offer_expired',
  gone: 'offer_expired',
  'not-checked': 'offer_not_revalidated',
  'reference-used': 'validation_failed',
  'not-held': 'order_not_ticketable',
  'not-refundable': 'order_not_refundable',
} as const

const NOT_YOURS = 'Only the owner of the order or an admin may change it'

/** Operations on flight orders (v3, Flight orders; gaps 125-140, 153-158, 235-240). */
export function flightOrderHandlers(services: Services): Pick<Handlers, OrderIds> {
  const shown = async (booking: AirBooking) => orderObject(booking, await airPeople(services, booking))

  /** The booking of an order; null when the office has no such order. */
  const find = async (caller: Caller, id: string): Promise<AirBooking | null> => {
    const reference = referenceOfOrderId(id)
    const found = reference && (await bookingData(services, caller, { reference, clientReference: null }))
    return found && found.ok && isOrder(found.value) ? found.value : null
  }

  return {
    'flight-order.create': (call) =>
      once(services, 'flight-order.create', call, async () => {
        const { request, caller } = call
        const code = flightOfferIds.codeOf(request.body.offer_id)
        if (code === null) return fail('validation_failed', 'offer_id: is not the id of an offer')
        const booked = await bookAir(
          services,
          caller,
          orderOf(request.body),
          quoteFor(services, caller, code),
        )
        if (!booked.ok) return withId(inWords(booked, passengerSentence), failures)
        if (booked.value.state === 'short') return fail('insufficient_balance')
        if (booked.value.state === 'duplicate') return fail('duplicate_booking')
        const made = await find(caller, orderIdOf(booked.value.reference))
        if (!made) throw new Error('an order must be there once it is made')
        return ok(await shown(made))
      }),
    'flight-order.read': async ({ request, caller }) => {
      const booking = await find(caller, request.params.id)
      return booking ? ok(await shown(booking)) : fail('not_found')
    },
    'flight-order.list': async ({ request, caller }) => {
      const asked = pageOf(request.query, 'air')
      if (!asked) return fail('invalid_cursor')
      const { rows, end } = await listPage(services, caller, asked)
      const bookings = rows.map(airBookingOf)
      const people = await airPeopleOf(services, caller.officeId, bookings)
      return ok({
        object: 'flight_order_list' as const,
        data: bookings.map((booking, index) => orderObject(booking, people[index]!)),
        has_more: end !== null,
        next_cursor: cursorOf(end),
      })
    },
    'flight-order.ticket': (call) =>
      once(services, 'flight-order.ticket', call, async () => {
        const order = await find(call.caller, call.request.params.id)
        if (!order) return fail('not_found')
        const ordered = await orderTicket(services, call.caller, order)
        return ordered.ok ? ok(await shown(ordered.value)) : refused(ordered)
      }),
    'flight-order.cancel': (call) =>
      once(services, 'flight-order.cancel', call, async () => {
        const order = await find(call.caller, call.request.params.id)
        if (!order) return fail('not_found')
        const cancelled = await cancelBooking(services, call.caller, order)
        if (cancelled.ok) return ok(await shown(cancelled.value))
        const { failure } = cancelled
        if (failure === 'cancelled-already') return fail('order_not_cancellable')
        if (failure !== 'not-cancellable') return refused({ ...cancelled, failure })
        // The state may have moved on since it was refused; what it is now is the better answer.
        const now = await find(call.caller, call.request.params.id)
        if (now?.state === 'ticketed') return fail('order_ticketed')
        return fail(now?.state === 'ticketing' ? 'order_ticketing' : 'order_not_cancellable')
      }),
    'flight-order.refund-quote': async ({ request, caller }) => {
      const order = await find(caller, request.params.id)
      if (!order) return fail('not_found')
      const quoted = await displayRefund(services, caller, order)
      if (!quoted.ok) return withId(quoted, failures)
      const { booking, tickets } = quoted.value
      const isOpen =
        booking.state === 'ticketed' && tickets.some((each) => each.refundable || each.ticket.refund)
      return isOpen ? ok(quoteObject(quoted.value)) : fail('order_not_refundable')
    },
    'flight-order.refund': (call) =>
      once(services, 'flight-order.refund', call, async () => {
        const { request, caller } = call
        const order = await find(caller, request.params.id)
        if (!order) return fail('not_found')
        const { refund_type, ticket_numbers } = request.body
        const refunded = await refundTickets(services, caller, {
          reference: order.reference,
          type: refundTypeOf(refund_type ?? refundTypes.tickets) ?? 'tickets',
          numbers: ticket_numbers ?? null,
        })
        if (!refunded.ok) {
          return refused(inWords(refunded, ({ index }) => `ticket_numbers[${index}]: is not of this order`))
        }
        return ok({
          object: 'refund' as const,
          order_id: orderIdOf(order.reference),
          status: 'requested' as const,
          refunded_tickets: [...refunded.value.numbers],
        })
      }),
    'flight-order.notes': (call) =>
      once(services, 'flight-order.notes', call, async () => {
        const order = await find(call.caller, call.request.params.id)
        if (!order) return fail('not_found')
        const noted = await addNotes(services, call.caller, {
          reference: order.reference,
          notes: call.request.body.notes,
        })
        if (noted.ok) return ok(await shown(noted.value))
        return refused(inWords(noted, ({ room }) => `notes: the order has room for ${room} more`))
      }),
  }
}

/** The documented failure for a fault of a change. */
function refused<F extends keyof typeof failures>(failed: Failure<F>) {
  return withId({ ...failed, message: failed.failure === 'not-yours' ? NOT_YOURS : failed.message }, failures)
}

/** The quote of a refund (v3, refund_quote; gap 134). */
function quoteObject({ booking, type, tickets }: ShownRefund) {
  const { fare, airlinePnr } = booking.detail
  return {
    object: 'refund_quote' as const,
    order_id: orderIdOf(booking.reference),
    refund_type: refundTypes[type],
    tickets: tickets.map(({ ticket, refundable, penaltyCents }) => ({
      ticket_number: ticket.number,
      status: eTicketStatus(ticket),
      is_refunded: ticket.refund !== undefined,
      non_refundable: !refundable && !ticket.refund,
      penalty: moneyOf(penaltyCents),
      route: routeOf(fare),
      pnr: airlinePnr,
    })),
  }
}
