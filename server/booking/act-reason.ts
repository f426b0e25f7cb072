import 'server-only'
import { z } from 'zod'
import { REASON_LENGTH, reasonText } from '../../lib/booking/reason-text.ts'

/**
 * Why an admin acts on a booking that somebody else made: one line of text. The audit keeps it for good, so
 * the form asks for no personal data.
 */
export const actReason = z
  .string()
  .transform(reasonText)
  .pipe(z.string().min(REASON_LENGTH.min).max(REASON_LENGTH.max))
