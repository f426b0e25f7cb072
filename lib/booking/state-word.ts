import type { BookingView } from './booking-view.ts'

/** The word and the meaning (as colour and shape) of each state, the same in the list and on the page. */
export const stateWords: Readonly<
  Record<BookingView['state'], { word: string; tone: 'held' | 'run' | 'ok' | 'bad' | 'off' }>
> = {
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
