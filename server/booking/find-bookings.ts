import 'server-only'
import type { FoundBookings } from '../../lib/booking/found-bookings.ts'
import { PLAIN_LIST } from '../../lib/booking/list-query.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { readableKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { finder } from '../../text/text-forms.ts'
import { listPage } from './list-page.ts'
import { listScopeOf } from './list-where.ts'
import { savedViews } from './saved-views.ts'
import { lineOfRow } from './stored-row.ts'

const MOST_FOUND = 8

/**
 * The office's bookings that a typed text finds, holds first, then the newest, and the person's saved views
 * whose name it finds. Nothing is asked of the gateway.
 */
export async function findBookings(
  desk: Desk,
  grant: AnyGrant,
  typed: string,
): Promise<CallOutcome<FoundBookings>> {
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  const query = { ...PLAIN_LIST, typed: typed.slice(0, 80) }
  const scope = await listScopeOf(desk, grant, kinds, query, desk.clock.now().toISOString())
  if (scope.typed === null) return { kind: 'ok', data: { lines: [], views: [] } }
  const [page, views] = await Promise.all([
    listPage(await desk.store.db(), scope, null, MOST_FOUND),
    savedViews(desk, grant),
  ])
  const isNamed = finder(typed)
  return {
    kind: 'ok',
    data: {
      lines: (page?.rows ?? []).map((row) => lineOfRow(desk, row)),
      views: views.filter(({ name }) => isNamed(name)),
    },
  }
}
