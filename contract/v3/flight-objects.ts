import { z } from 'zod'
import { entity } from '../entity.ts'
import { cabins } from '../air/codes.ts'
import { passengerTypes } from '../booking/person.ts'
import { instant, localDateTime } from '../wire.ts'
import { money } from './money.ts'

type Lowered<T extends string> = T extends `${infer A} ${infer B}`
  ? `${Lowercase<A>}_${Lowered<B>}`
  : Lowercase<T>

/** cabin_class, in the order of CabinClassCode from 1 on (gap 137). */
export const cabinClasses = cabins.map(({ name }) =>
  name.toLowerCase().replace(' ', '_'),
) as readonly Lowered<(typeof cabins)[number]['name']>[]

/** The type of a passenger, in the order of PassengerType from 1 on. */
export const passengerNames = passengerTypes.map(
  ({ name }) => name,
) as readonly (typeof passengerTypes)[number]['name'][]

/** The gender of a passenger, in the order of Gender from 0 on. */
export const genders = ['male', 'female'] as const

/** The states of an order (v3, States and transitions): of an air booking that reserved something. */
export const orderStatuses = ['held', 'ticketing', 'ticketed', 'cancelled', 'refunded'] as const

const cabinClass = z.enum(cabinClasses)
const passengerType = z.enum(passengerNames)

const flight = entity('Flight', {
  origin: z.string(),
  destination: z.string(),
  departing_at: localDateTime,
  arriving_at: localDateTime,
  marketing_carrier: z.string(),
  flight_number: z.string(),
  cabin_class: cabinClass,
  booking_class: z.string(),
  /** Technical stops on the way. */
  stops: z.int(),
})

/** An amount, its base fare and its taxes: base + tax = total (gap 236). */
const price = z.object({ total: money, base: money, tax: money })

/**
 * A fare of a search, as the search showed it or as it is now. `price_change`: its price differs from the one
 * that the search showed (gaps 126, 139). No document shows its fields.
 */
export const flightOffer = entity('FlightOffer', {
  ...price.shape,
  object: z.literal('flight_offer'),
  id: z.string().startsWith('ofr_'),
  validating_airline: z.string(),
  slices: z.array(
    entity('FlightSlice', {
      origin: z.string(),
      destination: z.string(),
      /** From the first departure to the last arrival. */
      duration_minutes: z.int(),
      segments: z.array(flight),
    }),
  ),
  /** For each type that travels; amounts are for one of them. */
  passengers: z.array(
    entity('OfferPassengers', {
      ...price.shape,
      type: passengerType,
      quantity: z.int(),
    }),
  ),
  /** Each passenger of an order must have a `document`. */
  document_required: z.boolean(),
  price_change: z.boolean(),
})

const passenger = entity('OrderPassenger', {
  type: passengerType,
  given_name: z.string(),
  family_name: z.string(),
  /** Null once the person was erased; so is `document`. */
  date_of_birth: z.string().nullable(),
  gender: z.enum(genders),
  nationality: z.string().nullable(),
  document: entity('TravelDocument', {
    number: z.string().nullable(),
    expires_on: z.string().nullable(),
    country_code: z.string().nullable(),
    issued_on: z.string().nullable(),
  }).nullable(),
  ticket_number: z.string().nullable(),
  pnr: z.string().nullable(),
})

/** A flight order (v3, flight_order; gaps 133, 138, 139, 235, 236, 238). */
export const flightOrder = entity('FlightOrder', {
  ...price.shape,
  object: z.literal('flight_order'),
  id: z.string().startsWith('ord_'),
  status: z.enum(orderStatuses),
  /** The airline's limit. Null unless the order is held. */
  ticketing_deadline: instant.nullable(),
  validating_airline: z.string(),
  contact: entity('Contact', { email: z.string(), phone: z.string() }),
  passengers: z.array(passenger),
  segments: z.array(
    entity('OrderSegment', {
      ...flight.shape,
      pnr: z.string().nullable(),
    }),
  ),
  notes: z.array(z.string()),
  /** The price is not the one that the search showed. */
  price_change: z.boolean(),
  client_reference: z.string().nullable(),
  /**
   * The UniqueId of the same booking in the session gateway. No document has it: a caller does without where
   * it is missing.
   */
  unique_id: z.string().optional(),
})

/** The cost of refunding each ticket now (v3, refund_quote; gap 134). */
export const refundQuote = entity('RefundQuote', {
  object: z.literal('refund_quote'),
  order_id: z.string(),
  refund_type: z.int(),
  tickets: z.array(
    entity('RefundQuoteTicket', {
      ticket_number: z.string(),
      /** 1 open, 2 refunded, 3 void. */
      status: z.int(),
      is_refunded: z.boolean(),
      non_refundable: z.boolean(),
      penalty: money,
      route: z.string(),
      pnr: z.string(),
    }),
  ),
})

/** A refund that was done (v3, refund; gap 136). */
export const refund = entity('Refund', {
  object: z.literal('refund'),
  order_id: z.string(),
  status: z.literal('requested'),
  refunded_tickets: z.array(z.string()),
})
