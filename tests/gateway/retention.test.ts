import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DELETED_AT_ONCE } from '../../database/delete-in-batches.ts'
import { plusSeconds } from '../../gateway/clock.ts'
import { purge } from '../../gateway/store/purge.ts'
import { retention } from '../../gateway/store/retention.ts'
import { openWorld, type World } from '../desk/server/world.ts'
import { purge as purgeDesk } from '../../server/store/purge.ts'
import { retention as retentionOfDesk } from '../../server/store/retention.ts'

/** How long data is kept is one table per program; sweepers and docs/operations.md follow it. */

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.desk.store.db()
})
afterAll(() => world.close())

const programs = [
  {
    name: 'gateway',
    heading: '### The gateway',
    rows: retention,
    internal: ['kysely_migration', 'kysely_migration_lock'],
  },
  {
    name: 'desk',
    heading: '### The desk',
    rows: retentionOfDesk,
    internal: ['kysely_migration', 'kysely_migration_lock'],
  },
] as const

test.each(programs)('docs/operations.md shows what the $name keeps', ({ heading, rows }) => {
  const table = [
    ['Data', 'Tables', 'Kept'],
    ...rows.map(({ data, tables, kept: duration }) => [
      data,
      tables.map((name) => `\`${name}\``).join(', '),
      duration,
    ]),
  ]
  const text = readFileSync('docs/operations.md', 'utf8')
  const section = text.slice(text.indexOf(heading)).split('\n').slice(1)
  const start = section.findIndex((line) => line.startsWith('|'))
  const lines = section.slice(start)
  const shown = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  )
  const cells = shown.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  expect([cells[0], ...cells.slice(2)]).toEqual(table)
})

test.each(programs)('every table of the $name has its row, once', async ({ name, rows, internal }) => {
  const stored = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = ${name}`.execute(world.gateway.services.db)
  const tables = stored.rows
    .map((row) => row.name)
    .filter((each) => !internal.includes(each as 'kysely_migration'))
  expect(rows.flatMap((row) => [...row.tables]).sort()).toEqual(tables.sort())
  for (const { sweep, tables: own } of rows) if (sweep) expect(own).toContain(sweep.table)
})

test('a sweep deletes more rows than one statement takes, and leaves what is not due', async () => {
  const { db } = world.gateway.services
  const { clock } = world.gateway
  const many = 2 * DELETED_AT_ONCE + 3
  const old = plusSeconds(clock.now(), -86_401)
  const write = (searched_at: Date, count: number) =>
    sql`insert into gateway.search (office_id, search_id, kind, user_id, query, searched_at)
      select 'O', n + (select coalesce(max(search_id), 0) from gateway.search), 'air', 'u', '{}', ${searched_at}::timestamptz from generate_series(1, ${count}::int) n`.execute(
      db,
    )
  await write(old, many)
  await write(plusSeconds(old, 2), 2)
  expect(await purge(db, clock)).toBe(many)
  expect(
    await db.selectFrom('search').select('search_id').where('office_id', '=', 'O').execute(),
  ).toHaveLength(2)
})

test('the desk deletes drafts, sessions, failed sign-ins and settled commits after their time, others not', async () => {
  const { desk } = world
  const db = await desk.store.db()
  const ago = (days: number) => new Date(desk.clock.now().getTime() - days * 86_400_000)
  const intent = (
    client_reference: string,
    days: number,
    state: 'done' | 'unknown',
    watch_until: Date | null = null,
  ) => ({
    office_id: 'O',
    verb: 'air.book',
    client_reference,
    body_hash: 'h',
    draft_key: null,
    agreed: 'null',
    state,
    answer: 'null',
    parts: 'null',
    created_by: 'maya',
    created_at: ago(days),
    sent_at: null,
    settled_at: null,
    watch_until,
  })
  await db
    .insertInto('intent')
    .values([
      intent('old', 91, 'done'),
      intent('young', 89, 'done'),
      intent('unknown', 91, 'unknown'),
      intent('watched', 91, 'done', ago(-1)),
    ])
    .execute()
  const draft = (key: string, days: number) => ({
    office_id: 'O',
    user_name: 'maya',
    key,
    sealed_payload: 'v1.sealed',
    expires_at: ago(days),
  })
  await db
    .insertInto('draft')
    .values([draft('lapsed', 0.01), draft('live', -0.01)])
    .execute()
  await db
    .insertInto('sign_in_failure')
    .values([
      { subject: 'old', at: ago(1.01) },
      { subject: 'young', at: ago(0.9) },
    ])
    .execute()
  expect(await purgeDesk(desk)).toBe(3)
  const intents = await db
    .selectFrom('intent')
    .select('client_reference')
    .orderBy('client_reference')
    .execute()
  expect(intents.map((row) => row.client_reference)).toEqual(['unknown', 'watched', 'young'])
  expect(await db.selectFrom('draft').select('key').execute()).toEqual([{ key: 'live' }])
  expect(await db.selectFrom('sign_in_failure').select('subject').execute()).toEqual([{ subject: 'young' }])
})
