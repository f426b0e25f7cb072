import 'server-only'
import { bookingForPage } from '../booking/page.ts'

/**
 * Address of a search for the same thing as a booking; the booking's own page where that cannot be told or
 * the booking cannot be read, since that page says why. Null without a session.
 */
export async function searchAgainAddress(reference: string): Promise<string | null> {
  const page = await bookingForPage(reference)
  if (page.kind === 'session') return null
  const own = `/bookings/${encodeURIComponent(reference)}`
  return page.kind === 'read' ? (page.searchAgainHref ?? own) : own
}
