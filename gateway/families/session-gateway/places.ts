import { PLACE_LOOKUP_MAX } from '../../../contract/place/types.ts'
import type { Environment } from '../../../contract/session/limits.ts'
import { isHere } from '../../domain/hotel/hotels-of-environment.ts'
import { ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Place } from '../../supply/place/port.ts'

type PlaceIds = 'place.search' | 'place.search-v1' | 'place.lookup' | 'place.lookup-v1'

/** Looks up places by name or id (City lookup; gaps 107-110). */
export function placeHandlers({ places }: Services): Pick<Handlers, PlaceIds> {
  /**
   * The places with these ids that exist in this environment: ids that its search does not find are left out.
   */
  const placesHere = async (externalIds: readonly string[], environment: Environment): Promise<Place[]> =>
    (await places.lookup(externalIds)).filter((place) => isHere(place, environment))
  return {
    'place.search': async ({ request: { query }, environment }) => {
      const sandbox = environment === 'sandbox'
      const { q, limit, type = null } = query
      const data = (await places.search({ q, limit, type, sandbox })).map(placeRecordV2)
      const meta = { query: q, count: data.length, limit, type }
      return ok({ data, meta })
    },
    'place.search-v1': async ({ request: { query }, environment }) => {
      const sandbox = environment === 'sandbox'
      const data = (await places.searchCities({ q: query.q, limit: query.limit, sandbox })).map(placeRecordV1)
      return ok({ data, meta: { query: query.q, count: data.length, limit: query.limit } })
    },
    'place.lookup': async ({ request: { body }, environment }) => {
      const data = (await placesHere(body.external_ids, environment)).map(placeRecordV2)
      return ok({ data, meta: { count: data.length } })
    },
    'place.lookup-v1': async ({ request: { body }, environment }) => {
      const matches = await placesHere(body.external_ids, environment)
      const cities = matches.filter((place) => place.type === 'city')
      const data = cities.map(placeRecordV1)
      return ok({ data, meta: { query: '', count: cities.length, limit: PLACE_LOOKUP_MAX } })
    },
  }
}

/** City record of hotel v1: `id` and `external_id` are the same integer. */
export type PlaceRecordV1 = {
  id: number
  external_id: number
  name: string
  destination: string
  country: { code: string; name: string }
}

/** City record of hotel v2: `external_id` is a string. */
export type PlaceRecordV2 = {
  id: number
  external_id: string
  type: Place['type']
  name: string
  label: string
  destination: string
  country: { code: string; name: string }
  nr_hotels: number
}

/**
 * Session gateway, City record, v1. Callers never see negative ids: both ids are the rewritten one (gap 109).
 */
export function placeRecordV1(place: Place): PlaceRecordV1 {
  const id = Number(place.externalId)
  return { id, external_id: id, name: place.name, destination: place.destination, country: place.country }
}

/** Session gateway, City record, v2. */
export function placeRecordV2(place: Place): PlaceRecordV2 {
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
