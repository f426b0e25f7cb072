import { z } from 'zod'

/** Length of a reason, in characters. */
export const REASON_LENGTH = { min: 3, max: 200 } as const

/**
 * Why an admin acts on a booking that somebody else made: one line of text. The audit keeps it for good, so
 * the form asks for no personal data.
 */
export const actReason = z
  .string()
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(REASON_LENGTH.min).max(REASON_LENGTH.max))
