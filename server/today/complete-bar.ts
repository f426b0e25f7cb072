import 'server-only'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { onlyMakerText } from '../../lib/office/whom-to-ask.ts'
import { barOf } from '../booking/bar.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * Why this person may not complete a hold; null if they may. Agents complete their own holds, admins all of
 * the office; the gateway decides in the end.
 * @param admins names of the office's admins
 */
export function completeBar(
  grant: AnyGrant,
  { kind, madeBy }: Pick<BookingLine, 'kind' | 'madeBy'>,
  admins: readonly string[],
): string | null {
  const act = kindOf(kind).acts[kindFacts(kind).hold.completes]
  const bar = act ? barOf(grant, act.operation, admins) : null
  if (bar !== null) return bar
  // Records name the person as the office does, the desk's own rows too.
  const isOwn = ['', grant.displayName, grant.userName].includes(madeBy) || grant.role === 'admin'
  return isOwn ? null : onlyMakerText(madeBy, admins)
}
