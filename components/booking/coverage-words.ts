import { plural } from '../../lib/plural.ts'
import { isComplete, type Coverage } from '../../lib/booking/coverage.ts'

/** What a screen says instead of "none" while the list lacks bookings; null where "none" is true. */
export function unlistedWord(coverage: Coverage): string | null {
  if (isComplete(coverage)) return null
  return coverage.isReading ? 'being read' : 'not all listed'
}

/**
 * Why the list may lack bookings of the office, and what is being done; null where it has all.
 * @param formatCents writes an amount; null while net prices are hidden
 */
export function coverageText(
  coverage: Coverage,
  formatCents: ((cents: number) => string) | null,
): { title: string; text: string } | null {
  if (isComplete(coverage)) return null
  const { isReading, unreadCount, unlistedCents, hasLists } = coverage
  const amount = formatCents && unlistedCents !== null ? formatCents(unlistedCents) : 'money'
  const behind =
    (unlistedCents ?? 0) > 0 ? `The wallet holds ${amount} for bookings that are not listed` : null
  if (isReading) return { title: progressText(coverage), text: behind === null ? '' : `${behind} yet.` }
  const sentences = [
    behind && `${behind}.`,
    unreadCount > 0 &&
      `The booking service names ${plural(unreadCount, 'booking')} that it doesn't give to this desk.`,
    behind !== null &&
      `The booking service ${hasLists ? "doesn't name them" : 'has no list of bookings'}: import them by their references.`,
  ]
  return { title: 'Some bookings are missing.', text: sentences.filter(Boolean).join(' ') }
}

function progressText({ readCount, waitingCount }: Coverage): string {
  if (readCount === 0 && waitingCount === 0) return "Looking for this office's bookings."
  if (waitingCount === 0) return `Reading this office's bookings: ${count(readCount)} read.`
  return `Reading this office's bookings: ${count(readCount)} read, ${count(waitingCount)} to go.`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
