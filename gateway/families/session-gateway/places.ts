import { PLACE_LOOKUP_MAX } from '../../../contract/place/types.ts'
import type { Environment } from '../../../contract/session/limits.ts'
import { isHere } from '../../domain/hotel/hotels-of-environment.ts'
import { ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Place } from '../../supply/place/port.ts'
import { placeRecordV1, placeRecordV2 } from './place-record.ts'

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
      const known = await placesHere(body.external_ids, environment)
      const found = known.filter((place) => place.type === 'city')
      const data = found.map(placeRecordV1)
      return ok({ data, meta: { query: '', count: found.length, limit: PLACE_LOOKUP_MAX } })
    },
  }
}
