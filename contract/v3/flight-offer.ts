import { z } from 'zod'
import { OFFER_MINUTES } from '../air/limits.ts'
import { entity } from '../entity.ts'
import { flight, passengerType, price } from './flight-objects.ts'
import { money } from './money.ts'
import { objectType } from './object-type.ts'

const allowance = entity('BaggageAllowance', {
  quantity: z
    .int()
    .nullable()
    .describe('Pieces of one traveller; 0 means none. Null where the airline counts by weight.'),
  weight_kg: z
    .int()
    .nullable()
    .describe('Kilograms of one traveller in all. Null where the airline counts pieces.'),
})

/** The baggage of a flight that is included in the price (gap 257). */
const baggage = entity('OfferBaggage', {
  checked: allowance.nullable().describe('Checked baggage; null where the source does not say.'),
  cabin: allowance
    .nullable()
    .describe(
      'Hand baggage of a traveller with a seat, in the size and weight of the airline; null where the source does not say.',
    ),
})

/** One condition of an offer (gap 257). */
const condition = entity('OfferCondition', {
  allowed: z.boolean().describe('Whether it is allowed.'),
  penalty: money
    .nullable()
    .describe(
      'What it costs for all slices and all passengers; 0.00 is free of charge. Null where it is not allowed, or where the source does not state a cost.',
    ),
})

/** What holds for the whole offer until its first flight departs (gap 257). */
const conditions = entity('OfferConditions', {
  refund_before_departure: condition
    .nullable()
    .describe('Refund of every ticket; null where nothing is known.'),
  change_before_departure: condition
    .nullable()
    .describe('Change of every slice; null where nothing is known.'),
})

/**
 * A fare of a search, as the search showed it or as it is now (gaps 126, 139, 257). No document shows its
 * fields.
 */
export const flightOffer = entity('FlightOffer', {
  ...price.shape,
  object: objectType('flight_offer'),
  id: z
    .string()
    .startsWith('ofr_')
    .describe(`Id of the offer; it can be read for ${OFFER_MINUTES} minutes after the search.`),
  validating_airline: z.string().describe('IATA code of the airline that issues the ticket.'),
  slices: z
    .array(
      entity('FlightSlice', {
        origin: z.string().describe('IATA code of the first airport.'),
        destination: z.string().describe('IATA code of the last airport.'),
        duration_minutes: z.int().describe('Minutes from the first departure to the last arrival.'),
        segments: z
          .array(
            entity('OfferSegment', {
              ...flight.shape,
              baggage: baggage.describe('The baggage that is included on this flight.'),
            }),
          )
          .describe('The flights in order.'),
      }),
    )
    .describe('The journeys in the order of the search.'),
  passengers: z
    .array(
      entity('OfferPassengers', {
        ...price.shape,
        type: passengerType,
        quantity: z.int().describe('How many of this type travel.'),
      }),
    )
    .describe('The price for each type that travels; amounts are for one traveller.'),
  conditions: conditions.describe('Refund and change before the first departure.'),
  seats_available: z
    .int()
    .nullable()
    .describe(
      'Seats left at this price on the flight that has the fewest, 1 to 9, where 9 means nine or more; null where the source does not say.',
    ),
  document_required: z.boolean().describe('Whether each passenger of an order must have a `document`.'),
  price_change: z.boolean().describe('Whether the price differs from the one that the search showed.'),
})
