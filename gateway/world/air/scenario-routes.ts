import type { AirQuery, FareTerms } from '../../supply/air/fare.ts'
import type { KnownFare } from '../../supply/air/port.ts'
import type { Scenario } from '../../supply/scenario.ts'
import { UNKNOWN } from './pricing/terms.ts'

/** How the search of a scenario route behaves. */
export type SearchBehaviour =
  | { kind: 'plain' }
  | { kind: 'empty' }
  | { kind: 'waves'; atMs: readonly number[] }
  | { kind: 'fails'; afterBatches: number }

/** The change to a fare after the search. */
type AfterSearch = Omit<KnownFare, 'fare'>

/** Nothing happens to the fare. */
export const UNCHANGED: AfterSearch = { repriced: { byCents: 0 }, bookingByCents: 0, ticketSeconds: null }

/** A route with special behaviour, for demonstrations and tests. */
export type AirScenario = Scenario & {
  origin: string
  destination: string
  search: SearchBehaviour
  after: AfterSearch
  /** Flights that are added when nobody flies the route: chains of airports with the carrier of each hop. */
  flights: readonly ScenarioFlight[]
  /** Values that every fare of the route gets, whatever its source says. */
  fare: {
    terms?: FareTerms
    baggage?: string | null
    ticketLimitMinutes?: number
    passport?: boolean
    closed?: boolean
  }
}

/** Carriers and airports of a synthetic journey: `carriers[i]` flies from `via[i]` to `via[i + 1]`. */
export type ScenarioFlight = { via: readonly string[]; carriers: readonly string[] }

const PENALTY: FareTerms = {
  nonRefundableType: 2,
  refundMethod: 1,
  refund: { beforeFlight: true, afterFlight: false, penaltyCents: 6000 },
  change: { beforeFlight: true, afterFlight: false, penaltyCents: 4000 },
}

const NEVER: FareTerms = {
  nonRefundableType: 1,
  refundMethod: 2,
  refund: { beforeFlight: false, afterFlight: false, penaltyCents: null },
  change: { beforeFlight: false, afterFlight: false, penaltyCents: null },
}

/**
 * The price of unflown legs is given back; before departure the fare is fixed. No airline sells such a fare,
 * so ordinary supply has none; its code must be found all the same (gap 210).
 */
export const AFTER_DEPARTURE: FareTerms = {
  nonRefundableType: 3,
  refundMethod: 1,
  refund: { beforeFlight: false, afterFlight: true, penaltyCents: null },
  change: { beforeFlight: false, afterFlight: false, penaltyCents: null },
}

type Extra = Partial<Pick<AirScenario, 'search' | 'flights' | 'fare'>> & { after?: Partial<AfterSearch> }

function scenario(
  id: string,
  origin: string,
  destination: string,
  effect: string,
  extra: Extra,
): AirScenario {
  const carriers = extra.flights ?? [nonstop(origin, destination, 'BA'), nonstop(origin, destination, 'U2')]
  return {
    id,
    family: 'flights',
    title: `${origin} → ${destination}`,
    target: { kind: 'route', from: origin, to: destination },
    origin,
    destination,
    trigger: `Search ${origin} to ${destination}`,
    effect,
    search: extra.search ?? { kind: 'plain' },
    after: { ...UNCHANGED, ...extra.after },
    flights: carriers,
    fare: extra.fare ?? {},
  }
}

function nonstop(origin: string, destination: string, carrier: string): ScenarioFlight {
  return { via: [origin, destination], carriers: [carrier] }
}

/** All scenario routes for flights. */
export const AIR_SCENARIOS: readonly AirScenario[] = [
  scenario('no-flights', 'PVD', 'RAI', 'No flights: the search ends with a total of 0', {
    search: { kind: 'empty' },
    flights: [],
  }),
  scenario('slow-waves', 'LHR', 'SYD', 'Batches arrive after 0.3, 1, 3 and 6 seconds', {
    search: { kind: 'waves', atMs: [300, 1000, 3000, 6000] },
    flights: [{ via: ['LHR', 'SIN', 'SYD'], carriers: ['BA', 'QF'] }],
  }),
  scenario('stream-fails', 'STN', 'LHR', 'Two batches, then the search fails', {
    search: { kind: 'fails', afterBatches: 2 },
  }),
  scenario('price-rises', 'LHR', 'STN', 'The total is 10.00 higher at revalidation', {
    after: { repriced: { byCents: 1000 } },
  }),
  scenario('price-falls', 'LHR', 'SEN', 'The total is 5.00 lower at revalidation', {
    after: { repriced: { byCents: -500 } },
  }),
  scenario(
    'rises-during-booking',
    'LTN',
    'LHR',
    'Revalidation is clean, the total rises by 10.00 while booking',
    {
      after: { bookingByCents: 1000 },
    },
  ),
  scenario('fare-expired', 'LGW', 'LHR', 'Revalidation answers Err0102003', {
    after: { repriced: { gone: 'expired' } },
  }),
  scenario('sold-out', 'LGW', 'LTN', 'Revalidation answers Err0102005', {
    after: { repriced: { gone: 'sold-out' } },
  }),
  scenario('closed-fares', 'SEN', 'LTN', 'Every fare is closed: revalidation answers Err0102003', {
    fare: { closed: true },
  }),
  scenario('short-time-limit', 'SEN', 'STN', 'The ticketing limit is 6 minutes after booking', {
    fare: { ticketLimitMinutes: 6 },
  }),
  scenario('slow-ticketing', 'STN', 'SEN', 'Tickets are issued 90 seconds after the order', {
    after: { ticketSeconds: 90 },
  }),
  scenario('connections', 'LHR', 'DXB', 'Nonstop flights and many with a connection', {
    flights: [nonstop('LHR', 'DXB', 'EK'), { via: ['LHR', 'DOH', 'DXB'], carriers: ['QR', 'QR'] }],
  }),
  scenario('no-bags', 'BTS', 'MRU', 'No checked baggage on any fare', {
    flights: [
      { via: ['BTS', 'IST', 'MRU'], carriers: ['TK', 'TK'] },
      { via: ['BTS', 'DXB', 'MRU'], carriers: ['FZ', 'EK'] },
    ],
    fare: { baggage: '0 pieces' },
  }),
  scenario('passport', 'LHR', 'JED', 'Passport and its date of issue are mandatory', {
    flights: [nonstop('LHR', 'JED', 'SV'), nonstop('LHR', 'JED', 'BA')],
    fare: { passport: true },
  }),
  scenario('unknown-rules', 'LTN', 'KEF', 'Refund, change and baggage terms are unknown', {
    flights: [nonstop('LTN', 'KEF', 'U2'), nonstop('LTN', 'KEF', 'FI')],
    fare: { terms: UNKNOWN, baggage: null },
  }),
  scenario('refund-penalty', 'LCY', 'EDI', 'Refundable with a penalty of 60.00', {
    flights: [nonstop('LCY', 'EDI', 'BA'), nonstop('LCY', 'EDI', 'LM')],
    fare: { terms: PENALTY },
  }),
  scenario('non-refundable', 'LCY', 'DUB', 'Not refundable at any time', {
    flights: [nonstop('LCY', 'DUB', 'BA'), nonstop('LCY', 'DUB', 'EI')],
    fare: { terms: NEVER },
  }),
  scenario('refund-after-departure', 'LCY', 'ZRH', 'Not refundable before departure, refundable after it', {
    flights: [nonstop('LCY', 'ZRH', 'LX'), nonstop('LCY', 'ZRH', 'BA')],
    fare: { terms: AFTER_DEPARTURE },
  }),
]

const byRoute = new Map(AIR_SCENARIOS.map((one) => [one.origin + one.destination, one]))

/** The scenario that applies to a query, by its first leg; null in production and on every other route. */
export function scenarioOfQuery(query: AirQuery): AirScenario | null {
  const first = query.legs[0]
  return query.scenarios && first ? scenarioOf(first.origin, first.destination) : null
}

/** The scenario of a route, by the airports that were searched; null for any other route. */
export function scenarioOf(origin: string, destination: string): AirScenario | null {
  return byRoute.get(origin + destination) ?? null
}
