import { z } from 'zod'
import { entity } from '../entity.ts'
import { publicCall } from '../families.ts'
import { operation } from '../operation.ts'
import { wireChoice, wireInt, wireText } from '../wire.ts'
import { placeMetaV1, placeV1, placeV2 } from './place.ts'
import { placeTypes } from './types.ts'

export const placeSearch = operation({
  ...publicCall,
  id: 'place.search',
  method: 'GET',
  encoding: null,
  path: '/v2/Hotel/cities/search',
  request: {
    params: null,
    query: z.object({
      q: wireText(0, 128)
        .describe('Text as a person types it, accents and one typo forgiven; empty gives an empty list.')
        .default(''),
      limit: wireInt(1, 100).describe('Most places of the answer.').default(20),
      type: wireChoice(placeTypes, {}).describe('Kind of place; left out, all.').optional(),
    }),
    body: null,
  },
  response: z.object({
    data: z.array(placeV2).describe('The places that were found, the best match first.'),
    meta: entity('PlaceSearchMeta', {
      query: z.string().describe('The text that was searched.'),
      count: z.int().describe('Number of places in the answer.'),
      limit: z.int().describe('Most places of the answer.'),
      type: z.string().nullable().describe('Kind of place that was asked for; null for all.'),
    }).describe('About the answer.'),
  }),
  envelope: 'none',
  onFailure: { data: [], meta: null },
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Hotel v2, GET /v2/Hotel/cities/search', gaps: [108, 109] },
  standing: 'documented',
  summary: 'Find places by name, accents and one typo forgiven',
  description: 'Places by typed name; an empty `q` gives an empty list.',
})

export const placeSearchV1 = operation({
  ...publicCall,
  id: 'place.search-v1',
  method: 'GET',
  encoding: null,
  path: '/Hotel/cities/search',
  request: {
    params: null,
    query: z.object({
      q: wireText(0, 128)
        .describe('Part of the name of a city, its destination or its country; empty gives an empty list.')
        .default(''),
      limit: wireInt(1, 100).describe('Most cities of the answer.').default(50),
    }),
    body: null,
  },
  response: z.object({
    data: z.array(placeV1).describe('The cities that were found; those that begin with the text come first.'),
    meta: placeMetaV1.describe('About the answer.'),
  }),
  envelope: 'none',
  onFailure: { data: [], meta: null },
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'City lookup', gaps: [107, 108] },
  standing: 'documented',
  summary: 'Find cities by name (first generation)',
  description:
    'The first generation: only cities, by their name, destination or country. Those that start with `q` come first.',
})
