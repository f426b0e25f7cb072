import 'server-only'
import type { Selectable } from 'kysely'
import type { IntentState, IntentTable } from '../store/schema.ts'

/**
 * Where an attempt stands by its row. `none`: there is no row. `open`: nothing was sent. `sent`: it was
 * claimed and may be under way. `unknown`: it was sent, and no clear answer came. `done`, `refused`: it is
 * settled for good. `watched`: it was given up, and its booking may still appear.
 */
export type AttemptState = IntentState | 'none' | 'watched'

/**
 * The change of the row. `claim`: the right to send is taken; `claim-again`: also after a refusal;
 * `claim-anew`: also for something else once the attempt before it is done. `send`: the time of sending is
 * noted. `reopen`: nothing happened, so the reference may be used again. `complete`, `refuse`: an outcome for
 * good. `doubt`: no clear outcome. `give-up`: not booked, but watched. `take-away`: a reference that was
 * never sent is used up. `forget`: the watch ends. `keep`: nothing.
 */
export type Move =
  | 'claim'
  | 'claim-again'
  | 'claim-anew'
  | 'send'
  | 'reopen'
  | 'complete'
  | 'refuse'
  | 'doubt'
  | 'give-up'
  | 'take-away'
  | 'forget'
  | 'keep'

/**
 * The step after an event: the move, and for each state that the attempt may have before it the next step.
 */
export type Step<Then, Moves extends Move = Move> = {
  move: Moves
  then: Readonly<Record<AttemptState, Then>>
}

const SETTLED = { done: null, refused: null, watched: null }
const STAYS = { none: null, open: null, sent: null, unknown: null, ...SETTLED }

/** The state after each move; null where the row stays as it is, because somebody else was first. */
export const moves: Readonly<Record<Move, Readonly<Record<AttemptState, AttemptState | null>>>> = {
  claim: { ...STAYS, none: 'sent', open: 'sent' },
  'claim-again': { ...STAYS, none: 'sent', open: 'sent', refused: 'sent' },
  'claim-anew': { ...STAYS, none: 'sent', open: 'sent', refused: 'sent', done: 'sent' },
  send: { ...STAYS, sent: 'sent' },
  reopen: { ...STAYS, sent: 'open' },
  complete: { ...SETTLED, none: null, open: 'done', sent: 'done', unknown: 'done' },
  refuse: { ...SETTLED, none: null, open: 'refused', sent: 'refused', unknown: 'refused' },
  doubt: { ...SETTLED, none: null, open: 'unknown', sent: 'unknown', unknown: 'unknown' },
  'give-up': { ...SETTLED, none: null, open: 'watched', sent: 'watched', unknown: 'watched' },
  'take-away': { ...STAYS, none: 'refused', open: 'refused' },
  forget: { ...STAYS, watched: 'refused' },
  keep: STAYS,
}

/** The state of an attempt by its row. */
export function stateOf(row: Pick<Selectable<IntentTable>, 'state' | 'watch_until'> | null): AttemptState {
  if (row === null) return 'none'
  return row.state === 'refused' && row.watch_until !== null ? 'watched' : row.state
}

/** The states of rows that a move changes: it is made in the database, where one of many comes first. */
export function statesMovedBy(move: Move): IntentState[] {
  const states: IntentState[] = ['open', 'sent', 'unknown', 'done', 'refused']
  return states.filter((state) => moves[move][state] !== null)
}

/** One answer for all states. */
export function always<const Then>(then: Then): Readonly<Record<AttemptState, Then>> {
  return { none: then, open: then, sent: then, unknown: then, done: then, refused: then, watched: then }
}
