import { AIR_SCENARIOS } from '../supply/air/scenario-routes.ts'
import type { ArmableScenario } from '../domain/sandbox/armed.ts'

/** What a tester can bring about, and how. */
export type Scenario = { id: string; trigger: string; effect: string }

/** Scenarios for ordinary inventory: armed by hand, they strike the next fitting call of the office. */
const armedScenarios: Readonly<Record<ArmableScenario, string>> = {
  ticket_stall: 'The next ticket that falls due stays in process (20/20)',
  sold_out: 'The next revalidation is refused: Err0102005',
  expired: 'The next revalidation is refused: Err0102003',
  price_rise: 'The next revalidation costs more: PriceChange',
  price_fall: 'The next revalidation costs less: PriceChange',
}

/** Everything the sandbox can be made to do, for the control plane and the desk's drawer. */
export function scenarios(): Scenario[] {
  const routes = AIR_SCENARIOS.map(({ id, trigger, effect }) => ({ id, trigger, effect }))
  const armed = Object.entries(armedScenarios).map(([id, effect]) => ({
    id,
    trigger: `POST /_sandbox/arm {"scenario": "${id}", "office": "<OfficeId>"}`,
    effect,
  }))
  return [...routes, ...armed]
}
