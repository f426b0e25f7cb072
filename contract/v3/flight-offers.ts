import { z } from 'zod'
import { entity } from '../entity.ts'
import { MAX_LEGS, MAX_SEATED_PASSENGERS } from '../air/codes.ts'
import { iata } from '../air/iata.ts'
import { v3Call } from '../families.ts'
import { operation, type OperationSpec } from '../operation.ts'
import { instant, wireChoice, wireDate, wireText } from '../wire.ts'
import { cabinClasses, sentPassengerType } from './flight-objects.ts'
import { flightOffer } from './flight-offer.ts'
import { objectType } from './object-type.ts'
import { CHECK_MINUTES } from '../air/limits.ts'

const offerCall = {
  ...v3Call,
  permission: 'air_low_fare_search',
  scope: 'flights:read',
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  standing: 'assumed',
} as const satisfies Partial<OperationSpec>

export const flightSearch = operation({
  ...offerCall,
  id: 'flight.search',
  path: '/flights/searches',
  request: {
    params: null,
    query: null,
    body: z.object({
      slices: z
        .array(
          entity('SearchedSlice', {
            origin: iata.describe('IATA code of an airport or a city, in any case.'),
            destination: iata.describe('IATA code of an airport or a city, in any case.'),
            departure_date: wireDate.describe('Local date of departure, YYYY-MM-DD.'),
          }),
        )
        .min(1)
        .max(MAX_LEGS)
        .describe('The journeys in order, each from one place to another on a date.'),
      passengers: z
        .array(
          entity('SearchedPassenger', {
            type: sentPassengerType,
          }),
        )
        .min(1)
        .max(2 * MAX_SEATED_PASSENGERS)
        .describe("One entry per traveller, with one adult or more. Infants sit on an adult's lap."),
      cabin_class: wireChoice(cabinClasses, {})
        .nullish()
        .describe('Cabin to search; left out or null, economy.'),
    }),
  },
  response: z.object({
    object: objectType('flight_search'),
    id: z
      .string()
      .startsWith('fsr_')
      .describe('Id of this answer, with the prefix `fsr_`; it names nothing that can be read later.'),
    offer_count: z.int().describe('Number of offers.'),
    offers: z.array(flightOffer).describe('Every fare that was found, the cheapest first.'),
  }),
  bulk: true,
  limit: 'searches',
  errors: ['validation_failed'],
  source: { doc: 'v3', section: 'Flight orders', gaps: [126, 137] },
  summary: 'Search flights; the answer has every offer',
  description: 'All fares of a trip, cheapest first.',
})

const offerId = z.object({ id: wireText(1, 128).describe('Id of the offer, as the search gave it.') })

export const readFlightOffer = operation({
  ...offerCall,
  id: 'flight.offer',
  method: 'GET',
  path: '/flights/offers/{id}',
  request: { params: offerId, query: null, body: null },
  encoding: null,
  response: flightOffer,
  errors: ['not_found', 'offer_expired'],
  source: { doc: 'v3', section: 'Flight orders', gaps: [126] },
  summary: 'Read a flight offer',
  description: 'An offer at the price that this client saw last.',
})

export const flightOfferRevalidation = operation({
  ...offerCall,
  id: 'flight.offer-revalidation',
  path: '/flights/offers/{id}/revalidation',
  permission: 'air_revalidate',
  request: { params: offerId, query: null, body: null },
  encoding: null,
  response: flightOffer.extend({
    revalidated_until: instant.describe(
      `Until when this client may order the offer, in UTC: for ${CHECK_MINUTES} minutes.`,
    ),
  }),
  errors: ['not_found', 'offer_expired'],
  source: { doc: 'v3', section: 'Flight orders', gaps: [126, 128] },
  summary: 'Price a flight offer again, right before it is ordered',
  description: 'Prices an offer again and lets this client order it for 15 minutes.',
})
