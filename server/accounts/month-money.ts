import 'server-only'
import { sql } from 'kysely'
import type { Balances, BookingMoney } from '../../lib/accounts/differences.ts'
import type { MovementSource } from '../statement/movements.ts'
import type { DeskDb } from '../store/store.ts'
import type { Span } from './account-lines.ts'

/** The balances of the statement at the begin and the end of a span, and what moved them between. */
export async function balancesOf(
  db: DeskDb,
  { rows: movements }: MovementSource,
  span: Span,
): Promise<Balances> {
  const { from, until } = span
  const { rows } = await sql<Record<'opening' | 'credits' | 'sales' | 'refunds' | 'closing', string>>`
    select
      coalesce((select balance_cents from ${movements} e where e.at < ${from} order by ordinal desc limit 1), 0)
        as opening,
      coalesce((select balance_cents from ${movements} e where e.at < ${until} order by ordinal desc limit 1), 0)
        as closing,
      coalesce(sum(e.amount_cents) filter (where e.kind in ('credit', 'seed')), 0) as credits,
      coalesce(sum(e.amount_cents) filter (where e.kind = 'charge'), 0) as sales,
      coalesce(sum(e.amount_cents) filter (where e.kind = 'refund'), 0) as refunds
    from ${movements} e where e.at >= ${from} and e.at < ${until}`.execute(db)
  const [row] = rows
  return {
    openingCents: Number(row?.opening ?? 0),
    creditsCents: Number(row?.credits ?? 0),
    salesCents: Number(row?.sales ?? 0),
    refundsCents: Number(row?.refunds ?? 0),
    closingCents: Number(row?.closing ?? 0),
  }
}

type Row = {
  reference: string | null
  day: string
  is_booking: boolean
  moved_charge: string
  moved_refund: string
  charge: string | null
  refund: string | null
}

/**
 * What the statement moved for each booking that it names in a span, and for each that was completed in it,
 * beside what the booking itself tells.
 */
export async function bookingMoneyIn(
  db: DeskDb,
  officeId: string,
  { rows: movements }: MovementSource,
  { from, until }: Span,
): Promise<BookingMoney[]> {
  const { rows } = await sql<Row>`
    with moved as (
      select e.reference as named, min(e.at) filter (where e.at >= ${from} and e.at < ${until}) as at,
        coalesce(sum(e.amount_cents) filter (where e.kind = 'charge'), 0) as charge,
        coalesce(sum(e.amount_cents) filter (where e.kind = 'refund'), 0) as refund
      from ${movements} e
      where e.kind in ('charge', 'refund') and e.reference in (
        select n.reference from ${movements} n
        where n.kind in ('charge', 'refund') and n.at >= ${from} and n.at < ${until})
      group by e.reference
      union all
      select null, e.at, case when e.kind = 'charge' then e.amount_cents else 0 end,
        case when e.kind = 'refund' then e.amount_cents else 0 end
      from ${movements} e where e.kind in ('charge', 'refund') and e.reference is null
        and e.at >= ${from} and e.at < ${until}
    ), money as (
      select coalesce(b.reference, c.reference, m.named) as reference, m.at,
        b.reference is not null or c.reference is not null as is_booking, m.charge as moved_charge,
        m.refund as moved_refund, coalesce(b.settlement, c.settlement) as settlement,
        coalesce(b.total_cents, c.total_cents) as total
      from moved m
        left join desk.booking b on b.office_id = ${officeId} and b.reference = m.named
        left join lateral (select * from desk.booking k where b.reference is null and k.office_id = ${officeId}
          and k.summary ->> 'code' = m.named order by k.reference limit 1) c on true
      union all
      select b.reference, b.completed_at, true, 0, 0, b.settlement, b.total_cents from desk.booking b
      where b.office_id = ${officeId} and b.completed_at >= ${from} and b.completed_at < ${until}
        and b.total_cents > 0
        and not exists (select from ${movements} e where e.kind = 'charge' and e.reference = b.reference)
        and not exists (select from ${movements} e where e.kind = 'charge' and e.reference = b.summary ->> 'code')
    )
    select reference, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, is_booking, moved_charge, moved_refund,
      coalesce((settlement ->> 'chargedCents')::bigint, total) as charge,
      case jsonb_typeof(settlement) when 'object' then (settlement ->> 'refundedCents')::bigint
        when 'null' then 0 end as refund
    from money order by at, reference`.execute(db)
  return rows.map((row) => ({
    reference: row.reference,
    day: row.day,
    isBooking: row.is_booking,
    movedChargeCents: Number(row.moved_charge),
    movedRefundCents: Number(row.moved_refund),
    chargeCents: row.charge === null ? null : Number(row.charge),
    refundCents: row.refund === null ? null : Number(row.refund),
  }))
}
