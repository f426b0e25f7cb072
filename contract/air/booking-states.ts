/**
 * States of an air booking and the documented moves between them. These are facts that both programs share;
 * only the gateway has the rules that carry them out. Source: Session gateway, States and transitions; gaps
 * 64-72. zod-free.
 */

/** Category and Status of each state. */
export const airStates = {
  held: { category: 10, status: 10 },
  ticketing: { category: 20, status: 20 },
  ticketed: { category: 21, status: 21 },
  refunded: { category: 21, status: 25 },
  cancelled: { category: 30, status: 30 },
  failed: { category: 40, status: 40 },
  short: { category: 40, status: 41 },
  duplicate: { category: 40, status: 42 },
} as const

export type AirState = keyof typeof airStates

/**
 * The triggers that move a booking. `lapse` is the passage of time: 10 minutes or TktTimeLimit, whichever
 * comes first (gap 63). `fail` is the airline's refusal to issue an ordered ticket (gap 65; no document says
 * when 40/40 comes). `refund-part` refunds some e-tickets, `refund` the last ones that were left (gap 82).
 */
export type AirTrigger = 'order-ticket' | 'cancel' | 'lapse' | 'issue' | 'fail' | 'refund-part' | 'refund'

/** Every documented move. A trigger that has no row for the state is refused and changes nothing. */
export const airMoves = [
  { from: 'held', trigger: 'order-ticket', to: 'ticketing', money: 'none' },
  { from: 'held', trigger: 'cancel', to: 'cancelled', money: 'release' },
  { from: 'held', trigger: 'lapse', to: 'cancelled', money: 'release' },
  { from: 'ticketing', trigger: 'issue', to: 'ticketed', money: 'charge' },
  { from: 'ticketing', trigger: 'fail', to: 'failed', money: 'release' },
  { from: 'ticketed', trigger: 'refund-part', to: 'ticketed', money: 'refund' },
  { from: 'ticketed', trigger: 'refund', to: 'refunded', money: 'refund' },
] as const satisfies readonly {
  from: AirState
  trigger: AirTrigger
  to: AirState
  money: 'none' | 'release' | 'charge' | 'refund'
}[]

/** The state of a Category/Status pair; null for a pair that is not documented. */
export function airStateOf(category: number, status: number): AirState | null {
  for (const [name, pair] of Object.entries(airStates)) {
    if (pair.category === category && pair.status === status) return name as AirState
  }
  return null
}
