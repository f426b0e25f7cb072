import 'server-only'
import { statements } from './statements.ts'

/**
 * The code's tables define the kinds, so the database no longer lists them; columns lose the names of one API
 * family.
 */
export const openKinds = statements([
  `alter table desk.booking drop constraint booking_kind_check`,
  `alter table desk.booking rename column unique_id to reference`,
  renamedInAnswers('uniqueId', 'reference'),
  renamedInAnswers('existingUniqueId', 'existingReference'),
])

function renamedInAnswers(from: string, to: string): string {
  return `update desk.intent set answer = (answer - '${from}') || jsonb_build_object('${to}', answer -> '${from}')
    where answer ? '${from}'`
}
