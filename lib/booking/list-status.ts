import type { BookingKind } from '../../contract/booking/kinds.ts'
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

/** A booking's status in the vocabulary of all kinds, and what its own kind calls it if that differs. */
export type ListStatus = { word: string; tone: StateFacts['tone']; own: string | null }

/** The status of a line. */
export function listStatus(line: { kind: BookingKind; state: string }): ListStatus {
  const { standing, word: own, tone } = stateFacts(line)
  // A hold that lapsed is over like a cancelled one, but nobody cancelled it.
  const word = line.state === 'lapsed' ? 'Lapsed' : standingWords[standing]
  return { word, tone, own: own === word ? null : own }
}
