import type { BookingLine } from './booking-list-view.ts'
import { stateFacts } from './booking-state.ts'
import type { BookingStanding, StateFacts } from './kind-facts.ts'

/** The words of the list for where a booking stands, the same for every kind. */
export const standingWords: Readonly<Record<BookingStanding, string>> = {
  held: 'Held',
  underway: 'In process',
  made: 'Confirmed',
  ending: 'Cancelling',
  over: 'Cancelled',
  none: 'Not booked',
  unknown: 'Not known',
}

/** A booking's status in the vocabulary of all kinds. */
export type ListStatus = {
  word: string
  tone: StateFacts['tone']
  /** The word of its own kind, if that differs from the word. */
  own: string | null
}

/** The status of a line. */
export function listStatus(line: Pick<BookingLine, 'kind' | 'state'>): ListStatus {
  const { standing, word: own, tone, ownWord } = stateFacts(line)
  // A hold that lapsed is over like a cancelled one, but nobody cancelled it.
  const word = line.state === 'lapsed' ? 'Expired' : ownWord ? own : standingWords[standing]
  return { word, tone, own: own.toLowerCase() === word.toLowerCase() ? null : own }
}
