import 'server-only'
import { addDays, type CalendarDate } from '../../lib/dates.ts'
import type { WireDetail } from '../../lib/studio/wire-call.ts'
import type { ScenarioLine } from '../../lib/studio/studio-view.ts'
import { allKinds } from '../kinds.ts'
import type { Sandbox } from '../gateway-client/control-plane.ts'

type Scenario = Sandbox['scenarios'][number]

/** Far enough ahead that everything is on sale. */
const DAYS_AHEAD = 30

/**
 * The scenarios of the sandbox as the studio lists them.
 * @param today the office's day
 * @param calls the latest calls of the desk for this office, newest first
 */
export function scenarioLines(
  sandbox: Sandbox,
  officeId: string,
  today: CalendarDate,
  calls: readonly WireDetail[],
): ScenarioLine[] {
  const left = new Map(
    sandbox.armed.filter(({ office }) => office === officeId).map(({ scenario, times }) => [scenario, times]),
  )
  return sandbox.scenarios.map((scenario) => ({
    id: scenario.id,
    family: allKinds.find(({ scenarios }) => scenarios.family === scenario.family)?.kind ?? 'other',
    title: scenario.title ?? scenario.id,
    effect: scenario.effect,
    act: actOf(scenario, left.get(scenario.id) ?? 0, today),
    ranAt: calls.find((call) => isAbout(call, scenario))?.at ?? null,
  }))
}

function actOf({ target, trigger, steps }: Scenario, left: number, today: CalendarDate): ScenarioLine['act'] {
  if (target?.kind === 'arm') return { kind: 'arm', left, steps: steps ?? null }
  const scenario = foundBy(target)
  return scenario === null
    ? { kind: 'none', trigger }
    : { kind: 'go', href: scenario.href(addDays(today, DAYS_AHEAD)) }
}

/** True for a call that asked for the target of a scenario. */
function isAbout({ path, query, request }: WireDetail, { target }: Scenario): boolean {
  const scenario = foundBy(target)
  if (scenario === null) return false
  const callText = `${path} ${query.map(([, value]) => value).join(' ')} ${request?.text ?? ''}`
  return scenario.isAskedIn(callText)
}

/** The scenario of a target as its kind reads it; null for one that no kind knows. */
function foundBy(target: Scenario['target']) {
  for (const { scenarios } of allKinds) {
    const scenario = scenarios.find(target)
    if (scenario) return scenario
  }
  return null
}
