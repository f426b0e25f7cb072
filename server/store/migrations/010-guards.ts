import 'server-only'
import { statements } from './statements.ts'

/**
 * No statement empties the audit, and its heads only move on to the next entry. Stored outcomes lose the
 * names of travellers.
 */
export const guards = statements([
  `create trigger audit_not_truncated before truncate on desk.audit
    for each statement execute function desk.refuse_change()`,
  `create trigger audit_head_not_truncated before truncate on desk.audit_head
    for each statement execute function desk.refuse_change()`,
  `create trigger audit_head_not_deleted before delete on desk.audit_head
    for each row execute function desk.refuse_change()`,
  `create trigger audit_head_moves_on before update on desk.audit_head
    for each row when (new.office_id <> old.office_id or new.seq <> old.seq + 1)
    execute function desk.refuse_change()`,
  `update desk.intent set answer = jsonb_set(answer, '{existing,person}', 'null')
    where answer #>> '{existing,person}' is not null`,
])
