import { z } from 'zod'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { wireInt } from '../wire.ts'
import { airSearchAnswer } from './low-fare-search.ts'

export const airSearchData = operation({
  ...sessionCall,
  id: 'air.search-data',
  path: '/Air/AirSearchData',
  permission: 'air_search_data',
  request: {
    params: null,
    query: null,
    body: z.object({
      SearchId: wireInt(1, Number.MAX_SAFE_INTEGER).describe(
        'Number of a search of this office, good for as long as its fares can be booked.',
      ),
    }),
  },
  response: airSearchAnswer,
  onFailure: { SearchId: null, PricedItineraries: [] },
  errors: ['Err0102005'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  bulk: true,
  source: { doc: 'session-gateway', section: 'Air, AirLowFareSearch', gaps: [22] },
  standing: 'documented',
  summary: 'Read an earlier search again by its SearchId',
  description: 'The answer of an earlier search, until it expires.',
})
