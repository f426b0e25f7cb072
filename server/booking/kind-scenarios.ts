import 'server-only'
import type { z } from 'zod'
import type { CalendarDate } from '../../lib/dates.ts'

/** The scenarios that are about one kind, as the control plane tells them. */
export type KindScenarios = {
  /** The control plane's name for all of them. */
  family: string
  /** The scenario of this target; null for one of another kind. */
  find: (target: unknown) => FoundScenario | null
}

type FoundScenario = {
  /**
   * Address at which the scenario can be seen.
   * @param date a day on which everything is on sale
   */
  href: (date: CalendarDate) => string
  /**
   * Whether a call of the desk asked for the scenario.
   * @param callText path, parameters and body of a call, as text
   */
  isAskedIn: (callText: string) => boolean
}

/** Scenarios whose target, where one happens by itself, has this schema. */
export function scenariosOf<Target>(
  family: string,
  target: z.ZodType<Target>,
  scenarioOf: (target: Target) => FoundScenario,
): KindScenarios {
  return {
    family,
    find: (value) => {
      const read = target.safeParse(value)
      return read.success ? scenarioOf(read.data) : null
    },
  }
}
