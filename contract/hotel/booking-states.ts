/**
 * States of a hotel booking and the documented moves between them: facts, shared by both programs; the rules that
 * carry them out live in the gateway alone. Source: Session gateway, States and transitions (hotel booking);
 * gaps 94, 95, 98, 99, 102, 203. zod-free.
 */

/**
 * Category and Status of each state. The documents name statuses alone; the category is that of the status' tens, as the
 * pairs of air have it: a booking that was cancelled after its confirmation (`withdrawn`) stays among the confirmed.
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

/** What moves a booking. `lapse` is the clock: PaymentDeadline has passed without HotelOrder. */
export type HotelTrigger = 'order' | 'cancel' | 'lapse'

/**
 * Every documented move. A trigger on a state without a row is refused and changes nothing. An extension moves the
 * deadline and not the state.
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

/** The state that a Category/Status pair stands for, or null for a pair that is not documented. */
export function hotelStateOf(category: number, status: number): HotelState | null {
  for (const [name, pair] of Object.entries(hotelStates)) {
    if (pair.category === category && pair.status === status) return name as HotelState
  }
  return null
}

/** Minutes that HotelExtendPaymentDeadline adds, once (gap 102). */
export const EXTENSION_MINUTES = 10
