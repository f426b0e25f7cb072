/** The outcome of adding a booking that was made elsewhere. `known`: the list had it already. */
export type AdoptOutcome =
  | { kind: 'adopted' | 'known'; reference: string }
  | { kind: 'not-found' }
  | { kind: 'session' }
  | { kind: 'failed'; message: string }

/**
 * Whether a typed text may be a reference of the booking service or of a client: one word of five or more
 * characters with a digit in it.
 */
export function looksLikeReference(typed: string): boolean {
  return /^[!-~]{5,64}$/.test(typed.trim()) && /\d/.test(typed)
}
