import 'server-only'
import { sql } from 'kysely'
import { statesStanding } from '../../../lib/booking/booking-state.ts'
import type { Coverage } from '../../../lib/booking/coverage.ts'
import type { WalletNumbers } from '../../config/office-config.ts'
import type { Desk } from '../../desk.ts'
import { allKinds, readableKinds } from '../../kinds.ts'
import type { AnyGrant } from '../../session/grant.ts'

/** Waiting bookings are counted up to this number. */
const MOST_COUNTED = 9_999

/**
 * How far the list has the bookings of this person's office. While it is being read, what the wallet holds
 * besides is counted now. Afterwards it is at most what it was at the end of the last run: a hold that
 * somebody makes at this moment is not missing, and one that was imported since is not missing any more.
 * @param wallet the wallet while it is being read; null if it is not known
 */
export async function coverageOf(
  desk: Desk,
  grant: AnyGrant,
  wallet: Promise<Pick<WalletNumbers, 'heldCents'> | null>,
): Promise<Coverage> {
  const db = await desk.store.db()
  const { officeId } = grant
  const [row, counts] = await Promise.all([
    db.selectFrom('discovery').selectAll().where('office_id', '=', officeId).executeTakeFirst(),
    countsOf(desk, officeId),
  ])
  const isReading = readableKinds(grant).length > 0 && (!row?.passed_at || counts.waiting > 0)
  const atLastRun = row?.unlisted_cents == null ? null : Number(row.unlisted_cents)
  const isCountedNow = isReading || (atLastRun ?? 0) > 0
  const now = isCountedNow ? await unlistedCents(desk, officeId, wallet) : null
  return {
    isReading,
    readCount: row?.read_count ?? 0,
    waitingCount: counts.waiting,
    unreadCount: counts.given_up,
    hasLists: Object.values(row?.positions ?? {}).some(({ at }) => at !== 'none' && at !== 'erasures'),
    unlistedCents: isReading || atLastRun === null ? now : Math.min(atLastRun, now ?? atLastRun),
  }
}

/** What the wallet holds and no booking of the list explains, in cents; null if the wallet is not known. */
export async function unlistedCents(
  desk: Desk,
  officeId: string,
  reading: Promise<Pick<WalletNumbers, 'heldCents'> | null>,
): Promise<number | null> {
  const [wallet, explainedCents] = await Promise.all([reading, heldByBookings(desk, officeId)])
  return wallet && Math.max(0, wallet.heldCents - explainedCents)
}

async function countsOf(desk: Desk, officeId: string): Promise<{ waiting: number; given_up: number }> {
  const db = await desk.store.db()
  const { rows } = await sql<{ waiting: number; given_up: number }>`
    select count(*) filter (where not given_up)::int as waiting, count(*) filter (where given_up)::int as given_up
    from (
      select given_up from desk.listed_booking
      where office_id = ${officeId} and reference is null limit ${MOST_COUNTED}) as unread`.execute(db)
  return rows[0] ?? { waiting: 0, given_up: 0 }
}

/** The amount that the wallet holds for the bookings of the list, as they were last read. */
async function heldByBookings(desk: Desk, officeId: string): Promise<number> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select(({ fn }) => fn.sum<string>('total_cents').as('cents'))
    .where('office_id', '=', officeId)
    .where((where) =>
      where.or(
        allKinds.map(({ kind }) =>
          where.and([
            where('kind', '=', kind),
            where('state', 'in', statesStanding(kind, 'held', 'underway', 'unknown')),
          ]),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(row.cents ?? 0)
}
