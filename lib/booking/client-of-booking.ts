/** The client that a booking was made for. */
export type ClientOfBooking = { id: string; name: string }

/** The outcome of setting the client of a booking. */
export type ClientOfBookingOutcome =
  { kind: 'done' } | { kind: 'session' } | { kind: 'refused'; message: string }
