import 'server-only'
import { sql } from 'kysely'
import { API_AGENT } from '../../lib/booking/maker.ts'
import type { ListCount } from '../../lib/booking/list-view.ts'
import type { ListTab } from '../../lib/booking/list-query.ts'
import { readList, type DeskDb, type DeskStore } from '../store/store.ts'
import { findsNothing, listWhere, type ListScope } from './list-where.ts'

/** The highest count, so that a count costs the same in an office of any size. */
const MOST_COUNTED = 1000

/** The number of bookings in each tab that the database counts. */
export async function tabCounts(
  store: DeskStore,
  scope: ListScope,
): Promise<Record<Exclude<ListTab, 'attention'>, ListCount>> {
  const count = (tab: ListTab) => readList(store, (db) => countUpTo(db, scope, tab))
  const [all, upcoming, past, cancelled] = await Promise.all([
    count('all'),
    count('upcoming'),
    count('past'),
    count('cancelled'),
  ])
  return { all, upcoming, past, cancelled }
}

async function countUpTo(db: DeskDb, scope: ListScope, tab: ListTab): Promise<ListCount> {
  if (findsNothing(scope)) return { count: 0, more: false }
  const counted = db
    .selectFrom('booking')
    .select(sql<number>`1`.as('one'))
    .where((where) => listWhere(where, scope, tab))
    .limit(MOST_COUNTED + 1)
  const row = await db
    .selectFrom(counted.as('counted'))
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(row.count)
  return { count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED }
}

/**
 * The agents who made bookings of an office or were handed some, by name, after the programs that name
 * nobody: each step of the recursion is one look into an index, so that a long list costs no more than a
 * short one.
 */
export async function agentsOf(db: DeskDb, officeId: string): Promise<string[]> {
  const { rows } = await sql<{ made_by: string }>`
    with recursive agent as (
      (select made_by from desk.booking where office_id = ${officeId} order by made_by limit 1)
      union all
      select (select made_by from desk.booking
              where office_id = ${officeId} and made_by > agent.made_by order by made_by limit 1)
      from agent where agent.made_by is not null
    )
    select made_by from agent where made_by is not null
    union select owner_name from desk.booking where office_id = ${officeId} and owner_name is not null
    order by made_by limit 200`.execute(db)
  return rows.map((row) => row.made_by || API_AGENT)
}
