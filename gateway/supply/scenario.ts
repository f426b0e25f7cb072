/** The kind of offers that a scenario is about. */
export type ScenarioFamily = 'flights' | 'hotels' | 'activities'

/** The place of a scenario, for a program that opens it. `arm`: at the next matching call, once armed. */
export type ScenarioTarget =
  | { kind: 'route'; from: string; to: string }
  /** `rooms` where one room for two does not show it. */
  | { kind: 'hotel'; hotelId: number; rooms?: readonly { adults: number; children: readonly number[] }[] }
  | { kind: 'activity'; uuid: string }
  | { kind: 'arm' }

/** A special behaviour of a supplier in the sandbox, for demonstrations and tests. */
export type Scenario = {
  id: string
  /** Left out where it is about more than one. */
  family?: ScenarioFamily
  /** Name of the route, hotel or product; of an armed scenario, the offers or bookings that it applies to. */
  title: string
  /** For people to read: the act that sets it off and its effect. */
  trigger: string
  effect: string
  /** What to do at a desk once it is armed; left out for what is not armed. */
  steps?: string
  target: ScenarioTarget
}
