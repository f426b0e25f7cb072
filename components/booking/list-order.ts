import type { BookingLine } from '../../lib/booking/booking-list-view.ts'

/** Holds first, those that expire soonest on top; the rest newest first. */
export function inListOrder(lines: readonly BookingLine[]): BookingLine[] {
  return [...lines].sort((one, other) => {
    const held = rank(one) - rank(other)
    if (held !== 0) return held
    if (one.state === 'held' && one.deadlineAt !== other.deadlineAt) {
      return deadlineOf(one) - deadlineOf(other)
    }
    return Date.parse(other.createdAt) - Date.parse(one.createdAt)
  })
}

function rank(line: BookingLine): number {
  return line.state === 'held' ? 0 : 1
}

function deadlineOf(line: BookingLine): number {
  return line.deadlineAt === null ? Infinity : Date.parse(line.deadlineAt)
}

/**
 * Lines that contain every typed word in references, lead name, agent, places or suppliers. Ignores accents
 * and case.
 */
export function findLines(lines: readonly BookingLine[], typed: string): readonly BookingLine[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return lines
  return lines.filter((line) => {
    const { codes = [], findBy = [] } = line.service ?? {}
    const known = fold([line.reference, line.leadName ?? '', line.madeBy, ...codes, ...findBy].join(' '))
    return words.every((word) => known.includes(word))
  })
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
