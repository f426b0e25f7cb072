/** The expected data of one booking in a walk; money in cents. */
export type BelievedBooking = {
  kind: 'air' | 'hotel'
  cents: number
  state: 'held' | 'ticketing' | 'ticketed' | 'confirmed' | 'withdrawn' | 'cancelled' | 'short'
  /** Office second at which the clock changes its state. */
  dueAt: number
  /**
   * For hotels: number, penalty once confirmed (null when cancelling is refused), and whether the deadline
   * can be moved.
   */
  hotel: { id: number; penaltyCents: number | null; canExtend: boolean } | null
}

/** The expected data of an office in a walk. */
export type Believed = { now: number; balance: number; bookings: BelievedBooking[] }

export const HOLD_SECONDS = 600
const ISSUE_SECONDS = 3

export type Verb = 'order' | 'cancel' | 'extend' | 'read'

/** Applies what has fallen due up to now. */
export function settle(model: Believed): void {
  for (const booking of model.bookings) {
    if (booking.dueAt > model.now) continue
    if (booking.state === 'held') booking.state = 'cancelled'
    if (booking.state === 'ticketing') {
      booking.state = 'ticketed'
      model.balance -= booking.cents
    }
  }
}

export function heldCents(model: Believed): number {
  const open = model.bookings.filter(({ state }) => state === 'held' || state === 'ticketing')
  return open.reduce((sum, booking) => sum + booking.cents, 0)
}

/** Whether a verb should succeed now. */
export function allows({ state, hotel }: BelievedBooking, verb: Verb): boolean {
  if (verb === 'read') return true
  if (verb === 'extend') return state === 'held' && hotel?.canExtend === true
  if (verb === 'cancel' && state === 'confirmed') return hotel !== null && hotel.penaltyCents !== null
  return state === 'held'
}

/** Applies the effect of a verb that succeeded. */
export function applyVerb(model: Believed, booking: BelievedBooking, verb: Verb): void {
  const { hotel } = booking
  if (verb === 'cancel') {
    if (booking.state === 'confirmed') model.balance += booking.cents - (hotel?.penaltyCents ?? 0)
    booking.state = booking.state === 'confirmed' ? 'withdrawn' : 'cancelled'
  }
  if (verb === 'extend' && hotel) {
    booking.dueAt += HOLD_SECONDS
    hotel.canExtend = false
  }
  if (verb !== 'order') return
  if (hotel) {
    booking.state = 'confirmed'
    model.balance -= booking.cents
  } else {
    booking.state = 'ticketing'
    booking.dueAt = model.now + ISSUE_SECONDS
  }
}

/** How many active bookings have a hotel. */
export function takenOf(model: Believed, hotelId: number): number {
  const living = model.bookings.filter(({ state }) => state === 'held' || state === 'confirmed')
  return living.filter((booking) => booking.hotel?.id === hotelId).length
}
