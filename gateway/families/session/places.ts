import { ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Place } from '../../supply/place/place.ts'
import { lookupPlaces } from '../../supply/place/lookup-places.ts'
import { searchPlaces } from '../../supply/place/search-places.ts'

type PlaceIds = 'place.search' | 'place.search-v1' | 'place.lookup' | 'place.lookup-v1'

/** The negative id never leaves: both ids are the rewritten one (gap 109). */
function placeV2(place: Place) {
  return {
    id: Number(place.externalId),
    external_id: place.externalId,
    type: place.type,
    name: place.name,
    label: place.label,
    destination: place.destination,
    country: place.country,
    nr_hotels: place.nrHotels,
  }
}

function placeV1(place: Place) {
  return {
    id: Number(place.externalId),
    external_id: Number(place.externalId),
    name: place.name,
    destination: place.destination,
    country: place.country,
  }
}

/** Typed places by name or id (City lookup; gaps 107-110). */
export function placeHandlers(): Pick<Handlers, PlaceIds> {
  return {
    'place.search': ({ request: { query } }) => {
      const data = searchPlaces({ q: query.q, limit: query.limit, type: query.type ?? null }).map(placeV2)
      const meta = { query: query.q, count: data.length, limit: query.limit, type: query.type ?? null }
      return Promise.resolve(ok({ data, meta }))
    },
    'place.search-v1': ({ request: { query } }) => {
      const data = searchPlaces({ q: query.q, limit: query.limit, type: 'city' }).map(placeV1)
      return Promise.resolve(ok({ data, meta: { query: query.q, count: data.length, limit: query.limit } }))
    },
    'place.lookup': ({ request: { body } }) => {
      const data = lookupPlaces(body.external_ids).map(placeV2)
      return Promise.resolve(ok({ data, meta: { count: data.length } }))
    },
    'place.lookup-v1': ({ request: { body } }) => {
      const found = lookupPlaces(body.external_ids).filter((place) => place.type === 'city')
      return Promise.resolve(ok({ data: found.map(placeV1), meta: { count: found.length } }))
    },
  }
}
