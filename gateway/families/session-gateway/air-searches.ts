import { STREAM_BATCH_LIMIT } from '../../../contract/air/codes.ts'
import type { AirSearchRequest } from '../../../contract/air/search-request.ts'
import { revalidate } from '../../domain/air/revalidate.ts'
import {
  findSearch,
  isWanted,
  openSearch,
  storedFares,
  wantedFares,
  type OpenSearch,
} from '../../domain/air/search.ts'
import { selectFares } from '../../domain/air/select-fares.ts'
import { offerCoder } from '../../domain/offer-code.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Handlers, Rendered, ServerEvent } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Fare } from '../../supply/air/fare.ts'
import { SupplyFailure } from '../../supply/supply-failure.ts'
import { inWords } from '../failure.ts'
import { jsonList } from '../json-list.ts'
import { searchOf, searchSentence } from './air-requests.ts'
import { servicesOf } from './air-services.ts'
import { failureOf } from './booking-words.ts'
import { itineraryBytes } from './itinerary-bytes.ts'

type SearchIds =
  'air.low-fare-search' | 'air.low-fare-search-incremental' | 'air.search-data' | 'air.revalidate'

/** Searching and pricing flights (Session gateway, Air; gaps 22-47, 53-55, 208-216). */
export function airSearchHandlers(services: Services): Pick<Handlers, SearchIds> {
  const { cityOfAirport: cityOf } = services.reference
  const { airProvider } = services.settings
  const queryOf = (request: AirSearchRequest) => searchOf(request, airProvider)
  const coderOf = (officeId: string, searchId: number) =>
    offerCoder('air', services.settings.secret, officeId, searchId)

  const render = (officeId: string, search: OpenSearch, fares: readonly Fare[]): Rendered => {
    const code = coderOf(officeId, search.searchId)
    const itineraries = fares.map((fare) => itineraryBytes(fare, code(fare.index), cityOf))
    const head = Buffer.from(`{"SearchId":${search.searchId},"PricedItineraries":`)
    return { rendered: [head, ...jsonList(itineraries), Buffer.from('}')] }
  }

  return {
    'air.low-fare-search': async ({ request, caller, signal }) => {
      const opened = await openSearch(services, caller, queryOf(request.body))
      if (!opened.ok) return failureOf('air', inWords(opened, searchSentence))
      const fares = await wantedFares(services, opened.value, signal)
      return ok(render(caller.officeId, opened.value, selectFares(fares, opened.value.size)))
    },
    'air.low-fare-search-incremental': async ({ request, caller, signal }) => {
      const opened = await openSearch(services, caller, queryOf(request.body))
      if (!opened.ok) return failureOf('air', inWords(opened, searchSentence))
      const code = coderOf(caller.officeId, opened.value.searchId)
      return ok(searchEvents(services, opened.value, code, signal))
    },
    'air.search-data': async ({ request, caller }) => {
      const search = await findSearch(services, caller, request.body.SearchId)
      if (!search || search.expired) return failureOf('air', fail('gone'))
      const fares = await storedFares(services, caller, search)
      return ok(render(caller.officeId, search, selectFares(fares, search.size)))
    },
    'air.revalidate': async ({ request, caller }) => {
      const priced = await revalidate(services, caller, request.body.FareSourceCode)
      if (!priced.ok) return failureOf('air', priced)
      const itinerary = itineraryBytes(priced.value.fare, request.body.FareSourceCode, cityOf)
      const extras = servicesOf(await services.air.extras(priced.value.fare))
      const rest = JSON.stringify({ ...extras, PriceChange: priced.value.priceChanged })
      return ok({
        rendered: [Buffer.from('{"PricedItinerary":'), ...itinerary, Buffer.from(`,${rest.slice(1)}`)],
      })
    },
  }
}

/**
 * The events of a streamed search: batches of at most 50 itineraries as the sources answer, each itinerary
 * once, followed by exactly one `done` or `error` (Events; gap 41).
 */
async function* searchEvents(
  services: Services,
  search: OpenSearch,
  code: (index: number) => string,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const sent = new Set<number>()
  try {
    const { query, wanted } = search
    for await (const batch of services.air.search(query, signal, { source: wanted.source })) {
      let rows: Uint8Array[][] = []
      for (const fare of batch) {
        if (sent.has(fare.index) || !isWanted(fare, wanted)) continue
        sent.add(fare.index)
        rows.push(itineraryBytes(fare, code(fare.index), services.reference.cityOfAirport))
        if (rows.length === STREAM_BATCH_LIMIT) {
          yield itineraries(rows)
          rows = []
        }
      }
      if (rows.length > 0) yield itineraries(rows)
    }
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof SupplyFailure)) services.log.error({ err: error }, 'a search failed')
    const message = error instanceof SupplyFailure ? error.message : 'The search failed'
    yield {
      event: 'error',
      data: JSON.stringify({ Success: false, Error: { Id: 'InternalError', Message: message } }),
    }
    return
  }
  if (signal.aborted) return
  yield { event: 'done', data: `{"Success":true,"SearchId":${search.searchId},"Total":${sent.size}}` }
}

function itineraries(rows: readonly Uint8Array[][]): ServerEvent {
  const data = [Buffer.from('{"PricedItineraries":'), ...jsonList(rows), Buffer.from('}')]
  return { event: 'itineraries', data }
}
