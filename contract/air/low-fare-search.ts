import { z } from 'zod'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { pricedItinerary } from './itinerary.ts'
import { airSearchRequest } from './search-request.ts'

/** The answer of a search. SearchId reads it again for as long as its fares can be booked. */
export const airSearchAnswer = z.object({
  SearchId: z.int().describe('Number of the search; AirSearchData reads the answer again with it.'),
  PricedItineraries: z
    .array(pricedItinerary)
    .describe('The itineraries, the cheapest first; empty where nothing was found.'),
})

export const airLowFareSearch = operation({
  ...sessionCall,
  id: 'air.low-fare-search',
  path: '/Air/AirLowFareSearch',
  permission: 'air_low_fare_search',
  request: { params: null, query: null, body: airSearchRequest },
  response: airSearchAnswer,
  onFailure: { SearchId: null, PricedItineraries: [] },
  limit: 'searches',
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  bulk: true,
  source: {
    doc: 'session-gateway',
    section: 'Air, AirLowFareSearch',
    gaps: [22, 23, 24, 25, 26, 27, 40, 46, 47, 208, 209, 213, 215, 216],
  },
  standing: 'documented',
  summary: 'Search all inventory sources and answer once',
  description:
    'The blocking search: cheapest itinerary per flight group, at most 500, TotalFare ascending. Sources that fail are left out.',
})
