import { z } from 'zod'
import { entity } from '../entity.ts'
import { publicCall } from '../families.ts'
import { operation } from '../operation.ts'
import { wireText, writtenAs } from '../wire.ts'
import { placeMetaV1, placeV1, placeV2 } from './place.ts'
import { PLACE_LOOKUP_MAX } from './types.ts'

/**
 * Longer than any id that was issued, because an unknown id is left out and must not fail the others (gap
 * 110).
 */
const externalIds = z.array(writtenAs(wireText(0, 64), { type: ['string', 'integer'] })).max(PLACE_LOOKUP_MAX)

export const placeLookup = operation({
  ...publicCall,
  id: 'place.lookup',
  path: '/v2/Hotel/cities/lookup',
  request: {
    params: null,
    query: null,
    body: z.object({
      external_ids: externalIds.describe(
        `Ids of places as text or numbers, at most ${PLACE_LOOKUP_MAX}. Unknown ones are left out of the answer, whose order is that of the request.`,
      ),
    }),
  },
  response: z.object({
    data: z.array(placeV2).describe('The places that were found.'),
    meta: entity('PlaceCount', { count: z.int().describe('Number of places in the answer.') }).describe(
      'About the answer.',
    ),
  }),
  envelope: 'none',
  onFailure: { data: [], meta: null },
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Hotel v2, POST /v2/Hotel/cities/lookup', gaps: [110] },
  standing: 'documented',
  summary: 'Resolve stored place ids',
  description: 'Resolves stored ids to places, in the order of the request; unknown ids are left out.',
})

export const placeLookupV1 = operation({
  ...publicCall,
  id: 'place.lookup-v1',
  path: '/Hotel/cities/lookup',
  request: {
    params: null,
    query: null,
    body: z.object({
      external_ids: externalIds.describe(
        `Ids of cities as text or numbers, at most ${PLACE_LOOKUP_MAX}. Unknown ones are left out of the answer, whose order is that of the request.`,
      ),
      provider: wireText(0, 64)
        .describe('Name of an inventory source; accepted, all sources have the same ids.')
        .optional(),
    }),
  },
  response: z.object({
    data: z.array(placeV1).describe('The cities that were found.'),
    meta: placeMetaV1.describe('About the answer.'),
  }),
  envelope: 'none',
  onFailure: { data: [], meta: null },
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'City lookup', gaps: [107, 219] },
  standing: 'documented',
  summary: 'Resolve stored city ids (first generation)',
  description:
    'The v1 version, for cities only. It has no `query`, and `limit` is the most ids of a request.',
})
