import 'server-only'
import type { IntentRow } from './intent.ts'
import type { AttemptState, Move } from './moves.ts'

/**
 * Everything that can happen to an attempt at a verb on a booking, and what follows in each of its states.
 * The code (`server/booking/act.ts`, `settle-act.ts`) tells which event it is and does what the table says.
 */

/**
 * Where an attempt at a verb stands. `under-way`: it was sent and may still arrive, so the desk that sent it
 * settles it. `sent`: nobody settled it, and it can no longer arrive. Attempts at verbs are never watched.
 */
export type ActState = Exclude<AttemptState, 'watched'> | 'under-way'

/** The state of an attempt by its row. */
export function actStateOf(row: Pick<IntentRow, 'state'> | null, mayStillArrive: boolean): ActState {
  if (row === null) return 'none'
  return row.state === 'sent' && mayStillArrive ? 'under-way' : row.state
}

/** Somebody wants the verb: what was wanted before, or the same verb for other parts of the booking. */
export type WantedEvent = 'same' | 'other-parts'

/**
 * `send`: the right to send is taken. `done`, `wait`: the outcome that is known. `look-up`: the record tells
 * the outcome. `settle`: the record tells the outcome of the earlier attempt first (`earlierTable`). `stop`:
 * nothing is sent while the earlier attempt has no outcome.
 */
export type WantedThen = 'send' | 'done' | 'wait' | 'look-up' | 'settle' | 'stop'

/** The steps when a verb is wanted. What was refused or never sent may be sent again. */
export const wantedTable = {
  same: {
    move: 'claim-again',
    then: {
      none: 'send',
      open: 'send',
      'under-way': 'wait',
      sent: 'look-up',
      unknown: 'look-up',
      done: 'done',
      refused: 'send',
    },
  },
  'other-parts': {
    move: 'claim-anew',
    then: {
      none: 'send',
      open: 'send',
      'under-way': 'stop',
      sent: 'settle',
      unknown: 'settle',
      done: 'send',
      refused: 'send',
    },
  },
} as const satisfies Readonly<
  Record<WantedEvent, { move: Move; then: Readonly<Record<ActState, WantedThen>> }>
>

/** The step for other parts once the record was asked about the earlier attempt, by its outcome. */
export const earlierTable = {
  done: 'send',
  refused: 'send',
  session: 'tell',
  unknown: 'stop',
} as const satisfies Readonly<Record<string, 'send' | 'tell' | 'stop'>>

/** The answers to a verb that was sent: `unsent` certainly did not arrive, `lost` may have. */
export type AnswerEvent = 'done' | 'refused' | 'session' | 'unsent' | 'lost'

/**
 * The steps after an answer, in every state: where somebody settled the attempt meanwhile the row stays as it
 * is, and the person is told the answer all the same.
 */
export const answerTable = {
  done: { move: 'complete', then: 'tell' },
  refused: { move: 'refuse', then: 'tell' },
  session: { move: 'reopen', then: 'tell' },
  unsent: { move: 'reopen', then: 'tell' },
  lost: { move: 'keep', then: 'look-up' },
} as const satisfies Readonly<Record<AnswerEvent, { move: Move; then: 'tell' | 'look-up' }>>

/** The results of reading the record of an attempt whose answer was lost. */
export type RecordEvent =
  /** The record shows the effect. */
  | 'shown'
  /** It does not: the request may still arrive; the kind cannot prove that nothing happened; nothing did. */
  | 'early'
  | 'unproven'
  | 'undone'
  /** The record cannot be read, because the session was lost or for another reason. */
  | 'session'
  | 'unreadable'

/** The steps after reading the record, in every state. */
export const recordTable = {
  shown: { move: 'complete', then: 'done' },
  early: { move: 'doubt', then: 'unknown' },
  unproven: { move: 'doubt', then: 'unknown' },
  undone: { move: 'refuse', then: 'refused' },
  session: { move: 'doubt', then: 'session' },
  unreadable: { move: 'doubt', then: 'unknown' },
} as const satisfies Readonly<
  Record<RecordEvent, { move: Move; then: 'done' | 'unknown' | 'refused' | 'session' }>
>

/** Whether a reading of the booking settles an attempt, where nobody wants the verb. */
export const readingTable: Readonly<Record<ActState, 'settle' | 'leave'>> = {
  none: 'leave',
  open: 'leave',
  'under-way': 'leave',
  sent: 'settle',
  unknown: 'settle',
  done: 'leave',
  refused: 'leave',
}
