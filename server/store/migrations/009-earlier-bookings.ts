import 'server-only'
import { statements } from './statements.ts'

/** The outcome "duplicate" names the whole earlier booking now, not only its reference. */
export const earlierBookings = statements([
  `update desk.intent
  set answer = (answer - 'existingReference') || '{"existing": null}'
  where answer ? 'existingReference'`,
])
