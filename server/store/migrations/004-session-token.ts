import 'server-only'
import { statements } from './statements.ts'

/** Stores the v3 token that a session was exchanged for. */
export const sessionToken = statements([
  `alter table desk.session add column sealed_token text`,
  `alter table desk.session add column token_due_at timestamptz`,
])
