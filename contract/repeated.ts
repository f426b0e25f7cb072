/**
 * Header of an answer that is the first one to the same client reference, given again: nothing was done this
 * time. Its value is `true`; a first answer lacks it. No document has it (gaps 85, 217).
 */
export const REPEATED_HEADER = 'Idempotent-Replayed'
