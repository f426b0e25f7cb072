import { refundTypeOf, type RefundType } from '../../../contract/air/refund-types.ts'
import { addNotes } from '../../domain/air/add-notes.ts'
import { airBookingOf, airPeople, airPeopleOf, type AirBooking } from '../../domain/air/air-booking.ts'
import { bookAir } from '../../domain/air/book.ts'
import { bookingData } from '../../domain/air/booking-data.ts'
import { cancelBooking } from '../../domain/air/cancel.ts'
import { orderTicket } from '../../domain/air/order-ticket.ts'
import { quoteFor } from '../../domain/air/quote.ts'
import { displayRefund } from '../../domain/air/refund-display.ts'
import { refundTickets } from '../../domain/air/refund.ts'
import { refundedBefore } from '../../domain/air/refunded-before.ts'
import { listPage } from '../../domain/booking/list-page.ts'
import { fail, ok, okAs, type Failure } from '../../domain/outcome.ts'
import type { Caller } from '../../domain/session/caller.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { inWords, withId } from '../failure.ts'
import { cursorAnswer, pageOf } from './cursor.ts'
import { isOrder, orderObject, quoteObject, refundObject } from './flight-records.ts'
import { orderOf, passengerSentence, refundSentence } from './flight-requests.ts'
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

/** Failure ids of the faults that a change of an order can have (v3, Errors; gap 125). */
const failures = {
  'not-found': 'not_found',
  'not-yours': 'not_order_owner',
  'rule-broken': 'validation_failed',
  expired: 'offer_expired',
  gone: 'offer_expired',
  'not-checked': 'offer_not_revalidated',
  'reference-used': 'idempotency_key_reused',
  'not-held': 'order_not_ticketable',
  'not-refundable': 'order_not_refundable',
} as const

/** Operations on flight orders (v3, Flight orders; gaps 125-140, 153-158, 235-240). */
export function flightOrderHandlers(services: Services): Pick<Handlers, OrderIds> {
  const shown = async (booking: AirBooking) => orderObject(booking, await airPeople(services, booking))

  /** The booking of an order; null when the office has no such order. */
  const find = async (caller: Caller, id: string): Promise<AirBooking | null> => {
    const reference = referenceOfOrderId(id)
    const result = reference && (await bookingData(services, caller, { reference, clientReference: null }))
    return result && result.ok && isOrder(result.value) ? result.value : null
  }
  type Asked = { caller: Caller; request: { params: { id: string } } }
  const orderFor = ({ caller, request }: Asked) => find(caller, request.params.id)
  /** The order if it is in one of these states already. */
  const shownIn = async (call: Asked, states: readonly AirBooking['state'][]) => {
    const order = await orderFor(call)
    return order && states.includes(order.state) ? shown(order) : null
  }
  /** The type of refund that the quote shows; that of named tickets where nothing can be refunded. */
  const shownType = async (caller: Caller, order: AirBooking): Promise<RefundType> => {
    const quoted = await displayRefund(services, caller, order)
    return quoted.ok ? quoted.value.type : 'tickets'
  }

  return {
    'flight-order.create': (call) =>
      once(services, 'flight-order.create', call, {
        act: async (attempt) => {
          const { request, caller } = call
          const code = flightOfferIds.codeOf(request.body.offer_id)
          if (code === null) return fail('validation_failed', 'offer_id: is not the id of an offer')
          const quote = quoteFor(services, caller, code)
          const booked = await bookAir(services, caller, orderOf(request.body, attempt), quote)
          if (!booked.ok) return withId(inWords(booked, passengerSentence), failures)
          if (booked.value.state === 'short') return fail('insufficient_balance')
          if (booked.value.state === 'duplicate') return fail('duplicate_booking')
          const made = await find(caller, orderIdOf(booked.value.reference))
          if (!made) throw new Error('an order must be there once it is made')
          return okAs(booked, await shown(made))
        },
      }),
    'flight-order.read': async (call) => {
      const booking = await orderFor(call)
      return booking ? ok(await shown(booking)) : fail('not_found')
    },
    'flight-order.list': async ({ request, caller }) => {
      const page = pageOf(request.query, 'air')
      if (!page) return fail('invalid_cursor')
      const { rows, end } = await listPage(services, caller, page)
      const bookings = rows.map(airBookingOf)
      const people = await airPeopleOf(services, caller.officeId, bookings)
      return cursorAnswer(
        'flight_order_list',
        bookings.map((booking, index) => orderObject(booking, people[index]!)),
        end,
      )
    },
    'flight-order.ticket': (call) =>
      once(services, 'flight-order.ticket', call, {
        act: async () => {
          const order = await orderFor(call)
          if (!order) return fail('not_found')
          const ordered = await orderTicket(services, call.caller, order)
          return ordered.ok ? ok(await shown(ordered.value)) : refused(ordered)
        },
        made: () => shownIn(call, ['ticketing', 'ticketed', 'refunded', 'failed']),
      }),
    'flight-order.cancel': (call) =>
      once(services, 'flight-order.cancel', call, {
        act: async () => {
          const order = await orderFor(call)
          if (!order) return fail('not_found')
          const cancelled = await cancelBooking(services, call.caller, order)
          if (cancelled.ok) return ok(await shown(cancelled.value))
          const { failure } = cancelled
          if (failure === 'cancelled-already') return fail('order_not_cancellable')
          if (failure !== 'not-cancellable') return refused({ ...cancelled, failure })
          // The state may have moved on since the refusal; the state now is the better answer.
          const now = await orderFor(call)
          if (now?.state === 'ticketed') return fail('order_ticketed')
          return fail(now?.state === 'ticketing' ? 'order_ticketing' : 'order_not_cancellable')
        },
        made: () => shownIn(call, ['cancelled']),
      }),
    'flight-order.refund-quote': async (call) => {
      const order = await orderFor(call)
      if (!order) return fail('not_found')
      const quoted = await displayRefund(services, call.caller, order)
      if (!quoted.ok) return withId(quoted, failures)
      const { booking, tickets } = quoted.value
      const some = tickets.some(({ refundable, ticket }) => refundable || ticket.refund)
      return booking.state === 'ticketed' && some
        ? ok(quoteObject(quoted.value))
        : fail('order_not_refundable')
    },
    'flight-order.refund': (call) => {
      const { request, caller } = call
      /** The refund that a request asks for: by default of the type that the quote of the order shows. */
      const askedOf = async (order: AirBooking) => {
        const { refund_type: code, ticket_numbers } = request.body
        const type = (code && refundTypeOf(code)) || (await shownType(caller, order))
        return { type, numbers: ticket_numbers ?? null }
      }
      return once(services, 'flight-order.refund', call, {
        act: async () => {
          const order = await orderFor(call)
          if (!order) return fail('not_found')
          const { reference } = order
          const refunded = await refundTickets(services, caller, { reference, ...(await askedOf(order)) })
          if (refunded.ok) return ok(refundObject(refunded.value.booking, refunded.value.numbers))
          return refused(inWords(refunded, refundSentence))
        },
        made: async () => {
          const order = await orderFor(call)
          if (!order) return null
          const done = refundedBefore(services, caller.now, order, await askedOf(order))
          return done && refundObject(order, done)
        },
      })
    },
    'flight-order.notes': (call) => {
      const { notes } = call.request.body
      return once(services, 'flight-order.notes', call, {
        act: async (attempt) => {
          const order = await orderFor(call)
          if (!order) return fail('not_found')
          const { reference } = order
          const noted = await addNotes(services, call.caller, { reference, notes, attempt })
          if (noted.ok) return ok(await shown(noted.value))
          return refused(inWords(noted, ({ room }) => `notes: the order has room for ${room} more`))
        },
      })
    },
  }
}

/** The documented failure for a fault of a change. */
function refused<F extends keyof typeof failures>(failed: Failure<F>) {
  return withId(failed, failures)
}
