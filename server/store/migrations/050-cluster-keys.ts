import 'server-only'
import { statements } from './statements.ts'

/** Every key of a table has the column that its rows are spread by in a cluster (`store/placement.ts`). */
export const clusterKeys = statements([
  `alter table desk.sign_in_failure drop constraint sign_in_failure_pkey`,
  `alter table desk.sign_in_failure add primary key (subject, id)`,
  `alter table desk.session drop constraint session_pkey, drop constraint session_id_hash_key`,
  `alter table desk.session add primary key (office_id, id), add unique (office_id, id_hash)`,
  // Cookies from before this migration name no office, and for 12 hours they are looked up without it.
  `create index session_hash on desk.session (id_hash)`,
  `alter table desk.quote drop constraint quote_token_hash_key`,
  `alter table desk.quote add unique (office_id, token_hash)`,
  // A link names no office.
  `create index quote_link on desk.quote (token_hash)`,
])
