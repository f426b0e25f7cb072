import type { BookingLine } from './booking-list-view.ts'
import { meetingOf } from './occupied.ts'
import { nameKey } from './same-person.ts'

/** Whether one name is in both lists, as people compare names. */
function shareName(some: readonly string[], others: readonly string[]): boolean {
  const keys = new Set(some.map((name) => nameKey(name)))
  return others.some((name) => keys.has(nameKey(name)))
}

/**
 * The lines that are one traveller on one journey, each with the references of the others. Only names are
 * known of lines, so two travellers of one name count as one.
 */
export function sameJourneys(lines: readonly BookingLine[]): Map<string, string[]> {
  const byReference = new Map<string, string[]>()
  const add = (of: BookingLine, other: BookingLine) =>
    byReference.set(of.reference, [...(byReference.get(of.reference) ?? []), other.reference])
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (!isSameJourney(line, other)) continue
      add(line, other)
      add(other, line)
    }
  }
  return byReference
}

function isSameJourney(one: BookingLine, other: BookingLine): boolean {
  if (one.kind !== other.kind || one.reference === other.reference) return false
  if (one.service === null || other.service === null) return false
  return (
    meetingOf(one.service.occupied, other.service.occupied) !== null &&
    shareName(namesOf(one), namesOf(other))
  )
}

function namesOf({ people, leadName }: BookingLine): readonly string[] {
  return people.length > 0 || leadName === null ? people : [leadName]
}
