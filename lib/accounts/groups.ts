import type { AccountLine, Amounts } from './account-line.ts'
import { sumOf } from './account-line.ts'
import type { Month } from './month.ts'

/** A line with the words of its booking that are not stored with a closed month. */
export type ClientLine = AccountLine & {
  /** The name of the client, or of the lead traveller where it has none; null if the desk has neither. */
  client: string | null
  /** The short code that people say where the reference is too long to be said; else the reference. */
  code: string | null
  /** The booked service in a few words; null if the desk does not have them. */
  service: string | null
}

/** The ways to divide a month. */
export const dimensions = ['agent', 'kind', 'client', 'costCentre', 'day'] as const
export type Dimension = (typeof dimensions)[number]

/** The part of a month that has one value: null where nothing is known. */
export type Group = Amounts & { value: string | null; lineCount: number }

/** The value of the day of corrections, which belong to no day of their month. */
export const CORRECTIONS = 'corrections'

/** The value of a line in a month's accounts. */
export function valueOf(line: ClientLine, dimension: Dimension, month: Month): string | null {
  if (dimension === 'day') return line.month === month ? line.day : CORRECTIONS
  return line[dimension]
}

/**
 * A month divided by one dimension: each line is in one group, so the groups of every dimension add up to the
 * same amounts. Days in their order, others with the largest sales first.
 */
export function groupsBy(lines: readonly ClientLine[], dimension: Dimension, month: Month): Group[] {
  const byValue = new Map<string | null, ClientLine[]>()
  for (const line of lines) {
    const value = valueOf(line, dimension, month)
    const group = byValue.get(value)
    if (group) group.push(line)
    else byValue.set(value, [line])
  }
  const groups = [...byValue].map(([value, group]) => ({ value, lineCount: group.length, ...sumOf(group) }))
  return groups.sort((one, other) =>
    dimension === 'day'
      ? compare(one.value, other.value)
      : other.salesCents - one.salesCents || compare(one.value, other.value),
  )
}

function compare(one: string | null, other: string | null): number {
  return (one ?? '').localeCompare(other ?? '', 'en')
}
