import 'server-only'
import { sql } from 'kysely'
import { statesStanding } from '../../lib/booking/booking-state.ts'
import type { FundsView } from '../../lib/today/today-view.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import type { WalletNumbers } from '../config/office-config.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { withoutGap } from '../statement/stored-copy.ts'

const SHOWN_DAYS = 3
const MOST_POINTS = 160
const DAY = 86_400_000

/**
 * The office's money: the amount that can be spent now, its course over the last days, and the amounts that
 * the holds give back.
 * @param officeNow office time, ISO 8601 UTC
 * @param reading the wallet while it is being read; null if the gateway did not answer
 */
export async function fundsOf(
  here: Desk,
  grant: AnyGrant,
  officeNow: string,
  reading: Promise<WalletNumbers | null>,
): Promise<FundsView> {
  const [wallet, points, holds] = await Promise.all([
    reading,
    pointsOf(here, grant, new Date(officeNow)),
    holdsOf(here, grant, new Date(officeNow)),
  ])
  const [first] = holds
  const heldCents = holds.reduce((total, { cents }) => total + cents, 0)
  return {
    wallet: wallet && {
      balanceCents: wallet.balanceCents,
      spendableCents: wallet.spendableCents,
      alertCents: wallet.alertCents,
    },
    points,
    nextRelease: first?.at ? { at: first.at, cents: first.cents } : null,
    ifAllLapse:
      wallet === null || holds.length === 0
        ? null
        : { count: holds.length, availableCents: wallet.spendableCents + heldCents },
  }
}

/** The running holds, the soonest deadline first; those without one last. */
async function holdsOf(here: Desk, grant: AnyGrant, officeNow: Date) {
  const db = await here.store.db()
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  const rows = await db
    .selectFrom('booking')
    .select(['deadline_at', 'total_cents'])
    .where('office_id', '=', grant.officeId)
    .where('kind', 'in', kinds)
    .where('state', 'in', [...new Set(kinds.flatMap((kind) => statesStanding(kind, 'held')))])
    .where((where) => where.or([where('deadline_at', 'is', null), where('deadline_at', '>', officeNow)]))
    .orderBy('deadline_at', (order) => order.asc().nullsLast())
    .execute()
  return rows.map((row) => ({
    at: row.deadline_at?.toISOString() ?? null,
    cents: Number(row.total_cents ?? 0),
  }))
}

/**
 * The available amounts after the movements of the last days, and at their beginning, from the desk's copy of
 * the statement; none for somebody who may not read it. A day of many movements is thinned out evenly; the
 * last one always stays.
 */
async function pointsOf(here: Desk, grant: AnyGrant, officeNow: Date): Promise<FundsView['points']> {
  if (!alsoMay(grant, 'wallet_statement')) return []
  const { officeId } = grant
  const db = await here.store.db()
  const from = new Date(officeNow.getTime() - SHOWN_DAYS * DAY)
  const available = sql<bigint>`balance_cents - held_cents`.as('available')
  const [before, rows] = await Promise.all([
    db
      .selectFrom('wallet_entry')
      .select(available)
      .where('office_id', '=', officeId)
      .where(withoutGap(officeId))
      .where('at', '<=', from)
      .orderBy('ordinal', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('wallet_entry')
      .select(['at', available])
      .where('office_id', '=', officeId)
      .where(withoutGap(officeId))
      .where('at', '>', from)
      .orderBy('ordinal')
      .execute(),
  ])
  const step = Math.ceil(rows.length / MOST_POINTS)
  const samples = rows.filter((_, index) => (rows.length - 1 - index) % step === 0)
  return [
    ...(before ? [{ at: from.toISOString(), availableCents: Number(before.available) }] : []),
    ...samples.map((row) => ({ at: row.at.toISOString(), availableCents: Number(row.available) })),
  ]
}
