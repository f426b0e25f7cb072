import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { checkAllLedgers } from '../../gateway/domain/wallet/check-ledger.ts'
import { openStore } from '../../gateway/store/open.ts'
import { backUp } from '../../scripts/backup/back-up.ts'
import type { SchemasAt } from '../../scripts/backup/databases.ts'
import { secretsOf } from '../../scripts/backup/manifest.ts'
import { restore } from '../../scripts/backup/restore.ts'
import { keepSecrets } from '../../scripts/start/secrets.ts'
import { makeDesk } from '../../server/desk.ts'
import { actOn } from '../../server/booking/act.ts'
import { airHandling } from '../../server/air/air-handling.ts'
import { keepDraft } from '../../server/draft/drafts.ts'
import { draftTexts } from '../desk/server/draft/draft-texts.ts'
import { grantFor } from '../../server/session/gate.ts'
import type { Grant } from '../../server/session/grant.ts'
import { holdFlight, openWorld, type World } from '../desk/server/world.ts'
import { emptyDatabase, type TestDatabase } from '../setup/database.ts'

/** Both programs' data go into a backup and come back elsewhere, with all that makes them safe. */

const home = mkdtempSync(path.join(tmpdir(), 'backup-'))
const dataDir = path.join(home, 'data')
const secrets = keepSecrets(dataDir, {})
const draft = '{"passport":"C01X00T47"}'

let world: World
let cookie: string
let grant: Grant<'air_book'>
let from: SchemasAt[]
let target: TestDatabase
let made = 0

/** A folder that does not exist yet. */
const fresh = (name: string) => path.join(home, `${name}-${++made}`)
const both = (url: string): SchemasAt[] => [{ url, schemas: ['gateway', 'desk'] }]
const deskEnv = { DESK_KEY: secrets.desk.now, NEXTAUTH_SECRET: secrets.nextAuth.now }

beforeAll(async () => {
  world = await openWorld({ env: deskEnv })
  const office = await world.gateway.mint()
  cookie = await world.signIn(office)
  grant = await world.grant(cookie, 'air_book')
  const held = await holdFlight(world, grant)
  await actOn(world.desk, grant, airHandling, 'cancel', held.reference)
  await holdFlight(world, grant)
  await keepDraft(world.desk, grant, 'air:a trip', draft)
  from = both(world.gateway.services.settings.databaseUrl)
  target = await emptyDatabase()
})

afterAll(async () => {
  await world.close()
  await target.drop()
  rmSync(home, { recursive: true })
})

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** All rows of both schemas by table, and what PostgreSQL's own views say of columns, keys and triggers. */
async function contentOf(url: string) {
  const inOurs = (column: string) => `${column} in ('gateway', 'desk')`
  const tables = await query(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where ${inOurs('schemaname')} order by 1`,
  )
  const rows = new Map<string, unknown>()
  for (const { name } of tables) {
    const table = String(name)
    rows.set(table, await query(url, `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`))
  }
  const views: unknown[] = []
  for (const view of [
    `select table_schema, table_name, column_name, data_type, is_nullable, column_default, is_identity,
          identity_generation from information_schema.columns where ${inOurs('table_schema')} order by 1, 2, 3`,
    `select indexdef from pg_indexes where ${inOurs('schemaname')} order by 1`,
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
          where contype <> 'n' and connamespace in ('gateway'::regnamespace, 'desk'::regnamespace) order by 1, 2`,
    `select pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal order by 1`,
    `select routine_schema, routine_name, routine_definition from information_schema.routines
          where ${inOurs('routine_schema')} order by 1, 2`,
    `select relname, reloptions from pg_class where reloptions is not null order by 1`,
    `select schemaname, sequencename, last_value from pg_sequences where ${inOurs('schemaname')} order by 1, 2`,
  ]) {
    views.push(await query(url, view))
  }
  return { rows, views }
}

/** Backs up into a new folder. */
async function backedUp(withoutPgDump = true): Promise<string> {
  const folder = fresh('backup')
  await backUp({ databases: from, dataDir, env: {}, folder, withoutPgDump })
  return folder
}

test.each([
  ['COPY', true],
  ['pg_dump, where it is installed', false],
])('bookings, ledger, audit and what guards them are the same after %s', async (_way, withoutPgDump) => {
  const folder = await backedUp(withoutPgDump)
  const elsewhere = fresh('elsewhere')
  await restore({ databases: both(target.url), dataDir: elsewhere, env: {}, folder, replace: true })
  const [before, after] = await Promise.all([contentOf(from[0]?.url ?? ''), contentOf(target.url)])
  for (const table of ['gateway.booking', 'gateway.transfer', 'desk.audit', 'desk.draft']) {
    expect([table, before.rows.get(table)]).not.toEqual([table, []])
  }
  expect(after).toEqual(before)
  const store = openStore(target.url, 1)
  expect(await checkAllLedgers(store.db)).toEqual([])
  await store.close()
  await expect(query(target.url, 'update gateway.transfer set amount_cents = 1')).rejects.toThrow('immutable')
  await expect(query(target.url, 'delete from desk.audit')).rejects.toThrow('append-only')
  const [numbers] = await query(
    target.url,
    `select nextval(pg_get_serial_sequence('gateway.timer', 'timer_id')) > max(timer_id) as ahead
      from gateway.timer`,
  )
  expect(numbers).toEqual({ ahead: true })
})

test('a session and a draft that were sealed can be read after the secrets came back', async () => {
  const elsewhere = fresh('elsewhere')
  const folder = await backedUp()
  await restore({ databases: both(target.url), dataDir: elsewhere, env: {}, folder, replace: true })
  const back = keepSecrets(elsewhere, {})
  expect(back).toEqual(secrets)
  const settings = { ...world.desk.settings, databaseUrl: target.url }
  const desk = makeDesk(settings, world.desk.clock)
  const gate = await grantFor(desk, cookie, 'air_book', 'request-of-a-test')
  expect(gate.ok && gate.grant.gatewaySession.reveal()).toBe(grant.gatewaySession.reveal())
  expect(await draftTexts(desk, grant, 'air:')).toEqual([draft])
  await desk.store.close()

  const other = { name: 'DESK_KEY', now: 'another key, thirty-two characters or more', before: [] } as const
  const stranger = makeDesk({ ...settings, storeSecret: other }, world.desk.clock)
  await expect(stranger.store.db()).rejects.toThrow(/^DESK_KEY is not the secret [^\n]*\.$/)
  await stranger.store.close()

  // After a change of the key, rows that the former key sealed can still be read.
  const changed = { ...other, before: [secrets.desk.now] }
  const rekeyed = makeDesk({ ...settings, storeSecret: changed }, world.desk.clock)
  expect(await draftTexts(rekeyed, grant, 'air:')).toEqual([draft])
  await rekeyed.store.close()
})

test('secrets are in a folder apart, closed to others, and never in the backup itself', async () => {
  const folder = await backedUp()
  for (const file of ['gateway.sql.gz', 'desk.sql.gz', 'backup.json']) {
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600)
    const bytes = readFileSync(path.join(folder, file))
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    for (const { now } of Object.values(secrets)) expect(text).not.toContain(now)
  }
  expect(statSync(secretsOf(folder)).mode & 0o777).toBe(0o700)
  for (const file of ['nextauth', 'gateway', 'desk']) {
    expect(statSync(path.join(secretsOf(folder), file)).mode & 0o777).toBe(0o600)
  }
})

test('a backup that others write into meanwhile is of one moment', async () => {
  const folder = fresh('backup')
  const writing = (async () => {
    for (let count = 0; count < 3; count++) {
      const held = await holdFlight(world, grant)
      await actOn(world.desk, grant, airHandling, 'cancel', held.reference)
    }
  })()
  await backUp({ databases: from, dataDir, env: {}, folder, withoutPgDump: true })
  await writing
  await restore({ databases: both(target.url), dataDir: fresh('elsewhere'), env: {}, folder, replace: true })
  const store = openStore(target.url, 1)
  expect(await checkAllLedgers(store.db)).toEqual([])
  await store.close()
})

test('what is there is not overwritten unless told, and a refusal changes nothing', async () => {
  const folder = await backedUp()
  const elsewhere = fresh('elsewhere')
  const into = (changed: object) =>
    restore({ databases: both(target.url), dataDir: elsewhere, env: {}, folder, replace: false, ...changed })
  const before = await contentOf(target.url)
  await expect(into({})).rejects.toThrow(/has a schema gateway already: [^\n]*--replace[^\n]*\.$/)
  keepSecrets(elsewhere, {})
  await expect(into({})).rejects.toThrow(/has secrets already: [^\n]*--replace\.$/)
  await expect(into({ folder: home, replace: true })).rejects.toThrow(/is no finished backup/)
  expect(await contentOf(target.url)).toEqual(before)
  await expect(backUp({ databases: from, dataDir, env: {}, folder, withoutPgDump: true })).rejects.toThrow(
    /is there already: name a new folder\.$/,
  )
})

test('data that a program is connected to are not replaced, and the refusal names it', async () => {
  const folder = await backedUp()
  const into = { databases: both(target.url), dataDir: fresh('elsewhere'), env: {}, folder, replace: true }
  const program = new pg.Client({ connectionString: target.url, application_name: 'travel-desk-gateway' })
  await program.connect()
  const before = await contentOf(target.url)
  await expect(restore(into)).rejects.toThrow(
    /^The database "\w+" is in use by travel-desk-gateway \(user \w+\): stop the programs first\.$/,
  )
  expect(await contentOf(target.url)).toEqual(before)
  expect(existsSync(into.dataDir)).toBe(false)
  // One that is just leaving is waited for.
  const restored = restore(into)
  await program.end()
  expect(await restored).toBe(true)
})

test('secrets that do not fit, or are absent, are refused in one sentence before anything is changed', async () => {
  const folder = await backedUp()
  const into = { databases: both(target.url), dataDir: fresh('elsewhere'), folder, replace: true }
  const before = await contentOf(target.url)
  const env = { DESK_KEY: 'another key, thirty-two characters or more' }
  await expect(restore({ ...into, env })).rejects.toThrow(/^DESK_KEY is not the secret [^\n]*\.$/)
  rmSync(secretsOf(folder), { recursive: true })
  await expect(restore({ ...into, env: {} })).rejects.toThrow(
    /^NEXTAUTH_SECRET, GATEWAY_SECRET, GATEWAY_DATA_KEY, DESK_KEY of this backup cannot be found: [^\n]*\.$/,
  )
  expect(await contentOf(target.url)).toEqual(before)
  expect(existsSync(into.dataDir)).toBe(false)
  // The operator kept them in variables.
  const values = {
    ...deskEnv,
    GATEWAY_SECRET: secrets.gateway.now,
    GATEWAY_DATA_KEY: secrets.gatewayData.now,
  }
  expect(await restore({ ...into, env: values })).toBe(false)
  // The backup of data that were sealed with other secrets would be of no use.
  await expect(
    backUp({ databases: from, dataDir, env, folder: fresh('b'), withoutPgDump: true }),
  ).rejects.toThrow(/^DESK_KEY is not the secret/)
})

test('a damaged file leaves the database as it was', async () => {
  const folder = await backedUp()
  const file = path.join(folder, 'desk.sql.gz')
  truncateSync(file, Math.floor(statSync(file).size / 2))
  const before = await contentOf(target.url)
  const into = { databases: both(target.url), dataDir: fresh('elsewhere'), env: {}, folder, replace: true }
  await expect(restore(into)).rejects.toThrow()
  writeFileSync(file, '')
  await expect(restore(into)).rejects.toThrow()
  expect(await contentOf(target.url)).toEqual(before)
})

test.each([
  ['a view', 'create view gateway.extra as select 1 as one'],
  ['a type', `create type gateway.extra as enum ('one')`],
  ['a partition', 'create table gateway.extra (n int) partition by range (n)'],
  ['a rule', 'create rule extra as on insert to gateway.seat do nothing'],
])('%s, which only pg_dump copies, is refused rather than lost', async (_what, statement) => {
  const url = target.url
  await query(url, statement)
  const options = { databases: both(url), dataDir, env: {}, folder: fresh('backup'), withoutPgDump: true }
  await expect(backUp(options)).rejects.toThrow(/^The schema gateway has "extra", which only pg_dump copies/)
  expect(existsSync(path.join(options.folder, 'backup.json'))).toBe(false)
  await query(url, 'drop schema gateway cascade')
  await query(url, 'create schema gateway; create table gateway.seat (n int)')
})
