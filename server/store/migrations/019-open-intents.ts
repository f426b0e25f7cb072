import 'server-only'
import { statements } from './statements.ts'

/** The attempts of an office whose outcome is open. */
export const openIntents = statements([
  `create index intent_open on desk.intent (office_id, sent_at)
    where state in ('sent', 'unknown')`,
])
