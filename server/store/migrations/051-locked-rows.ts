import 'server-only'
import { statements } from './statements.ts'

/**
 * Rows that are locked where advisory locks were, which each node of a cluster has for itself: of an account
 * whose sign-in failed, and of the saved travellers of an office.
 */
export const lockedRows = statements([
  `create table desk.sign_in_subject (subject text primary key, at timestamptz not null)`,
  `create table desk.traveller_turn (office_id text primary key, at timestamptz not null)`,
])
