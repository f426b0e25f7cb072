/** A special behaviour of a supplier in the sandbox, for demonstrations and tests. */
export type Scenario = {
  id: string
  /** For people to read: what to do and what happens then. */
  trigger: string
  effect: string
}
