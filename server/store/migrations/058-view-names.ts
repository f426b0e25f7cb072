import 'server-only'
import { statements } from './statements.ts'

/**
 * Saved views are told apart by an id, so that their names can be sealed with them. The names that stand in
 * clear are sealed when the desk starts: the key is not in the database.
 */
export const viewNames = statements([
  `alter table desk.saved_view add column id text not null default gen_random_uuid()::text`,
  `alter table desk.saved_view drop constraint saved_view_pkey`,
  `alter table desk.saved_view add primary key (office_id, user_name, id)`,
  `alter table desk.saved_view alter column id drop default, alter column name drop not null`,
])
