import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asUser } from '../../database/address.ts'
import { migrate } from '../../database/migrate.ts'
import { emptyDatabase, type TestDatabase } from '../setup/database.ts'
import { databaseAt } from '../setup/database-address.ts'
import { migrations } from '../setup/migrations.ts'
import { runOn } from '../setup/template.ts'

/** No statement relies on the search path of its connection, and migrations are made whole or not at all. */

const role = `pathless_${process.pid}`

let database: TestDatabase
let url: string
beforeAll(async () => {
  database = await emptyDatabase()
  await runOn(
    database.url,
    `create role ${role} login; create schema elsewhere authorization ${role};
      revoke all on schema public from public; alter role ${role} set search_path = elsewhere;
      do $$ begin execute format('grant create on database %I to ${role}', current_database()); end $$`,
  )
  url = asUser(database.url, role)
})
afterAll(async () => {
  await database.drop()
  await runOn(databaseAt(database.url, 'postgres'), `drop role ${role}`)
})

const relations = `
  select relnamespace::regnamespace::text as schema, count(*)::int as count from pg_class
  where relnamespace::regnamespace::text in ('public', 'elsewhere', 'gateway', 'desk') and relkind in ('r', 'S')
  group by 1 order by 1`

test('tables are made in their schemas, whatever the search path and where public is closed', async () => {
  for (const run of migrations) await run(url)
  const made = await runOn<{ schema: string; count: number }>(url, relations)
  expect(made.map(({ schema }) => schema)).toEqual(['desk', 'gateway'])
  // Up to date: nothing is done, so nothing is missing when the right to make schemas is gone.
  for (const run of migrations) await run(url)
  expect(await runOn(url, relations)).toEqual(made)
})

describe('a migration that fails', () => {
  const change = (statement: string) => ({
    up: (db: Kysely<unknown>) =>
      sql
        .raw(statement)
        .execute(db)
        .then(() => undefined),
  })

  test('leaves no table, no schema and no lock', async () => {
    const other = await emptyDatabase()
    const broken = {
      '1': change('create table desk.one (id int)'),
      '2': change('create table desk.one (id int)'),
    }
    await expect(migrate(other.url, 'desk', broken)).rejects.toThrow('already exists')
    expect(await runOn(other.url, `select from pg_namespace where nspname = 'desk'`)).toEqual([])
    // A lock that was left would let this wait for ever.
    await migrate(other.url, 'desk', { '1': change('create table desk.one (id int)') })
    expect(
      await runOn(other.url, `select from pg_tables where schemaname = 'desk' and tablename = 'one'`),
    ).toHaveLength(1)
    await other.drop()
  })

  test('of several starters at once, one makes the tables', async () => {
    const other = await emptyDatabase()
    const once = { '1': change('create table desk.one (id int)') }
    await Promise.all(Array.from({ length: 6 }, () => migrate(other.url, 'desk', once)))
    expect(await runOn(other.url, 'select name from desk.kysely_migration')).toEqual([{ name: '1' }])
    await other.drop()
  })
})
