import type { Environment } from '../../../contract/session/limits.ts'
import { ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import { lookupPlaces } from '../../world/place/lookup-places.ts'
import { searchCities } from '../../world/place/search-cities.ts'
import { searchPlaces } from '../../world/place/search-places.ts'
import type { Place } from '../../world/geography/place.ts'
import { isHere } from '../hotel/here.ts'
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
      const data = searchCities({ q: query.q, limit: query.limit, sandbox }).map(placeRecordV1)
      return Promise.resolve(ok({ data, meta: { query: query.q, count: data.length, limit: query.limit } }))
    },
    'place.lookup': ({ request: { body }, environment }) => {
      const data = placesHere(body.external_ids, environment).map(placeRecordV2)
      return Promise.resolve(ok({ data, meta: { count: data.length } }))
    },
    'place.lookup-v1': ({ request: { body }, environment }) => {
      const found = placesHere(body.external_ids, environment).filter((place) => place.type === 'city')
      return Promise.resolve(ok({ data: found.map(placeRecordV1), meta: { count: found.length } }))
    },
  }
}

/** The places of stored ids that this environment knows: what it does not search it does not resolve. */
function placesHere(externalIds: readonly string[], environment: Environment): Place[] {
  return lookupPlaces(externalIds).filter((place) => isHere(place.id, environment))
}
