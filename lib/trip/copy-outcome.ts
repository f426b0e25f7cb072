/**
 * The outcome of copying a trip with other dates. `missing` says what is not part of the copy, and why, each
 * as a sentence. `none`: nothing is sold at these dates, and nothing was made.
 */
export type CopyOutcome =
  | { kind: 'copied'; id: string; count: number; missing: readonly string[] }
  | { kind: 'none'; missing: readonly string[] }
  | { kind: 'refused'; message: string }
  | { kind: 'session' }
