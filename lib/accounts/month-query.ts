import { AMOUNTS, type Amounts } from './account-line.ts'
import { dimensions, valueOf, type ClientLine, type Dimension } from './groups.ts'
import type { Month } from './month.ts'

/** The part of a month that its page shows, as its address has it. */
export type MonthQuery = {
  by: Dimension
  /**
   * The group whose lines are listed: its value, empty where nothing is known. A client is named by one of
   * its bookings, because an address must not have names. Null: all lines.
   */
  of: string | null
  /** Only lines that have this amount; null: all. */
  amount: keyof Amounts | null
}

/** Reads the query of an address; what cannot be understood is left out. */
export function monthQuery(params: URLSearchParams): MonthQuery {
  return {
    by: dimensions.find((each) => each === params.get('by')) ?? 'agent',
    of: params.get('of'),
    amount: AMOUNTS.find((each) => each === params.get('amount')) ?? null,
  }
}

/** The address of a part of a month. */
export function monthHref(month: Month, query: Partial<MonthQuery> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const params = new URLSearchParams(given as [string, string][])
  return `/office/accounts/${month}${params.size === 0 ? '' : `?${params}`}`
}

/** How the address names the group of a line. */
export function groupName(line: ClientLine, dimension: Dimension, month: Month): string {
  const value = valueOf(line, dimension, month)
  return (dimension === 'client' && value !== null ? line.reference : value) ?? ''
}

/** The lines that a query lists. */
export function linesOf(
  lines: readonly ClientLine[],
  { by, of, amount }: MonthQuery,
  month: Month,
): ClientLine[] {
  const named = of === null ? undefined : lines.find((line) => groupName(line, by, month) === of)
  const value = named && valueOf(named, by, month)
  return lines.filter(
    (line) =>
      (of === null || (named !== undefined && valueOf(line, by, month) === value)) &&
      (amount === null || line[amount] !== 0),
  )
}
