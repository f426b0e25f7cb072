/** How long a revealed number is shown. */
export const REVEALED_SECONDS = 30

/** The outcome of asking for the number of a document. */
export type RevealOutcome =
  | { kind: 'revealed'; number: string }
  | { kind: 'session' }
  /** `message` says why and what to do. */
  | { kind: 'refused'; message: string }
