import type { Period } from '../../lib/office/period.ts'

/** The statement, narrowed to charges or refunds of some days, and of a family if one is given. */
export function statementHref(
  kind: 'charged' | 'refunds',
  { from, to }: Pick<Period, 'from' | 'to'>,
  service: string | null,
): string {
  return `/wallet?${new URLSearchParams({ kind, from, to, ...(service !== null && { service }) })}`
}

/** The bookings that somebody made, the newest first. */
export function agentHref(agent: string): string {
  return `/bookings?${new URLSearchParams({ agent, sort: 'newest' })}`
}
