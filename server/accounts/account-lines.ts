import 'server-only'
import { sql } from 'kysely'
import type { AccountLine, LineType } from '../../lib/accounts/account-line.ts'
import { kindOfFamily } from '../../lib/kinds.ts'
import type { MovementSource } from '../statement/movements.ts'
import type { DeskDb } from '../store/store.ts'

/** Instants from `from` to before `until`. */
export type Span = { from: Date; until: Date }

/** The lines of the statement's charges and refunds in a span, and of fees without a refund; oldest first. */
export async function linesIn(
  db: DeskDb,
  officeId: string,
  source: MovementSource,
  span: Span,
): Promise<AccountLine[]> {
  const { rows } = await linesQuery(officeId, source, span).execute(db)
  return rows.map(lineOf)
}

type Row = {
  key: string
  day: string
  type: LineType
  reference: string | null
  family: string | null
  agent: string | null
  cost_centre: string | null
  sale_month: string | null
  sales: string
  refunds: string
  fees: string
  markup: string
  commission: string
}

/**
 * A statement names some bookings by the code of their stored line: only a name that no reference matches is
 * looked for there. The first charge of a booking has its markup and commission, its first refund the fee.
 */
function linesQuery(officeId: string, { rows }: MovementSource, { from, until }: Span) {
  return sql<Row>`
    with moved as (
      select e.id, e.at, e.ordinal, e.kind, e.family, e.reference as named, abs(e.amount_cents) as cents,
        row_number() over (partition by e.kind, e.reference order by e.ordinal) as nth,
        min(e.at) filter (where e.kind = 'charge') over (partition by e.reference) as sold_at
      from ${rows} e where e.kind in ('charge', 'refund')
    ), lines as (
      select m.id as key, m.at, m.ordinal, case m.kind when 'charge' then 'sale' else 'refund' end as type,
        coalesce(b.reference, c.reference, m.named) as reference, coalesce(b.kind, c.kind, m.family) as family,
        coalesce(b.made_by, c.made_by) as agent, coalesce(b.cost_centre, c.cost_centre) as cost_centre,
        case when m.named is not null then m.sold_at end as sold_at,
        case when m.kind = 'charge' then m.cents else 0 end as sales,
        case when m.kind = 'refund' then m.cents else 0 end as refunds,
        case when m.kind = 'refund' and m.nth = 1
          then (coalesce(b.settlement, c.settlement) ->> 'feeCents')::bigint end as fees,
        case when m.kind = 'charge' and m.nth = 1 then coalesce(b.markup_cents, c.markup_cents) end as markup,
        case when m.kind = 'charge' and m.nth = 1
          then coalesce(b.commission_cents, c.commission_cents) end as commission
      from moved m
        left join desk.booking b on b.office_id = ${officeId} and b.reference = m.named
        left join lateral (select * from desk.booking k where b.reference is null and k.office_id = ${officeId}
          and k.summary ->> 'code' = m.named order by k.reference limit 1) c on true
      where m.at >= ${from} and m.at < ${until}
      union all
      select 'fee ' || b.reference, coalesce(b.ended_at, b.state_since), 0, 'fee', b.reference, b.kind, b.made_by,
        b.cost_centre, coalesce(sold.at, b.completed_at), 0, 0, (b.settlement ->> 'feeCents')::bigint, 0, 0
      from desk.booking b left join lateral (
          select min(m.at) as at from moved m where m.kind = 'charge' and m.named = b.reference) sold on true
      where b.office_id = ${officeId} and b.completed_at is not null
        and (b.settlement ->> 'feeCents')::bigint > 0
        and coalesce(b.ended_at, b.state_since) >= ${from} and coalesce(b.ended_at, b.state_since) < ${until}
        and not exists (select from moved m where m.kind = 'refund' and m.named = b.reference)
        and not exists (select from moved m where m.kind = 'refund' and m.named = b.summary ->> 'code')
    )
    select key, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, type, reference, family,
      nullif(agent, '') as agent, cost_centre, to_char(sold_at at time zone 'UTC', 'YYYY-MM') as sale_month,
      sales, refunds, coalesce(fees, 0) as fees, coalesce(markup, 0) as markup,
      coalesce(commission, 0) as commission
    from lines order by at, ordinal, key`
}

function lineOf(row: Row): AccountLine {
  return {
    key: row.key,
    month: row.day.slice(0, 7),
    day: row.day,
    type: row.type,
    reference: row.reference,
    kind: kindOfFamily(row.family),
    agent: row.agent,
    costCentre: row.cost_centre,
    saleMonth: row.sale_month,
    salesCents: Number(row.sales),
    refundsCents: Number(row.refunds),
    feesCents: Number(row.fees),
    markupCents: Number(row.markup),
    commissionCents: Number(row.commission),
  }
}
