import 'server-only'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { airLowFareSearchIncremental } from '../../contract/air/low-fare-search-incremental.ts'
import type { Fare } from '../../lib/air/fare.ts'
import { parseFare } from '../../lib/air/parse-fare.ts'
import { searchHref } from '../../lib/air/search-params.ts'
import { searchInput } from '../../lib/air/search-input.ts'
import { nearestFare, type WantedFare } from '../../lib/air/wanted-fare.ts'
import type { SameFare } from '../../lib/air/same-fare.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Desk } from '../desk.ts'
import { openAs } from '../gateway-client/call-as.ts'
import { readAnswer } from '../gateway-client/answer.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import { withoutSecrets } from '../gateway-client/without-secrets.ts'
import type { AnyGrant } from '../session/grant.ts'
import { searchFor } from './same-search.ts'

/** All sources answer within seconds; a search that lasts longer is given up. */
const LONGEST_MILLISECONDS = 30_000

/**
 * Searches the same flights again and answers the fare that gives most nearly the same. It asks for the
 * streamed search, since the other one answers only the cheapest fare of each flight and at most 500
 * (Session gateway, AirLowFareSearch; gap 27).
 */
export async function sameFare(desk: Desk, grant: AnyGrant, wanted: WantedFare): Promise<SameFare> {
  const search = searchFor(wanted)
  if (!search) return { kind: 'none', searchHref: '/flights' }
  const href = searchHref(search)
  const answer = await faresOf(desk, grant, searchInput(search))
  if (isSessionLost(answer)) return { kind: 'session' }
  // A journey in the past is refused as any search of it: nobody sells it any more.
  if (answer.kind === 'refused' && answer.code === 'Err0106001') return { kind: 'none', searchHref: href }
  if (answer.kind === 'refused') return { kind: 'failed', message: answer.message, searchHref: href }
  if (answer.kind === 'unknown') {
    return { kind: 'failed', message: `${SERVICE_AWAY}.`, searchHref: href }
  }
  const fare = nearestFare(wanted, answer.data)
  return fare === null ? { kind: 'none', searchHref: href } : { kind: 'found', fare, searchHref: href }
}

const LOST = { kind: 'unknown', reason: 'lost', sent: true } as const

async function faresOf(
  desk: Desk,
  grant: AnyGrant,
  input: Readonly<Record<string, unknown>>,
): Promise<CallOutcome<Fare[]>> {
  const signal = AbortSignal.timeout(LONGEST_MILLISECONDS)
  const opened = await openAs(desk, grant, airLowFareSearchIncremental.id, input, signal)
  if (opened.kind !== 'ok') return opened
  const { status: httpStatus, headers } = opened.data
  // The connection can break at any byte; then the text is not whole, and nothing is concluded from it.
  const received = await opened.data.text().catch(() => null)
  if (received === null) return LOST
  const text = withoutSecrets(received, [grant.gatewaySession.reveal()])
  if (!(headers.get('content-type') ?? '').startsWith('text/event-stream')) {
    const answer = readAnswer(airLowFareSearchIncremental, { httpStatus, text, retryAfter: null })
    return answer.kind === 'ok' ? LOST : answer
  }
  return faresIn(text)
}

const { itineraries, error } = airLowFareSearchIncremental.events

/** The fares of a whole stream. If the stream was cut, a missing fare may still be sold. */
function faresIn(text: string): CallOutcome<Fare[]> {
  const fares: Fare[] = []
  for (const { event: name, data: json } of eventsOf(text)) {
    const data = parsed(json)
    if (name === 'done') return { kind: 'ok', data: fares }
    if (name === 'error') {
      const said = error.data.safeParse(data).data?.Error
      return said
        ? { kind: 'refused', code: said.Id, message: said.Message, httpStatus: 200 }
        : { kind: 'unknown', reason: 'malformed', sent: true }
    }
    const batch = name === 'itineraries' ? itineraries.data.safeParse(data).data : undefined
    fares.push(...(batch?.PricedItineraries ?? []).map(parseFare))
  }
  return LOST
}

/** The whole events of a text. */
function eventsOf(text: string): EventSourceMessage[] {
  const events: EventSourceMessage[] = []
  createParser({ onEvent: (event) => events.push(event) }).feed(text)
  return events
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // It is read as an event without what it should have.
  }
}
