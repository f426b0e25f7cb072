import { ReadFailure } from '../../lib/read.ts'

/**
 * Whether a search was refused because its check-in is past where the hotels are. Both dialects say so in a
 * sentence (Session gateway, Hotel v1 and v2, gap 111; v3, Errors, gap 125); no code tells it apart.
 */
export function isPastStay(error: unknown): boolean {
  return error instanceof ReadFailure && error.status === 422 && /\bin the past\b/.test(error.message)
}
