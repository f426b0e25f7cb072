import type { BookingView } from './booking-view.ts'

/** A state as word, with what it means as colour and shape. */
export type StateWord = { word: string; tone: 'held' | 'run' | 'ok' | 'bad' | 'off' }

const WORDS: Readonly<Record<BookingView['state'], StateWord>> = {
  held: { word: 'Held', tone: 'held' },
  ticketing: { word: 'Ticketing', tone: 'run' },
  ticketed: { word: 'Ticketed', tone: 'ok' },
  refunded: { word: 'Refunded', tone: 'off' },
  cancelled: { word: 'Cancelled', tone: 'off' },
  failed: { word: 'Failed', tone: 'bad' },
  short: { word: 'Wallet short', tone: 'bad' },
  duplicate: { word: 'Duplicate', tone: 'bad' },
  unknown: { word: 'Not known', tone: 'held' },
}

/** The word and the meaning of a state, the same in the list and on the page; one that is not known is said to be so. */
export function stateWord(state: string): StateWord {
  return (WORDS as Readonly<Record<string, StateWord>>)[state] ?? WORDS.unknown
}
