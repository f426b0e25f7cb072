import 'server-only'
import { sql } from 'kysely'
import type { SpendView, Spent } from '../../lib/office/overview-view.ts'
import { API_AGENT } from '../../lib/booking/maker.ts'
import { daysOf, type Period } from '../../lib/office/period.ts'
import { kindOfFamily } from '../../lib/kinds.ts'
import { addDays } from '../../lib/dates.ts'
import type { Desk } from '../desk.ts'
import { withoutGap } from '../statement/stored-copy.ts'

/** One group of movements of the same day, family and agent. */
type Group = { day: string; family: string | null; agent: string | null; kind: string; cents: bigint }

/**
 * The spend of the office in a period, by day, family and agent, from the desk's copy of the statement:
 * charges less refunds. The agent of a booking is the person who made it. Each list adds up to the total.
 */
export async function spendOf(
  desk: Desk,
  officeId: string,
  period: Pick<Period, 'from' | 'to'>,
): Promise<SpendView> {
  const groups = await groupsOf(desk, officeId, period)
  const net = new Map<string, Spent>()
  for (const day of daysOf(period)) net.set(day, spentOf([]))
  for (const [day, rows] of byKey(groups, ({ day }) => day)) net.set(day, spentOf(rows))
  const byFamily = [...byKey(groups, ({ family }) => kindOfFamily(family))].map(([family, rows]) => ({
    family,
    ...spentOf(rows),
  }))
  const byAgent = [...byKey(groups, ({ agent }) => agent)].map(([agent, rows]) => ({
    agent,
    ...spentOf(rows),
  }))
  return {
    total: spentOf(groups),
    byDay: [...net].map(([day, spent]) => ({ day, ...spent })),
    byFamily: byFamily.sort(byNet),
    byAgent: byAgent.sort(byNet),
  }
}

async function groupsOf(
  desk: Desk,
  officeId: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<Group[]> {
  const db = await desk.store.db()
  // A statement names some bookings by the code of their stored line: only a name that no reference matches
  // is looked for there.
  const { rows } = await sql<Group>`
    with moved as (
      select (e.at at time zone 'UTC')::date as day, e.family, e.kind, e.reference, abs(e.amount_cents) as cents,
        b.made_by, b.reference is null as unnamed
      from desk.wallet_entry e
        left join desk.booking b on b.office_id = ${officeId} and b.reference = e.reference
      where e.office_id = ${officeId} and e.kind in ('charge', 'refund') and ${withoutGap(officeId)}
        and e.at >= ${new Date(from)} and e.at < ${new Date(addDays(to, 1))}
    ), coded as (
      select distinct on (code) code, made_by from (
        select summary ->> 'code' as code, made_by from desk.booking
          where office_id = ${officeId} and summary ->> 'code' in (select reference from moved where unnamed)
      ) as known order by code
    )
    select to_char(day, 'YYYY-MM-DD') as day, family,
      case when unnamed then coded.made_by else moved.made_by end as agent, kind, sum(cents)::bigint as cents
    from moved left join coded on unnamed and coded.code = moved.reference
    group by moved.day, family, 3, kind order by 1`.execute(db)
  return rows.map((row) => ({ ...row, agent: row.agent === '' ? API_AGENT : row.agent }))
}

function spentOf(rows: readonly Pick<Group, 'kind' | 'cents'>[]): Spent {
  const sum = (kind: string) =>
    rows.reduce((cents, row) => (row.kind === kind ? cents + Number(row.cents) : cents), 0)
  const [chargedCents, refundedCents] = [sum('charge'), sum('refund')]
  return { chargedCents, refundedCents, netCents: chargedCents - refundedCents }
}

function byKey<Key>(groups: readonly Group[], keyOf: (group: Group) => Key): Map<Key, Group[]> {
  const groupsByKey = new Map<Key, Group[]>()
  for (const group of groups) {
    const key = keyOf(group)
    groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), group])
  }
  return groupsByKey
}

function byNet(one: Spent, other: Spent): number {
  return other.netCents - one.netCents
}
