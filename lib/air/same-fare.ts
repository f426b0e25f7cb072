import type { Fare } from './fare.ts'

/** The outcome of looking for the same flights again. `searchHref` is the search, filled in. */
export type SameFare =
  /** The fare of these flights that gives most nearly the same. Its price is not checked yet. */
  | { kind: 'found'; fare: Fare; searchHref: string }
  /** Nobody sells these flights in these cabins any more. */
  | { kind: 'none'; searchHref: string }
  | { kind: 'session' }
  | { kind: 'failed'; message: string; searchHref: string }
