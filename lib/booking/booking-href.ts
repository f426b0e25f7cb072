import type { Route } from 'next'

/** The page of a booking. */
export function bookingHref(reference: string): Route {
  return `/bookings/${encodeURIComponent(reference)}` as Route
}
