/** Something particular that a supplier does in the sandbox, for demonstrations and tests. */
export type Scenario = {
  id: string
  /** For people: what to do, and what follows. */
  trigger: string
  effect: string
}
