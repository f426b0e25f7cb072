/**
 * States of a hotel booking and the documented moves between them. These are facts that both programs share;
 * only the gateway has the rules that carry them out. Source: Session gateway, States and transitions (hotel
 * booking); gaps 94, 95, 98, 99, 102, 203. zod-free.
 */

/**
 * Category and Status of each state. The documents name only the statuses; the category is the tens of the
 * status, as in the pairs of air bookings. So a booking that was cancelled after its confirmation
 * (`withdrawn`) stays in the category of confirmed bookings.
 */
export const hotelStates = {
  held: { category: 10, status: 10 },
  confirmed: { category: 20, status: 20 },
  withdrawn: { category: 20, status: 21 },
  cancelled: { category: 30, status: 30 },
  short: { category: 40, status: 41 },
  duplicate: { category: 40, status: 42 },
} as const

export type HotelState = keyof typeof hotelStates

/**
 * The triggers that move a booking. `lapse` is the passage of time: PaymentDeadline has passed without
 * HotelOrder.
 */
export type HotelTrigger = 'order' | 'cancel' | 'lapse'

/**
 * Every documented move. A trigger that has no row for the state is refused and changes nothing. An extension
 * changes the deadline, not the state.
 */
export const hotelMoves = [
  { from: 'held', trigger: 'order', to: 'confirmed', money: 'charge' },
  { from: 'held', trigger: 'cancel', to: 'cancelled', money: 'release' },
  { from: 'held', trigger: 'lapse', to: 'cancelled', money: 'release' },
  { from: 'confirmed', trigger: 'cancel', to: 'withdrawn', money: 'refund' },
] as const satisfies readonly {
  from: HotelState
  trigger: HotelTrigger
  to: HotelState
  money: 'none' | 'release' | 'charge' | 'refund'
}[]

/** The state of a Category/Status pair; null for a pair that is not documented. */
export function hotelStateOf(category: number, status: number): HotelState | null {
  for (const [name, pair] of Object.entries(hotelStates)) {
    if (pair.category === category && pair.status === status) return name as HotelState
  }
  return null
}

/** Minutes that HotelExtendPaymentDeadline adds, once (gap 102). */
export const EXTENSION_MINUTES = 10
