import { afterAll, beforeAll, expect, test } from 'vitest'
import { distribute, distributionText, stepsOf } from '../../database/distribute.ts'
import { gatewayPlacement } from '../../gateway/store/placement.ts'
import { deskPlacement } from '../../server/store/placement.ts'
import { freshDatabase, type TestDatabase } from '../setup/database.ts'
import { runOn } from '../setup/template.ts'

/**
 * `npm run distribute`. There is no Citus here: functions of its names write down how they are called.
 */

const steps = [...stepsOf('gateway', gatewayPlacement), ...stepsOf('desk', deskPlacement)]

let database: TestDatabase
let url: string
beforeAll(async () => {
  database = await freshDatabase()
  url = `${database.url}${database.url.includes('?') ? '&' : '?'}options=-c%20search_path%3Dstand_in`
})
afterAll(() => database.drop())

const STAND_IN = `
  create schema stand_in;
  set search_path = stand_in;
  create table pg_dist_partition (logicalrelid regclass, by text, beside text, shards int);
  create function create_reference_table(regclass) returns void language sql
    as 'insert into stand_in.pg_dist_partition values ($1)';
  create function citus_add_local_table_to_metadata(regclass) returns void language sql
    as 'insert into stand_in.pg_dist_partition values ($1)';
  create function create_distributed_table(regclass, text, colocate_with text default 'default', shard_count int default 32)
    returns void language sql as 'insert into stand_in.pg_dist_partition values ($1, $2, $3, $4)'`

test('a database without Citus is left alone', async () => {
  await expect(distribute(database.url, steps)).rejects.toThrow(/^This database has no Citus: [^\n]+\.$/)
})

test('every table is spread once, beside the first of its group, and a second run has nothing to do', async () => {
  await runOn(url, STAND_IN)
  expect(await distribute(url, steps)).toHaveLength(steps.length)
  expect(await distribute(url, steps)).toEqual([])
  const rows = await runOn<{ name: string; by: string | null; beside: string | null; shards: number | null }>(
    url,
    'select logicalrelid::text as name, by, beside, shards from pg_dist_partition',
  )
  expect(rows.map(({ name }) => name)).toEqual(steps.map(({ table }) => table))
  const by = new Map(rows.map((row) => [row.name, [row.by, row.beside, row.shards]]))
  expect(by.get('gateway.office')).toEqual([null, null, null])
  expect(by.get('gateway.wallet')).toEqual(['office_id', 'none', 32])
  expect(by.get('gateway.booking')).toEqual(['office_id', 'gateway.wallet', 32])
  expect(by.get('gateway.counter')).toEqual(['name', 'none', 1])
  expect(by.get('desk.session')).toEqual(['office_id', 'none', 32])
  expect(by.get('desk.booking')).toEqual(['office_id', 'desk.session', 32])
  const [setting] = await runOn<{ value: string }>(
    url,
    `select current_setting('citus.propagate_set_commands') as value`,
  )
  expect(setting?.value).toBe('local')
})

test('what is printed are the same statements', () => {
  const lines = distributionText(steps).split(';\n').filter(Boolean)
  expect(lines.slice(1, -1)).toEqual(steps.map(({ statement }) => statement))
})
