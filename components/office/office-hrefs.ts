import type { Period } from '../../lib/office/period.ts'

/** The statement of some days, narrowed to charges or refunds and to a service where they are given. */
export function statementHref(
  kind: 'charged' | 'refunds' | null,
  { from, to }: Pick<Period, 'from' | 'to'>,
  service: string | null,
): string {
  return `/wallet?${new URLSearchParams({
    ...(kind !== null && { kind }),
    from,
    to,
    ...(service !== null && { service }),
  })}`
}

/** The bookings that somebody made, the newest first. */
export function agentHref(agent: string): string {
  return `/bookings?${new URLSearchParams({ agent, sort: 'newest' })}`
}
