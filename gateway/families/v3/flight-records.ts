import type { z } from 'zod'
import { refundTypes } from '../../../contract/air/refund-types.ts'
import type { flightOrder, refund, refundQuote } from '../../../contract/v3/flight-objects.ts'
import type { flightOffer } from '../../../contract/v3/flight-offer.ts'
import { cabinClasses, genders, orderStatuses, passengerNames } from '../../../contract/v3/flight-objects.ts'
import { ERASED } from '../../../contract/booking/person.ts'
import type { AirBooking, AirPeople } from '../../domain/air/air-booking.ts'
import { conditionsBeforeDeparture, type Condition } from '../../domain/air/offer-conditions.ts'
import type { ShownRefund } from '../../domain/air/refund-display.ts'
import { flownLegs } from '../../domain/air/retime.ts'
import { totalCents } from '../../domain/air/total-cents.ts'
import { checkedBaggage } from '../../supply/air/checked-baggage.ts'
import type { Fare, FlightSegment, PassengerFare, SegmentFare } from '../../supply/air/fare.ts'
import { eTicketStatus } from '../words/e-ticket-status.ts'
import { routeOf } from '../words/route-of.ts'
import { moneyOf } from './money.ts'
import { flightOfferIds } from './offer-id.ts'
import { orderIdOf } from './order-id.ts'

type FlightOffer = z.infer<typeof flightOffer>
type OfferSegment = FlightOffer['slices'][number]['segments'][number]
type FlightOrder = z.infer<typeof flightOrder>

/** A fare as an offer (gaps 126, 257). */
export function offerObject(fare: Fare, offerCode: string, priceChanged: boolean): FlightOffer {
  return {
    object: 'flight_offer',
    id: flightOfferIds.of(offerCode),
    ...priceOf(fare.passengers),
    validating_airline: fare.validatingCarrier,
    slices: fare.legs.map((leg, legIndex) => ({
      origin: leg.segments[0]?.origin ?? '',
      destination: leg.segments.at(-1)?.destination ?? '',
      duration_minutes: leg.flightMinutes + leg.connectionMinutes,
      segments: leg.segments.map((segment, index) => {
        const sold = soldOn(fare, legIndex, index)
        return { ...flightOf(segment, sold), baggage: baggageOf(sold) }
      }),
    })),
    passengers: fare.passengers.map((each) => ({
      type: nameOf(each.kind),
      quantity: each.quantity,
      ...priceOf([{ ...each, quantity: 1 }]),
    })),
    conditions: conditionsOf(fare),
    seats_available: seatsOf(fare),
    document_required: fare.passportMandatory,
    price_change: priceChanged,
  }
}

/**
 * A booking as an order (v3, flight_order; gaps 133, 138, 139, 235, 238). Tickets and PNR are null until they
 * are issued.
 * @param people who was erased is written as `ERASED`.
 */
export function orderObject(booking: AirBooking, people: AirPeople): FlightOrder {
  const { detail, state, limit_at: limitAt } = booking
  const pnr = detail.eTickets.length > 0 ? detail.airlinePnr : null
  const total = totalCents(detail.fare)
  return {
    object: 'flight_order',
    id: orderIdOf(booking.reference),
    status: statusOf(booking),
    ticketing_deadline: state === 'held' && limitAt ? limitAt.toISOString() : null,
    validating_airline: detail.fare.validatingCarrier,
    ...priceOf(detail.fare.passengers),
    contact: { email: people.contact?.email ?? ERASED, phone: people.contact?.phone ?? ERASED },
    passengers: detail.travelers.map(({ type, gender }, index) => {
      const person = people.travelers[index] ?? null
      return {
        type: nameOf(type),
        given_name: person ? [person.firstName, person.middleName].filter(Boolean).join(' ') : ERASED,
        family_name: person?.lastName ?? ERASED,
        date_of_birth: person?.dateOfBirth ?? null,
        gender: genders[gender] ?? 'male',
        nationality: person?.nationality ?? null,
        document: person?.passport
          ? {
              number: person.passport.number,
              expires_on: person.passport.expiryDate,
              country_code: person.passport.country,
              issued_on: person.passport.issueDate,
            }
          : null,
        ticket_number: detail.eTickets.find((ticket) => ticket.traveler === index)?.number ?? null,
        pnr,
      }
    }),
    segments: flownLegs(detail).flatMap((leg, legIndex) =>
      leg.segments.map((segment, index) => ({
        ...flightOf(segment, soldOn(detail.fare, legIndex, index)),
        pnr,
      })),
    ),
    notes: people.notes.map(({ note }) => note),
    price_change: detail.shownCents !== undefined && detail.shownCents !== total,
    client_reference: booking.client_reference,
    unique_id: booking.reference,
  }
}

/** The status of an order; a booking that reserved nothing is none. */
function statusOf(booking: AirBooking): FlightOrder['status'] {
  const status = orderStatusOf(booking)
  if (!status) throw new Error(`booking ${booking.reference} is ${booking.state}, which no order can be`)
  return status
}

/**
 * Null where nothing was ever reserved. No status of v3 says that the airline refused the ticket: such an
 * order is cancelled, as its seats and its money are free again.
 */
function orderStatusOf({ state }: Pick<AirBooking, 'state'>): FlightOrder['status'] | null {
  if (state === 'failed') return 'cancelled'
  return orderStatuses.find((each) => each === state) ?? null
}

/** Whether a booking is an order: one that was refused has reserved nothing (gap 140). */
export function isOrder(booking: AirBooking): boolean {
  return orderStatusOf(booking) !== null
}

/** The cost of refunding each ticket now (v3, refund_quote; gap 134). */
export function quoteObject({ booking, type, tickets }: ShownRefund): z.infer<typeof refundQuote> {
  const { fare, airlinePnr } = booking.detail
  return {
    object: 'refund_quote',
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

/** A refund that was done (v3, refund; gap 136). */
export function refundObject({ reference }: AirBooking, numbers: readonly string[]): z.infer<typeof refund> {
  return {
    object: 'refund',
    order_id: orderIdOf(reference),
    status: 'requested',
    refunded_tickets: [...numbers],
  }
}

/** The sum of amounts; tax has the service tax in it (gap 236). */
function priceOf(passengers: readonly PassengerFare[]): Pick<FlightOffer, 'total' | 'base' | 'tax'> {
  const sum = (amount: (each: PassengerFare) => number) =>
    passengers.reduce((cents, each) => cents + each.quantity * amount(each), 0)
  const base = sum(({ baseCents }) => baseCents)
  const tax = sum(({ taxCents, serviceTaxCents }) => taxCents + serviceTaxCents)
  return { total: moneyOf(base + tax), base: moneyOf(base), tax: moneyOf(tax) }
}

function soldOn(fare: Fare, leg: number, segment: number): SegmentFare {
  const sold = fare.segmentFares[leg]?.[segment]
  if (!sold) throw new Error('a fare must price every segment of its legs')
  return sold
}

function conditionsOf(fare: Fare): FlightOffer['conditions'] {
  const { refund, change } = conditionsBeforeDeparture(fare)
  const inWords = (condition: Condition | null) =>
    condition && {
      allowed: condition.allowed,
      penalty: condition.penaltyCents === null ? null : moneyOf(condition.penaltyCents),
    }
  return { refund_before_departure: inWords(refund), change_before_departure: inWords(change) }
}

/** The fewest seats of its flights; null where no flight tells. */
function seatsOf({ segmentFares }: Fare): number | null {
  const seats = segmentFares.flat().flatMap(({ seatsLeft }) => seatsLeft ?? [])
  return seats.length > 0 ? Math.min(...seats) : null
}

function baggageOf({ baggage, handBags = null }: SegmentFare): OfferSegment['baggage'] {
  const checked = checkedBaggage(baggage)
  return {
    checked:
      checked &&
      ('pieces' in checked
        ? { quantity: checked.pieces, weight_kg: null }
        : { quantity: null, weight_kg: checked.kilograms }),
    cabin: handBags === null ? null : { quantity: handBags, weight_kg: null },
  }
}

function flightOf(segment: FlightSegment, sold: SegmentFare): Omit<OfferSegment, 'baggage'> {
  return {
    origin: segment.origin,
    destination: segment.destination,
    departing_at: segment.departsAt,
    arriving_at: segment.arrivesAt,
    marketing_carrier: segment.marketingCarrier,
    flight_number: segment.flightNumber,
    cabin_class: cabinClasses[sold.cabin - 1] ?? 'economy',
    booking_class: sold.bookingClass,
    stops: segment.technicalStops.length,
  }
}

function nameOf(kind: PassengerFare['kind']): (typeof passengerNames)[number] {
  return passengerNames[kind - 1] ?? 'adult'
}
