import 'server-only'
import { after } from 'next/server'
import type { BookingListView } from '../../lib/booking/list-view.ts'
import { isNarrowed, PLAIN_LIST, type ListQuery } from '../../lib/booking/list-query.ts'
import { desk, type Desk } from '../desk.ts'
import { allKinds, readPermission, readableKinds } from '../kinds.ts'
import { readAtOfficeTime } from '../config/office-config.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { attentionLines, MOST_ATTENTION, type AttentionLine } from './attention.ts'
import { agentsOf, tabCounts } from './list-counts.ts'
import { listPage, readCursor } from './list-page.ts'
import { listScopeOf, rowMatches, type ListScope } from './list-where.ts'
import { linesOfRows } from './lines-of-rows.ts'
import { withRebooked } from './rebooked.ts'
import { checkedAtOf, refreshBookings, refreshLater, toRefresh } from './refresh.ts'
import { savedViews } from './saved-views.ts'
import { readList } from '../store/store.ts'
import type { StoredBooking as Row } from './stored-row.ts'

export type BookingListRead =
  | ({ kind: 'read' } & BookingListView)
  | { kind: 'session' }
  | { kind: 'not-found' }
  | { kind: 'not-permitted'; permission: string }

/** Runs work after the answer has been sent. */
type Later = (work: () => Promise<void>) => void

const PAGE_SIZE = 50

/** A page of this office's bookings. The gateway has no such list. */
export async function listBookings(query: ListQuery | null = null): Promise<BookingListRead> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? bookingsOf(desk(), gate.grant, query, after) : { kind: 'session' }
}

/**
 * The same, for a given grant; no query is the plain list. Shows stored rows. Bookings past their deadline
 * are read again first; others that were not read recently are read after the answer has been sent.
 */
export async function bookingsOf(
  here: Desk,
  grant: AnyGrant,
  query: ListQuery | null,
  later: Later,
): Promise<BookingListRead> {
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  if (kinds.length === 0) {
    return { kind: 'not-permitted', permission: allKinds.map(({ kind }) => readPermission(kind)).join(', ') }
  }
  const wanted = query ?? PLAIN_LIST
  if (wanted.after !== null && readCursor(wanted.after) === null) return { kind: 'not-found' }
  const { config, serverNow, facts } = await readAtOfficeTime(here, grant, async (officeNow, exact) => {
    const scope = await listScopeOf(here, grant, kinds, wanted, officeNow)
    const shown = await freshPage(here, grant, scope, { officeNow, exactNow: exact.now })
    if (shown === null) return null
    const { page } = shown
    const db = await here.store.db()
    const [counts, agents, views, urgent, lines] = await Promise.all([
      tabCounts(here.store, scope),
      readList(here.store, (from) => agentsOf(from, grant.officeId)),
      savedViews(here, grant),
      page.urgent ?? attentionOf(here, grant, scope, officeNow),
      linesOfRows(here, db, grant.officeId, page.rows).then((rows) =>
        withRebooked(here, grant.officeId, rows),
      ),
    ])
    return { ...shown, scope, counts, agents, views, urgent, lines }
  })
  if (config.kind === 'session') return { kind: 'session' }
  if (facts === null) return { kind: 'not-found' }
  const { page, stale, scope, counts, agents, views, urgent, lines } = facts
  if (stale.length > 0) later(() => refreshLater(here, grant, stale, serverNow))
  return {
    kind: 'read',
    lines,
    attention: Object.fromEntries(
      (page.urgent?.lines ?? []).map(({ line, attention }) => [line.reference, attention]),
    ),
    nextCursor: page.next,
    counts: { ...counts, attention: { count: urgent.lines.length, more: urgent.more } },
    agents,
    trip: scope.trip && { name: scope.trip.name },
    views,
    serverNow,
    checkedAt: checkedAtOf(here, page.rows, serverNow),
    rereading: stale.length > 0,
  }
}

type Page = { rows: Row[]; next: string | null; urgent: Urgent | null }
type Urgent = { lines: AttentionLine[]; rows: Row[]; more: boolean }

/** The rows of a query, after the due ones were read again; null if its cursor belongs to another order. */
async function freshPage(
  here: Desk,
  grant: AnyGrant,
  scope: ListScope,
  { officeNow, exactNow }: { officeNow: string; exactNow: Promise<string> },
): Promise<{ page: Page; stale: Row[] } | null> {
  const first = await pageOf(here, grant, scope, officeNow)
  if (first === null) return null
  const { due, stale } = toRefresh(here, first.rows, new Date(officeNow))
  if (due.length === 0) return { page: first, stale }
  await refreshBookings(here, grant, due, exactNow)
  return { page: (await pageOf(here, grant, scope, officeNow)) ?? first, stale }
}

/** The rows of a query; null if its cursor belongs to another order. */
async function pageOf(
  here: Desk,
  grant: AnyGrant,
  scope: ListScope,
  serverNow: string,
): Promise<Page | null> {
  const { tab, after: cursor } = scope.query
  if (tab === 'attention') {
    const urgent = await attentionOf(here, grant, scope, serverNow)
    return { rows: urgent.rows, next: null, urgent }
  }
  const from = cursor === null ? null : readCursor(cursor)
  const page = await readList(here.store, (db) => listPage(db, scope, from, PAGE_SIZE))
  return page && { ...page, urgent: null }
}

/** The bookings that need attention, the most urgent first, as far as they match the query. */
async function attentionOf(
  here: Desk,
  grant: AnyGrant,
  scope: ListScope,
  serverNow: string,
): Promise<Urgent> {
  const { lines, rows } = await attentionLines(here, grant, serverNow)
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  const pairs = lines.flatMap((line) => {
    const row = byReference.get(line.line.reference)
    const matches = row && (!isNarrowed(scope.query) || rowMatches(row, scope))
    return matches ? [{ line, row }] : []
  })
  return {
    lines: pairs.map(({ line }) => line),
    rows: pairs.map(({ row }) => row),
    more: rows.length === MOST_ATTENTION,
  }
}
