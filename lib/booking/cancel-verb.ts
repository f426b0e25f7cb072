import type { VerbFacts } from './kind-facts.ts'

/** The name of a cancellation or a refund that returns nothing. */
export const WITHOUT_REFUND = 'Cancel without refund'

/** The verb `cancel`, with the same words for every kind. */
export const cancelVerb = {
  label: 'Cancel',
  keys: 'x',
  sending: 'Cancelling',
  done: 'Cancelled',
  role: 'danger',
} as const satisfies VerbFacts
