import { z } from 'zod'
import { codeField } from '../code-field.ts'
import { entity } from '../entity.ts'
import { eTicketStatus } from '../air/coded-fields.ts'
import { cabins, passengerAges } from '../air/codes.ts'
import { refundTypes } from '../air/refund-types.ts'
import { AUTO_CANCEL_MINUTES } from '../air/limits.ts'
import { passengerTypes, type PassengerTypeCode } from '../booking/person.ts'
import { instant, localDateTime, wireChoice } from '../wire.ts'
import { money } from './money.ts'
import { objectType } from './object-type.ts'

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

function ageWords(type: PassengerTypeCode): string {
  const { from, below } = passengerAges[type]
  if (below === null) return `from ${from} years on`
  return from === 0 ? `below ${below}` : `from ${from} to ${below - 1}`
}

const travellerTypes = passengerTypes.map(({ name, code }) => `${name} ${ageWords(code)}`).join(', ')
const typeWords = `Type of traveller at the last departure: ${travellerTypes}.`
/** The type of a passenger in an answer. */
export const passengerType = z.enum(passengerNames).describe(typeWords)

/** The type of a passenger in a request. */
export const sentPassengerType = wireChoice(passengerNames, {}).describe(typeWords)

/** The fields of a flight that offers and orders share. */
export const flight = z.object({
  origin: z.string().describe('IATA code of the airport of departure.'),
  destination: z.string().describe('IATA code of the airport of arrival.'),
  departing_at: localDateTime.describe('Departure in local time of the airport, without an offset.'),
  arriving_at: localDateTime.describe('Arrival in local time of the airport, without an offset.'),
  marketing_carrier: z.string().describe('IATA code of the airline that sells the flight.'),
  flight_number: z.string().describe("Flight number without the airline's code."),
  cabin_class: cabinClass.describe('Cabin that is booked on this flight.'),
  booking_class: z.string().describe('Booking class, one letter.'),
  stops: z.int().describe('Number of technical stops on the way.'),
})

/** An amount, its base fare and its taxes: base + tax = total (gap 236). */
export const price = z.object({
  total: money.describe('Whole price: base fare and taxes.'),
  base: money.describe('Base fare.'),
  tax: money.describe("Taxes, with the airline's service charges."),
})

const passenger = entity('OrderPassenger', {
  type: passengerType,
  given_name: z.string().describe('Given names; `ERASED` once the person was erased.'),
  family_name: z.string().describe('Family name; `ERASED` once the person was erased.'),
  date_of_birth: z
    .string()
    .nullable()
    .describe('Date of birth, YYYY-MM-DD; null once the person was erased.'),
  gender: z.enum(genders).describe('Gender as in the passport.'),
  nationality: z
    .string()
    .nullable()
    .describe('Country code as it was sent; null where none was, or once the person was erased.'),
  document: entity('TravelDocument', {
    number: z.string().nullable().describe('Number of the passport; null where none was sent.'),
    expires_on: z.string().nullable().describe('Last day of validity, YYYY-MM-DD; null where none was sent.'),
    country_code: z
      .string()
      .nullable()
      .describe(
        'Country that issued it; the nationality where none was sent, null where that is missing too.',
      ),
    issued_on: z.string().nullable().describe('Day of issue, YYYY-MM-DD; null where none was sent.'),
  })
    .nullable()
    .describe('Passport; null where none was sent, or once the person was erased.'),
  ticket_number: z
    .string()
    .nullable()
    .describe('Number of the e-ticket, 13 digits; null until it is issued.'),
  pnr: z
    .string()
    .nullable()
    .describe('Record locator of the airline, six characters; null until the tickets are issued.'),
})

/** A flight order (v3, flight_order; gaps 133, 138, 139, 235, 236, 238). */
export const flightOrder = entity('FlightOrder', {
  ...price.shape,
  object: objectType('flight_order'),
  id: z.string().startsWith('ord_').describe('Id of the order, with the prefix `ord_`.'),
  status: z
    .enum(orderStatuses)
    .describe(
      '`held`: seats are held; `ticketing`: tickets are being issued; `ticketed`: issued; `cancelled`: the hold ended without a ticket; `refunded`: every ticket was refunded.',
    ),
  ticketing_deadline: instant
    .nullable()
    .describe(
      `Until when the airline holds the seats, in UTC; null unless the order is held. Without a ticket the hold ends after ${AUTO_CANCEL_MINUTES} minutes at the latest.`,
    ),
  validating_airline: z.string().describe('IATA code of the airline that issues the ticket.'),
  contact: entity('Contact', {
    email: z.string().describe('E-mail address; `ERASED` once the person was erased.'),
    phone: z.string().describe('Phone number; `ERASED` once the person was erased.'),
  }).describe('How the travellers are reached.'),
  passengers: z.array(passenger).describe('The travellers in the order in which they were sent.'),
  segments: z
    .array(
      entity('OrderSegment', {
        ...flight.shape,
        pnr: z
          .string()
          .nullable()
          .describe('Record locator of the airline, six characters; null until the tickets are issued.'),
      }),
    )
    .describe('The flights of all journeys in order.'),
  notes: z.array(z.string()).describe('Free-text notes, the oldest first; empty on creation.'),
  price_change: z.boolean().describe('Whether the price differs from the one that the search showed.'),
  client_reference: z.string().nullable().describe("The caller's own reference; null where none was sent."),
  unique_id: z
    .string()
    .describe(
      'The UniqueId of the same booking in the session gateway; a caller must do without it where it is absent.',
    )
    .optional(),
})

/** The cost of refunding each ticket now (v3, refund_quote; gap 134). */
export const refundQuote = entity('RefundQuote', {
  object: objectType('refund_quote'),
  order_id: z.string().describe('Id of the order.'),
  refund_type: codeField(refundTypes).describe(
    'What would be refunded: 1 the named tickets, 2 the legs that are not flown yet, 3 every ticket.',
  ),
  tickets: z
    .array(
      entity('RefundQuoteTicket', {
        ticket_number: z.string().describe('Number of the e-ticket.'),
        status: eTicketStatus,
        is_refunded: z.boolean().describe('Whether the ticket was refunded before.'),
        non_refundable: z.boolean().describe('Whether nothing can be refunded for this ticket.'),
        penalty: money.describe('What the airline keeps of this ticket.'),
        route: z
          .string()
          .describe(
            'First and last place of the journey, as `LHR-VIE`; a return trip leads to the end of its first leg.',
          ),
        pnr: z.string().describe('Record locator of the airline.'),
      }),
    )
    .describe('The e-tickets of the order with the cost of refunding each now.'),
})

/** A refund that was done (v3, refund; gap 136). */
export const refund = entity('Refund', {
  object: objectType('refund'),
  order_id: z.string().describe('Id of the order.'),
  status: z.literal('requested').describe('Always `requested`, although the wallet is credited at once.'),
  refunded_tickets: z.array(z.string()).describe('Numbers of the e-tickets that were refunded.'),
})
