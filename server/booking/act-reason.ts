import 'server-only'
import { REASON_LENGTH } from '../../lib/booking/reason-text.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'

/**
 * Why an admin acts on a booking that somebody else made: one line of text. The audit keeps it for good, so
 * the form asks for no personal data.
 */
export const actReason = neededLine(REASON_LENGTH.min, REASON_LENGTH.max)
