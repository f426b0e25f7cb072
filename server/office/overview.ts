import 'server-only'
import { sql } from 'kysely'
import { ENDED_DAYS } from '../../lib/booking/attention.ts'
import { API_AGENT } from '../../lib/booking/maker.ts'
import { stateFacts, statesOfAttention, statesStanding } from '../../lib/booking/booking-state.ts'
import { addDays } from '../../lib/dates.ts'
import type { AgentLine, OverviewView, SpendReading, Tally } from '../../lib/office/overview-view.ts'
import { periodOf, type Period } from '../../lib/office/period.ts'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { Desk } from '../desk.ts'
import { allKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { copyStatement } from '../statement/copy-statement.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { asAdmin, type AdminRefusal } from './require-admin.ts'
import { spendOf } from './spend.ts'

/** The reading for the overview page. */
export type OverviewReading = ({ kind: 'read' } & OverviewView) | AdminRefusal

/** The overview of the office, for its admins. */
export function readOverview(period: string | null): Promise<OverviewReading> {
  return asAdmin((here, grant) => overviewOf(here, grant, period))
}

/** The same, for the grant of an admin. */
export async function overviewOf(
  desk: Desk,
  grant: AnyGrant,
  periodId: string | null,
): Promise<OverviewReading> {
  const [config, copied] = await Promise.all([officeConfig(desk, grant), copyStatement(desk, grant)])
  if (config.kind === 'session' || copied.kind === 'session') return { kind: 'session' }
  const serverNow = serverNowOf(desk, config)
  const today = serverNow.slice(0, 10)
  const period = periodOf(periodId, today)
  const [states, agents, spend, spentToday] = await Promise.all([
    statesOf(desk, grant.officeId, new Date(serverNow)),
    agentsOf(desk, grant.officeId, period),
    spendOf(desk, grant.officeId, period),
    spendOf(desk, grant.officeId, { from: today, to: today }),
  ])
  const reading: SpendReading =
    copied.kind === 'copied' ? { kind: 'read', spend, missing: copied.missing } : copied
  return {
    kind: 'read',
    period,
    serverNow,
    tiles: { ...tilesOf(states), today: copied.kind === 'copied' ? spentToday.total : null },
    agents,
    spend: reading,
  }
}

/** Bookings of one kind and state that a tile counts: few of an office's bookings are in such a state. */
type StateGroup = {
  kind: BookingKind
  state: string
  /** Bookings whose deadline is still ahead; the others have lapsed, whatever state was last stored. */
  running: bigint
  running_cents: bigint
  /** Bookings that were charged once, so that there is something to refund. */
  paid: bigint
  paid_cents: bigint
  /** Bookings that came into this state in the last days. */
  lately: bigint
  lately_cents: bigint
  soonest: Date | null
}

async function statesOf(desk: Desk, officeId: string, now: Date): Promise<StateGroup[]> {
  const db = await desk.store.db()
  const ended = new Date(now.getTime() - ENDED_DAYS * 86_400_000)
  const since = sql`coalesce(ended_at, state_since, created_at)`
  const running = sql`(deadline_at is null or deadline_at > ${now})`
  const { rows } = await sql<StateGroup>`
    select kind, state,
      count(*) filter (where ${running}) as running,
      coalesce(sum(total_cents) filter (where ${running}), 0)::bigint as running_cents,
      count(completed_at) as paid,
      coalesce(sum(total_cents) filter (where completed_at is not null), 0)::bigint as paid_cents,
      count(*) filter (where ${since} > ${ended}) as lately,
      coalesce(sum(total_cents) filter (where ${since} > ${ended}), 0)::bigint as lately_cents,
      min(deadline_at) filter (where deadline_at > ${now}) as soonest
    from desk.booking where office_id = ${officeId} and state = any(${countedStates()}) group by kind, state`.execute(
    db,
  )
  return rows
}

/** The states that tiles count, of all kinds; the groups of a kind are judged by `tilesOf`. */
function countedStates(): string[] {
  const states = allKinds.flatMap(({ kind }) => [
    ...statesStanding(kind, 'held', 'ending'),
    ...statesOfAttention(kind),
  ])
  return [...new Set(states)]
}

function tilesOf(groups: readonly StateGroup[]): Omit<OverviewView['tiles'], 'today'> {
  const held = groups.filter((group) => stateFacts(group).standing === 'held')
  const ending = groups.filter((group) => stateFacts(group).standing === 'ending')
  const failed = groups.filter((group) => {
    const { attention, tone } = stateFacts(group)
    return attention === true && tone === 'bad'
  })
  const soonest = held
    .flatMap((group) => (group.soonest === null ? [] : [group.soonest.toISOString()]))
    .sort()
  return {
    holds: {
      ...tallyOf(held.map((group) => ({ count: group.running, cents: group.running_cents }))),
      soonestAt: soonest[0] ?? null,
    },
    failed: tallyOf(failed.map((group) => ({ count: group.lately, cents: group.lately_cents }))),
    refunds: tallyOf(ending.map((group) => ({ count: group.paid, cents: group.paid_cents }))),
  }
}

function tallyOf(groups: readonly { count: bigint; cents: bigint }[]): Tally {
  return {
    count: groups.reduce((sum, { count }) => sum + Number(count), 0),
    totalCents: groups.reduce((sum, { cents }) => sum + Number(cents), 0),
  }
}

/** Bookings made in the period, by who made them; the most first. */
async function agentsOf(desk: Desk, officeId: string, { from, to }: Period): Promise<AgentLine[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('booking')
    .select(['made_by', 'kind', 'state'])
    .select((select) => [
      select.fn.countAll<bigint>().as('count'),
      select.fn.count<bigint>('completed_at').as('completed'),
      sql<bigint>`coalesce(sum(total_cents), 0)::bigint`.as('cents'),
    ])
    .where('office_id', '=', officeId)
    .where('created_at', '>=', new Date(from))
    .where('created_at', '<', new Date(addDays(to, 1)))
    .groupBy(['made_by', 'kind', 'state'])
    .execute()
  const lines = new Map<string, AgentLine>()
  for (const row of rows) {
    const agent = row.made_by || API_AGENT
    const line = lines.get(agent) ?? {
      agent,
      bookings: 0,
      totalCents: 0,
      completed: 0,
      lapsed: 0,
    }
    lines.set(agent, {
      ...line,
      bookings: line.bookings + Number(row.count),
      totalCents: line.totalCents + Number(row.cents),
      completed: line.completed + Number(row.completed),
      lapsed: line.lapsed + (row.state === 'lapsed' ? Number(row.count) : 0),
    })
  }
  return [...lines.values()].sort(
    (one, other) => other.bookings - one.bookings || one.agent.localeCompare(other.agent),
  )
}
