import { z } from 'zod'
import { STREAM_BATCH_LIMIT } from './codes.ts'
import { sessionCall } from '../families.ts'
import { sessionError } from '../session/refusal.ts'
import { operation } from '../operation.ts'
import { pricedItinerary } from './itinerary.ts'
import { airSearchRequest } from './search-request.ts'

const failed = z.object({
  Success: z.literal(false).describe('Always false: the search failed.'),
  Error: sessionError.describe('Why it failed.'),
})

export const airLowFareSearchIncremental = operation({
  ...sessionCall,
  id: 'air.low-fare-search-incremental',
  path: '/Air/AirLowFareSearchIncremental',
  permission: 'air_low_fare_search_incremental',
  request: { params: null, query: null, body: airSearchRequest },
  response: z.never(),
  envelope: 'none',
  answer: 'events',
  mediaType: 'text/event-stream',
  onFailure: { SearchId: null, PricedItineraries: [] },
  events: {
    itineraries: {
      data: z.object({
        PricedItineraries: z
          .array(pricedItinerary)
          .describe(`Itineraries that were not sent before in this stream, at most ${STREAM_BATCH_LIMIT}.`),
      }),
      terminal: false,
    },
    done: {
      data: z.object({
        Success: z.literal(true).describe('Always true: the search is complete.'),
        SearchId: z.int().describe('Number of the search; AirSearchData reads it again.'),
        Total: z.int().describe('Number of itineraries that were sent.'),
      }),
      terminal: true,
    },
    error: { data: failed, terminal: true },
  },
  limit: 'searches',
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  bulk: true,
  source: { doc: 'session-gateway', section: 'Air, AirLowFareSearchIncremental; Events', gaps: [41] },
  standing: 'documented',
  summary: 'Search and stream itineraries while sources are still answering',
  description: 'The streamed search: batches as sources answer, then exactly one `done` or `error`.',
})
