/**
 * Header of an answer that is the first one to the same request, given again: nothing was done this time. Its
 * value is `true`; a first answer lacks it. No document has it (gaps 85, 129, 217).
 */
export const REPEATED_HEADER = 'Idempotent-Replayed'

/** Header by which a v3 caller names a request that changes something (v3, POST /flights/orders; gap 129). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** The permitted values of the header: JSON schema of a text. */
export const IDEMPOTENCY_KEY = { type: 'string', pattern: '^[\\x20-\\x7e]{1,255}$' } as const
/** How long the first answer is kept and given again, in real time. */
export const IDEMPOTENCY_HOURS = 24
