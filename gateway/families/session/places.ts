import { ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import { lookupPlaces } from '../../supply/place/lookup-places.ts'
import { searchPlaces } from '../../supply/place/search-places.ts'
import { placeRecordV1, placeRecordV2 } from './place-record.ts'

type PlaceIds = 'place.search' | 'place.search-v1' | 'place.lookup' | 'place.lookup-v1'

/** Typed places by name or id (City lookup; gaps 107-110). */
export function placeHandlers(): Pick<Handlers, PlaceIds> {
  return {
    'place.search': ({ request: { query }, environment }) => {
      const sandbox = environment === 'sandbox'
      const data = searchPlaces({ q: query.q, limit: query.limit, type: query.type ?? null, sandbox }).map(
        placeRecordV2,
      )
      const meta = { query: query.q, count: data.length, limit: query.limit, type: query.type ?? null }
      return Promise.resolve(ok({ data, meta }))
    },
    'place.search-v1': ({ request: { query }, environment }) => {
      const sandbox = environment === 'sandbox'
      const data = searchPlaces({ q: query.q, limit: query.limit, type: 'city', sandbox }).map(placeRecordV1)
      return Promise.resolve(ok({ data, meta: { query: query.q, count: data.length, limit: query.limit } }))
    },
    'place.lookup': ({ request: { body } }) => {
      const data = lookupPlaces(body.external_ids).map(placeRecordV2)
      return Promise.resolve(ok({ data, meta: { count: data.length } }))
    },
    'place.lookup-v1': ({ request: { body } }) => {
      const found = lookupPlaces(body.external_ids).filter((place) => place.type === 'city')
      return Promise.resolve(ok({ data: found.map(placeRecordV1), meta: { count: found.length } }))
    },
  }
}
