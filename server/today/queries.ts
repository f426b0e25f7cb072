import 'server-only'
import { LRUCache } from 'lru-cache'
import { after } from 'next/server'
import type { TodayPart, TodayRow, TodayView, TripOfRow } from '../../lib/today/today-view.ts'
import { attentionLines, MOST_ATTENTION } from '../booking/attention.ts'
import { noticesOf } from '../booking/owner-notices.ts'
import { checkedAtOf, openToRefresh, refreshBookings, refreshLater } from '../booking/refresh.ts'
import type { StoredBooking } from '../booking/stored-row.ts'
import { desk, type Desk } from '../desk.ts'
import { allKinds, readableKinds, readPermission } from '../kinds.ts'
import { log } from '../log.ts'
import { adminsOf } from '../config/admins.ts'
import { readAtOfficeTime, type WalletNumbers } from '../config/office-config.ts'
import { deskWide } from '../process-wide.ts'
import { quoteNews } from '../quote/quote-news.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { copyPermitted } from '../statement/statement-source.ts'
import { agendaOf } from './agenda.ts'
import { changedOf } from './changed.ts'
import { completeBar } from './complete-bar.ts'
import { dueToday } from './due-today.ts'
import { fundsOf } from './funds.ts'
import { limitRequestsOf } from './limit-requests.ts'
import { reviewCount } from './review.ts'
import { attendBarOf, hasBookings } from './office-facts.ts'
import { tripsOfRows } from './trips-of-rows.ts'
import { draftKeyPrefix, type DraftLine } from '../../lib/booking/draft.ts'
import { latestDrafts } from '../draft/drafts.ts'

export type TodayReading =
  ({ kind: 'read' } & TodayView) | { kind: 'session' } | { kind: 'not-permitted'; permission: string }

/** The first screen of the signed-in person. */
export async function readToday(): Promise<TodayReading> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? todayOf(desk(), gate.grant, after) : { kind: 'session' }
}

/**
 * The same, for a given grant. Bookings past their deadline are read again first, other open ones that were
 * not read recently after the answer has been sent. Each part of the page fails alone.
 * @param later runs work after the answer has been sent
 */
export async function todayOf(
  here: Desk,
  grant: AnyGrant,
  later: (work: () => Promise<void>) => void,
): Promise<TodayReading> {
  if (readableKinds(grant).length === 0) {
    return { kind: 'not-permitted', permission: allKinds.map(({ kind }) => readPermission(kind)).join(', ') }
  }
  const { config, serverNow, facts } = await readAtOfficeTime(here, grant, async (officeNow, exact) => {
    const { due, stale } = await openToRefresh(here, grant, officeNow)
    await refreshBookings(here, grant, due, exact.now)
    return { stale, ...(await partsAt(here, grant, officeNow, exact.wallet)) }
  })
  if (config.kind === 'session') return { kind: 'session' }
  const { stale, rows, isKnown, ...parts } = facts
  if (stale.length > 0) later(() => refreshLater(here, grant, stale, serverNow))
  const isBehind = lacksMovements(here, grant, parts.funds, config.kind === 'read' ? config.wallet : null)
  if (isBehind) later(() => copyLater(here, grant))
  return {
    kind: 'read',
    serverNow,
    checkedAt: checkedAtOf(here, rows, serverNow),
    rereading: stale.length > 0 || isBehind,
    away: config.kind === 'unavailable',
    empty: !isKnown,
    attendBar: attendBarOf(grant),
    ...parts,
  }
}

/** The parts of the page at this time, and the rows of those that need attention. */
async function partsAt(here: Desk, grant: AnyGrant, now: string, wallet: Promise<WalletNumbers | null>) {
  const part = partsOf(here, grant)
  let rows: StoredBooking[] = []
  const admins = await adminsOf(here, grant.officeId)
  const [attention, due, funds, drafts, notices, offers, changed, requests, agenda, isKnown] =
    await Promise.all([
      part('attention', async () => {
        const read = await attentionLines(here, grant, now)
        rows = read.rows
        const trips = await tripsOfRows(here, grant, rows)
        return {
          rows: read.lines.map((one) => rowOf(grant, one, { admins, trips })),
          more: read.rows.length >= MOST_ATTENTION,
        }
      }),
      part('due', () => dueToday(here, grant, now, wallet)),
      part('funds', () => fundsOf(here, grant, now, wallet)),
      part('drafts', async () => ({ lines: await draftLines(here, grant) })),
      part('notices', async () => ({ lines: await noticesOf(here, grant) })),
      part('offers', async () => ({ lines: await quoteNews(here, grant, now) })),
      part('changed', async () => {
        const [lines, toReview] = await Promise.all([changedOf(here, grant, now), reviewCount(here, grant)])
        return { lines, toReview }
      }),
      part('requests', async () => ({
        ...(await limitRequestsOf(here, grant, now)),
        decides: grant.role === 'admin',
      })),
      part('agenda', () => agendaOf(here, grant, now)),
      hasBookings(here, grant),
    ])
  return { attention, due, funds, drafts, notices, offers, changed, requests, agenda, rows, isKnown }
}

/** Reads a part; a failure of one leaves the others as they are and goes to the log. */
function partsOf(here: Desk, grant: AnyGrant) {
  return async <Facts>(name: string, read: () => Promise<Facts>): Promise<TodayPart<Facts>> => {
    try {
      return { kind: 'read', ...(await read()) }
    } catch (error) {
      const errorName = (error as Error).name
      log.error('part of today failed', { requestId: grant.requestId, operation: name, errorName })
      return { kind: 'failed' }
    }
  }
}

/**
 * The wallet has moved since the desk's copy of the statement was made, and the statement can be read: where
 * it was refused, it is not asked for again with every reading.
 */
function lacksMovements(
  here: Desk,
  grant: AnyGrant,
  funds: TodayView['funds'],
  wallet: WalletNumbers | null,
): boolean {
  if (funds.kind !== 'read' || wallet === null || refusedStatements(here).has(grant.sessionId)) return false
  return funds.points.at(-1)?.availableCents !== wallet.spendableCents
}

/** Copies the statement after the answer. Nobody waits for it, so a failure goes to the log. */
async function copyLater(here: Desk, grant: AnyGrant): Promise<void> {
  try {
    const { kind } = await copyPermitted(here, grant)
    if (kind === 'not-supplied') refusedStatements(here).set(grant.sessionId, true)
  } catch (error) {
    log.error('statement not copied', { requestId: grant.requestId, errorName: (error as Error).name })
  }
}

/** Sessions that the booking service gives no statement. */
function refusedStatements(here: Desk): LRUCache<string, true> {
  return deskWide(here, 'refused statements', () => new LRUCache<string, true>({ max: 5000 }))
}

function rowOf(
  grant: AnyGrant,
  { line, attention }: Pick<TodayRow, 'line' | 'attention'>,
  { admins, trips }: { admins: readonly string[]; trips: ReadonlyMap<string, TripOfRow> },
): TodayRow {
  const trip = trips.get(line.reference) ?? null
  return { line, attention, bar: completeBar(grant, line, admins), trip }
}

const SHOWN = 4

/** The latest unfinished forms of this person. Those that no longer fit their kind are left out. */
async function draftLines(here: Desk, grant: AnyGrant): Promise<DraftLine[]> {
  const drafts = await latestDrafts(here, grant)
  const lines = drafts.flatMap(({ key, json }): DraftLine[] => {
    const kind = allKinds.find((one) => key.startsWith(draftKeyPrefix(one.kind)))
    const draft = kind?.draft.schema.safeParse(JSON.parse(json))
    return kind && draft?.success ? [{ ...kind.draft.factsOf(draft.data), kind: kind.kind, key }] : []
  })
  return lines.slice(0, SHOWN)
}
