import 'server-only'
import type { ServiceChange } from '../../lib/booking/service-change.ts'

/** Between the parts of a change in an audit entry. */
const BETWEEN = '; '

/** A change as the audit keeps it: before and after, part by part, without personal data. */
export function changeInAudit({ before, after, parts }: Omit<ServiceChange, 'at'>): {
  before: string
  after: string
} {
  if (!parts) return { before, after }
  return {
    before: parts.map((part) => `${part.label} ${part.before}`).join(BETWEEN),
    after: parts.map((part) => part.after).join(BETWEEN),
  }
}

/** The parts of such an entry: "BA 432 LHR–AMS 14 Jan 10:05–12:20 → 14 Jan 10:50–13:05". */
export function changedText(before: string, after: string): string {
  const ends = after.split(BETWEEN)
  return before
    .split(BETWEEN)
    .map((begin, index) => `${begin} → ${ends[index] ?? ''}`)
    .join(', ')
}
