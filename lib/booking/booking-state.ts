import type { BookingKind } from '../../contract/booking/kinds.ts'
import { kindFacts } from '../kinds.ts'
import { baseStates } from './base-states.ts'
import type { BookingStanding, StateFacts } from './kind-facts.ts'

/** The facts of a booking's state. An undocumented state counts as unknown and is never shown in green. */
export function stateFacts({ kind, state }: { kind: BookingKind; state: string }): StateFacts {
  return statesOf(kind)[state] ?? baseStates.unknown
}

/** All states of a kind that have one of these standings. */
export function statesStanding(kind: BookingKind, ...standings: readonly BookingStanding[]): string[] {
  return Object.entries(statesOf(kind)).flatMap(([state, { standing }]) =>
    standings.includes(standing) ? [state] : [],
  )
}

/** All documented states of a kind that need attention once they are reached. */
export function statesOfAttention(kind: BookingKind): string[] {
  return Object.entries(statesOf(kind)).flatMap(([state, { attention }]) => (attention ? [state] : []))
}

function statesOf(kind: BookingKind): Readonly<Record<string, StateFacts>> {
  return { ...baseStates, ...kindFacts(kind).states }
}
