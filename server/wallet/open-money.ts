import 'server-only'
import { stateFacts, statesStanding } from '../../lib/booking/booking-state.ts'
import { nameCase } from '../../lib/booking/name-case.ts'
import type { ForecastHold } from '../../lib/wallet/forecast.ts'
import type { ShortBooking, WalletView } from '../../lib/wallet/wallet-view.ts'
import { shortTrips } from '../booking/short-trips.ts'
import type { StoredBooking } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { endedLines, type MovementSource } from '../statement/movements.ts'
import { namedBookings, statementBooking } from './named-bookings.ts'

const MOST_HOLDS = 500
const MOST_MOVING = 200

/** The holds that may still lapse, and how many are open in all. */
export async function openHolds(
  desk: Desk,
  grant: AnyGrant,
  source: MovementSource,
): Promise<{ holds: ForecastHold[]; openCount: number }> {
  const filter = { kind: 'open', from: null, to: null, service: null, found: null } as const
  const lines = await endedLines(desk, source, filter, { limit: MOST_HOLDS, offset: 0 })
  const rows = await namedBookings(
    desk,
    grant,
    lines.map(({ reference }) => reference),
  )
  const holds = lines.flatMap(({ reference, amountCents }): ForecastHold[] => {
    const row = rows.get(reference ?? '')
    if (!row)
      return [
        { reference: reference ?? '', label: reference ?? 'Hold', cents: amountCents, deadlineAt: null },
      ]
    const booking = statementBooking(desk, row)
    // A booking that was ordered does not lapse any more: it is charged, or the supplier rejects it.
    if (stateFacts(booking).standing !== 'held') return []
    const { deadlineAt } = booking
    return [{ reference: row.reference, label: labelOf(booking), cents: amountCents, deadlineAt }]
  })
  return { holds, openCount: lines.length }
}

/** Bookings whose money is not settled, as they are stored; the earliest deadline first. */
export async function movingBookings(desk: Desk, grant: AnyGrant): Promise<StoredBooking[]> {
  const moving = readableKinds(grant).flatMap(({ kind }) =>
    statesStanding(kind, 'held', 'underway', 'ending', 'unknown').map((state) => ({ kind, state })),
  )
  if (moving.length === 0) return []
  const db = await desk.store.db()
  return db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where((where) =>
      where.or(
        moving.map(({ kind, state }) => where.and([where('kind', '=', kind), where('state', '=', state)])),
      ),
    )
    .orderBy('deadline_at')
    .orderBy('created_at', 'desc')
    .limit(MOST_MOVING)
    .execute()
}

/** The bookings that were not made because the wallet was short, as the wallet names them. */
export async function shortBookings(desk: Desk, grant: AnyGrant, officeNow: string): Promise<ShortBooking[]> {
  const lines = await shortTrips(desk, grant, officeNow)
  return lines.map((line) => {
    const { reference, totalCents } = line
    return { reference, label: labelOf(line), title: line.service?.title ?? null, totalCents }
  })
}

/**
 * The refunds that may come of charged bookings whose cancellation is not answered yet. No document says
 * when.
 */
export async function refundsPending(desk: Desk, grant: AnyGrant): Promise<WalletView['refundsPending']> {
  const ending = readableKinds(grant).flatMap(({ kind }) =>
    statesStanding(kind, 'ending').map((state) => ({ kind, state })),
  )
  if (ending.length === 0) return null
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.sum<string>('total_cents').as('cents')])
    .where('office_id', '=', grant.officeId)
    .where('completed_at', 'is not', null)
    .where((where) =>
      where.or(
        ending.map(({ kind, state }) => where.and([where('kind', '=', kind), where('state', '=', state)])),
      ),
    )
    .executeTakeFirstOrThrow()
  return row.count === 0n ? null : { count: Number(row.count), atMostCents: Number(row.cents ?? 0) }
}

/** The surname of the lead traveller, as people call a booking. */
function labelOf({ leadName, reference }: { leadName: string | null; reference: string }): string {
  return leadName === null ? reference : (nameCase(leadName).trim().split(/\s+/).at(-1) ?? reference)
}
