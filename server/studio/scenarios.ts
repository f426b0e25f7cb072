import 'server-only'
import { addDays, type CalendarDate } from '../../lib/dates.ts'
import { searchHref } from '../../lib/air/search-params.ts'
import { hotelHref } from '../../lib/hotel/stay-params.ts'
import { DEFAULT_ROOM } from '../../lib/hotel/stay.ts'
import type { WireDetail } from '../../lib/studio/wire-call.ts'
import type { ScenarioLine } from '../../lib/studio/studio-view.ts'
import type { Sandbox } from './control-plane.ts'

type Scenario = Sandbox['scenarios'][number]

/** Far enough ahead that every route, hotel and product is on sale. */
const DAYS_AHEAD = 30
const NIGHTS = 3

/**
 * The scenarios of the sandbox as the studio lists them.
 * @param today the office's day
 * @param calls what the desk has sent lately for this office, newest first
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
    family: scenario.family ?? 'other',
    title: scenario.title ?? scenario.id,
    effect: scenario.effect,
    act: actOf(scenario, left.get(scenario.id) ?? 0, today),
    ranAt: calls.find((call) => isAbout(call, scenario))?.at ?? null,
  }))
}

function actOf({ target, trigger }: Scenario, left: number, today: CalendarDate): ScenarioLine['act'] {
  const date = addDays(today, DAYS_AHEAD)
  switch (target?.kind) {
    case 'route': {
      const leg = { from: target.from, to: target.to, date }
      return {
        kind: 'go',
        href: searchHref({ trip: 'oneway', legs: [leg], adults: 1, children: 0, infants: 0, cabin: 1 }),
      }
    }
    case 'hotel': {
      const rooms = target.rooms?.map(({ adults, children }) => ({ adults, children: [...children] }))
      const stay = { checkIn: date, checkOut: addDays(date, NIGHTS), rooms: rooms ?? [DEFAULT_ROOM] }
      return { kind: 'go', href: hotelHref(String(target.hotelId), stay) }
    }
    case 'activity':
      return { kind: 'go', href: `/activities/${target.uuid}` }
    case 'arm':
      return { kind: 'arm', left }
    case undefined:
      return { kind: 'none', trigger }
  }
}

/** True for a call that asked for the route, hotel or product of a scenario. */
function isAbout({ path, query, request }: WireDetail, { target }: Scenario): boolean {
  const asked = `${path} ${query.map(([, value]) => value).join(' ')} ${request?.text ?? ''}`
  switch (target?.kind) {
    case 'route': {
      const from = asked.indexOf(`"${target.from}"`)
      return from >= 0 && asked.indexOf(`"${target.to}"`, from) > from
    }
    case 'hotel':
      return new RegExp(`\\b${target.hotelId}\\b`).test(asked)
    case 'activity':
      return asked.includes(target.uuid)
    default:
      return false
  }
}
