import type { HoldIn, KindsOfBooking } from './kind.ts'

/** The states of all kinds of booking in which the hold is as given. */
export function statesWhere(kinds: KindsOfBooking, hold: HoldIn): string[] {
  const states = Object.values(kinds).flatMap(({ holdIn }) =>
    Object.keys(holdIn).filter((state) => holdIn[state] === hold),
  )
  return [...new Set(states)]
}
