import { z } from 'zod'
import { operation } from '../operation.ts'
import { wireInt } from '../wire.ts'
import { airSearchAnswer } from './low-fare-search.ts'

/** The answer of an earlier search, while it lives. */
export const airSearchData = operation({
  id: 'air.search-data',
  method: 'POST',
  path: '/Air/AirSearchData',
  aliases: [],
  family: 'session',
  auth: 'session',
  permission: 'air_search_data',
  scope: null,
  request: { params: null, query: null, body: z.object({ SearchId: wireInt(1, Number.MAX_SAFE_INTEGER) }) },
  response: airSearchAnswer,
  answer: 'json',
  onFailure: { SearchId: null, PricedItineraries: [] },
  events: null,
  errors: ['Err0102005'],
  kind: 'read',
  retry: 'idempotent',
  source: { doc: 'session-gateway', section: 'Air, AirLowFareSearch', gaps: [22] },
  standing: 'documented',
  summary: 'Read an earlier search again by its SearchId',
  examples: [],
})
