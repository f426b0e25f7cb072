/** The texts of the log in place of the SessionId and of a token; names of shell variables. */
export const SESSION_VARIABLE = '$SESSION_ID'
export const TOKEN_VARIABLE = '$TOKEN'

/** The character that masked text consists of. */
export const MASK = '•'

/** How a call stands: a word, and the tone that it is shown in. */
export type WireOutcome = { tone: 'run' | 'ok' | 'held' | 'bad' | 'off'; text: string }

/** A call of the desk to the booking service, as a line of the wire log. */
export type WireCall = {
  id: number
  /** When it was sent: real time, ISO 8601 UTC. */
  at: string
  /** Id of the operation in the registry. */
  operation: string
  method: string
  /** Path with its parameters filled in, masked, without the query. */
  path: string
  /** HTTP status; null while nothing is answered. */
  status: number | null
  /** Milliseconds until the answer was whole; null while it is not. */
  ms: number | null
  outcome: WireOutcome
  /** The booking that it names; null if it names none. */
  reference: string | null
  /** Which try it was, from 1; reads are repeated. */
  attempt: number
  /** A read of what the service has stored, asked before in the same way: the balance, a watched booking. */
  polls: boolean
}

/** A body as it is kept: masked, and cut if it was long. */
export type WireBody = {
  text: string
  /** Size of the whole body in bytes. */
  bytes: number
  /** True if `text` is only its beginning. */
  isCut: boolean
}

/** All that the log keeps of a call. */
export type WireDetail = WireCall & {
  requestId: string
  /** The query of the address, masked. */
  query: [string, string][]
  /** Headers that the operation needs, the token masked. */
  headers: [string, string][]
  request: WireBody | null
  answer: WireBody | null
}

/** The calls that are new or have changed since a `seq`, oldest first. */
export type WireNews = {
  /** Given with the next question. */
  seq: number
  calls: WireCall[]
  /** Ids of all calls that are kept. */
  kept: readonly number[]
}

/** From this many milliseconds on, a call counts as slow. */
const SLOW_MILLISECONDS = 1000

/** True for calls that failed: refused, not answered, or answered with an error. */
export function isFailed({ outcome }: WireCall): boolean {
  return outcome.tone === 'bad'
}

/** True for calls that took long. */
export function isSlowCall({ ms }: WireCall): boolean {
  return ms !== null && ms >= SLOW_MILLISECONDS
}
