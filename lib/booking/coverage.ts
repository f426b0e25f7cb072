/**
 * How far the desk's list has the bookings of the office. Other programs make some, and their past may be
 * long.
 */
export type Coverage = {
  /** Bookings are being read that the list does not have yet. */
  isReading: boolean
  /** Bookings that were read so far. */
  readCount: number
  /** Bookings that the booking service names and that wait to be read. */
  waitingCount: number
  /** Bookings that the booking service names and does not give. */
  unreadCount: number
  /** The booking service has a list of the office's bookings, or the wallet's statement tells of them. */
  hasLists: boolean
  /**
   * The amount that the wallet holds and no booking of the list explains, in cents; 0 where the two agree,
   * null where the wallet is not known.
   */
  unlistedCents: number | null
}

/** Whether the list has all bookings that the office is known to have: only then "none" is true. */
export function isComplete({ isReading, waitingCount, unreadCount, unlistedCents }: Coverage): boolean {
  return !isReading && waitingCount === 0 && unreadCount === 0 && (unlistedCents ?? 0) === 0
}
