import type { AirQuery, Fare } from '../../supply/air/fare.ts'
import { type Offer, offersOf } from './offers.ts'
import { contextOf } from './query-context.ts'
import { type AirScenario, scenarioOfQuery } from './scenario-routes.ts'
import { UNKNOWN } from './pricing/terms.ts'
import { SOURCE_PROFILES } from './sources/profiles.ts'

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
        : offer.segmentFares.map((leg) => leg.map((segment) => ({ ...segment, baggage }))),
  }
}
