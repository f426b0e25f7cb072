import 'server-only'
import type { OperationSpec } from '../../contract/operation.ts'
import type { WireOutcome } from '../../lib/studio/wire-call.ts'
import { readAnswer } from './answer.ts'
import type { Passed } from './follow-body.ts'
import type { CallOutcome, UnknownReason } from './outcome.ts'

const REASONS: Record<UnknownReason, string> = {
  'circuit-open': 'not sent',
  'operation-rests': 'not sent',
  unreachable: 'not reachable',
  timeout: 'no answer in time',
  lost: 'answer lost',
  'server-error': 'error of the service',
  malformed: 'not as documented',
  aborted: 'reader left',
}

/**
 * The outcome of a call in a word.
 * @param reference of the booking that the call is about
 */
export function wireOutcome(outcome: CallOutcome<unknown>, reference: string | null): WireOutcome {
  if (outcome.kind === 'refused') return { tone: 'bad', text: outcome.code }
  if (outcome.kind === 'unknown') {
    return { tone: outcome.reason === 'aborted' ? 'off' : 'bad', text: REASONS[outcome.reason] }
  }
  const { Category, Status } = (outcome.data ?? {}) as { Category?: unknown; Status?: unknown }
  const words = [reference?.slice(0, 12)]
  if (typeof Category === 'number' && typeof Status === 'number') words.push(`${Category}/${Status}`)
  return { tone: 'ok', text: words.filter(Boolean).join(' ') || 'ok' }
}

/** The same for an answer that the client does not parse, by the part of the body that has passed. */
export function outcomeOfBody(op: OperationSpec, httpStatus: number, passed: Passed): WireOutcome {
  const { lastEvent } = passed
  // Reading stops at the event that ends a stream, so who reads it always leaves.
  if (lastEvent !== null && op.events?.[lastEvent]?.terminal) {
    return { tone: lastEvent === 'error' ? 'bad' : 'ok', text: `ended with ${lastEvent}` }
  }
  if (passed.end === 'left') return { tone: 'off', text: 'reader left' }
  if (passed.end === 'broken' || lastEvent !== null) return { tone: 'bad', text: 'cut off' }
  // A large answer is passed on unread, so only small ones tell their outcome.
  if (passed.bytes > Buffer.byteLength(passed.text) || op.answer === 'file') {
    return httpStatus < 400 ? { tone: 'ok', text: 'ok' } : { tone: 'bad', text: String(httpStatus) }
  }
  const outcome = readAnswer(op, { httpStatus, text: passed.text, retryAfter: null })
  if (outcome.kind === 'ok') return { tone: 'ok', text: 'ok' }
  return { tone: 'bad', text: outcome.kind === 'refused' ? outcome.code : REASONS[outcome.reason] }
}
