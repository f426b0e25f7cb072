import 'server-only'
import { statements } from './statements.ts'

/** The timeline of a booking shows who did what, by the office's clock. */
export const actors = statements([
  `alter table desk.audit add column who_name text`,
  `alter table desk.audit add column office_at timestamptz`,
  `create index audit_reference on desk.audit (office_id, reference)`,
])
