import 'server-only'
import type { ServiceChange } from '../../lib/booking/service-change.ts'

/** Separates the parts of a change in an audit entry. */
const BETWEEN = '; '

/** A change as the audit keeps it: before and after, part by part, without personal data. */
export function changeInAudit({ before, after, parts }: Pick<ServiceChange, 'before' | 'after' | 'parts'>): {
  before: string
  after: string
} {
  if (!parts) return { before, after }
  return {
    before: parts.map((part) => `${part.label} ${part.before}`).join(BETWEEN),
    after: parts.map((part) => part.after).join(BETWEEN),
  }
}

/** The parts of such an entry, one a line: "BA 432 LHR–AMS 14 Jan 10:05–12:20 → 14 Jan 10:50–13:05". */
export function changedText(before: string, after: string): string {
  const ends = after.split(BETWEEN)
  return before
    .split(BETWEEN)
    .map((begin, index) => `${begin} → ${ends[index] ?? ''}`)
    .join('\n')
}

/**
 * A change merged with an earlier one that nobody has seen: from the first known state to the present one.
 * Null if everything is again as it was.
 */
export function mergedChange(
  earlier: ServiceChange | null,
  change: Omit<ServiceChange, 'at'>,
): Omit<ServiceChange, 'at'> | null {
  if (earlier?.about !== change.about) return change
  const { before } = earlier
  if (!earlier.parts || !change.parts) return before === change.after ? null : { ...change, before }
  const first = new Map(earlier.parts.map((part) => [part.label, part]))
  const later = new Map(change.parts.map((part) => [part.label, part]))
  const parts = [...new Map([...first, ...later]).values()]
    .map((part) => ({ ...part, before: first.get(part.label)?.before ?? part.before }))
    .filter((part) => part.before !== part.after)
  return parts.length === 0 ? null : { ...change, before, parts }
}
