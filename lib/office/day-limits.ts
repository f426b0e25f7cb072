/**
 * What an agent may hold and complete on a day without an admin, integer cents: for all agents, and for
 * single ones by user name, which counts before it. Null or left out: no limit.
 */
export type DayLimits = { all: number | null; agents: Readonly<Record<string, number>> }

/** The highest limit that can be set. */
export const MOST_LIMIT_CENTS = 100_000_000_00

/** The limit of an agent in cents; null for none. */
export function limitOfAgent(limits: DayLimits | null, userName: string): number | null {
  if (limits === null) return null
  return Object.hasOwn(limits.agents, userName) ? (limits.agents[userName] ?? null) : limits.all
}
