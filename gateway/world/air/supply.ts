import { LRUCache } from 'lru-cache'
import { priceCalendar } from './calendar/price-calendar.ts'
import type { AirQuery, Fare, SegmentFare } from '../../supply/air/fare.ts'
import type { AirSupply } from '../../supply/air/port.ts'
import { hashText } from '../../hash.ts'
import { fareExtras } from './fare-extras.ts'
import { merged } from './merge.ts'
import { fareRules } from './rules/fare-rules.ts'
import { AIR_SCENARIOS, scenarioOfQuery, UNCHANGED, type AirScenario } from './scenario-routes.ts'
import { simulatedSource } from './simulated-source.ts'
import type { Wait } from '../wait.ts'
import { SOURCE_PROFILES } from './sources/profiles.ts'
import { offersOf, type Offer } from './offers.ts'
import { contextOf } from './query-context.ts'
import { HAND_BAGS } from './pricing/baggage.ts'
import { UNKNOWN } from './pricing/terms.ts'

/** Settings of the simulated supply. */
export type AirSupplySettings = {
  /** Any text; another seed gives other prices. */
  seed: string
  wait: Wait
  /** Factor on the sources' delays; 1 is realistic, 0 is no delay. */
  latencyScale?: number
}

/** Number of queries whose answers are kept, because revalidation and booking ask for one fare again. */
const KEPT_ANSWERS = 64

/**
 * The air supply: four simulated sources over one network. The same seed and query give the same answer on
 * any instance.
 */
export function createAirSupply({ seed, wait, latencyScale = 1 }: AirSupplySettings): AirSupply {
  const seedNumber = hashText(seed)
  const cache = new LRUCache<string, readonly Fare[], AirQuery>({
    max: KEPT_ANSWERS,
    memoMethod: (_key, _stale, { context: query }) => answerTo(query, seedNumber),
  })
  const all = (query: AirQuery) => cache.memo(JSON.stringify(query), { context: query })

  const sources = SOURCE_PROFILES.map((profile) => simulatedSource(profile, all, wait, latencyScale))
  return {
    scenarios: AIR_SCENARIOS.map(({ id, family, title, trigger, effect, target }) => ({
      id,
      family,
      title,
      trigger,
      effect,
      target,
    })),
    all: (query) => Promise.resolve(all(query)),
    fareAt: (query, index) => {
      const fare = all(query)[index]
      const after = scenarioOfQuery(query)?.after ?? UNCHANGED
      return Promise.resolve(fare ? { fare, ...after } : null)
    },
    rules: (fare) => Promise.resolve(fareRules(fare)),
    extras: (fare) => Promise.resolve(fareExtras(fare)),
    calendar: (query, signal) => priceCalendar(query, seedNumber, signal),
    search(query, signal, { source = null, onFailure } = {}) {
      const behaviour = scenarioOfQuery(query)?.search ?? { kind: 'plain' }
      const isAsked = (id: string) => source === null || id === source
      if (behaviour.kind === 'waves') {
        const fares = all(query).filter((fare) => isAsked(fare.source))
        return inWaves(fares, behaviour.atMs, wait, latencyScale, signal)
      }
      const askedSources = sources.filter(({ id }) => isAsked(id))
      return merged(askedSources, query, signal, behaviour, onFailure)
    },
  }
}

/** The whole answer to a query: a pure function of seed and query. `index` is a fare's position in it. */
export function answerTo(query: AirQuery, seed: number): readonly Fare[] {
  const scenario = scenarioOfQuery(query)
  if (query.legs.length === 0 || scenario?.search.kind === 'empty') return []
  const context = contextOf(query, seed)
  const offers = SOURCE_PROFILES.flatMap((profile) => offersOf(context, profile))
  return offers.map((offer, index) => ({ ...(scenario ? changed(offer, scenario) : offer), index }))
}

/** Applies the scenario route's own terms, baggage, limit and flags to an offer. */
function changed(offer: Offer, { fare }: AirScenario): Offer {
  const { baggage } = fare
  return {
    ...offer,
    terms: fare.terms ?? offer.terms,
    conditions: fare.terms === UNKNOWN ? null : offer.conditions,
    ticketLimitMinutes: fare.ticketLimitMinutes ?? offer.ticketLimitMinutes,
    passportMandatory: fare.passport ?? offer.passportMandatory,
    passportIssueDateMandatory: fare.passport ?? offer.passportIssueDateMandatory,
    closed: fare.closed ?? offer.closed,
    segmentFares:
      baggage === undefined
        ? offer.segmentFares
        : offer.segmentFares.map((leg) => leg.map((segment) => withBaggage(segment, baggage))),
  }
}

/** A source that does not say what may be checked does not say what may be carried on board either. */
function withBaggage(segment: SegmentFare, baggage: string | null): SegmentFare {
  return { ...segment, baggage, handBags: baggage === null ? null : HAND_BAGS }
}

/** Yields the whole answer in equal batches, one at each of the given instants (ms after the start). */
async function* inWaves(
  fares: readonly Fare[],
  atMs: readonly number[],
  wait: Wait,
  latencyScale: number,
  signal: AbortSignal,
): AsyncGenerator<readonly Fare[]> {
  const size = Math.ceil(fares.length / atMs.length)
  let before = 0
  for (let i = 0; i < atMs.length; i++) {
    try {
      await wait((atMs[i]! - before) * latencyScale, signal)
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
    before = atMs[i]!
    const batch = fares.slice(i * size, (i + 1) * size)
    if (signal.aborted) return
    if (batch.length > 0) yield batch
  }
}
