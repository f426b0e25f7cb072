import 'server-only'
import { statements } from './statements.ts'

/**
 * The hashes of clients' names, which find their bookings and trips. Clients are indexed anew when the desk
 * starts.
 */
export const clientNames = statements([
  `alter table desk.client add column name_tokens bigint[] not null default '{}'`,
  `update desk.client set find_key = ''`,
])
