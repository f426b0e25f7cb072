/** The trip that a booking is part of. */
export type TripOfBooking = {
  id: string
  name: string
  /** Whom the trip is for; null for nobody. */
  clientId: string | null
  /** The booking was attached to it, and can be taken off: one that was made of its option stays. */
  isAttached: boolean
}
