/**
 * What is going on with a booking, whatever was booked. `held`: its time runs. `underway`: ordered, the supplier is at it.
 * `made`: done and paid. `over`: it was booked, and nothing is left of it. `none`: it never came about. `unknown`: the gateway told a
 * state that is not documented.
 */
export type BookingStanding = 'held' | 'underway' | 'made' | 'over' | 'none' | 'unknown'

type StateFacts = { word: string; tone: 'held' | 'run' | 'ok' | 'bad' | 'off'; standing: BookingStanding }

/** Every state that a booking of any kind may be shown in: its word, what it means as colour, and where it stands. */
export const bookingStates = {
  held: { word: 'Held', tone: 'held', standing: 'held' },
  ticketing: { word: 'Ticketing', tone: 'run', standing: 'underway' },
  ticketed: { word: 'Ticketed', tone: 'ok', standing: 'made' },
  vouchering: { word: 'Confirmed', tone: 'run', standing: 'underway' },
  confirmed: { word: 'Confirmed', tone: 'ok', standing: 'made' },
  withdrawn: { word: 'Cancelled', tone: 'off', standing: 'over' },
  refunded: { word: 'Refunded', tone: 'off', standing: 'over' },
  cancelled: { word: 'Cancelled', tone: 'off', standing: 'over' },
  lapsed: { word: 'Lapsed', tone: 'off', standing: 'over' },
  failed: { word: 'Failed', tone: 'bad', standing: 'none' },
  short: { word: 'Wallet short', tone: 'bad', standing: 'none' },
  duplicate: { word: 'Duplicate', tone: 'bad', standing: 'none' },
  unknown: { word: 'Not known', tone: 'held', standing: 'unknown' },
} as const satisfies Readonly<Record<string, StateFacts>>

export type BookingState = keyof typeof bookingStates

/** A state as text: what is known of it; one that is not documented counts as unknown, and is never green. */
export function stateFacts(state: string): StateFacts {
  return (bookingStates as Readonly<Record<string, StateFacts>>)[state] ?? bookingStates.unknown
}

/** All states of these standings. */
export function statesOf(...standings: readonly BookingStanding[]): BookingState[] {
  const all = Object.entries(bookingStates) as [BookingState, StateFacts][]
  return all.filter(([, facts]) => standings.includes(facts.standing)).map(([state]) => state)
}
