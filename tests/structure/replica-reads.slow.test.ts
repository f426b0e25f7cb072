import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPool } from '../../database/pool.ts'
import { replicaReads } from '../../database/replica-reads.ts'
import { ensurePostgres, removePostgres, type Postgres } from '../../scripts/postgres.ts'
import { preparePlace } from '../../scripts/postgres/place.ts'
import { runAs } from '../../scripts/postgres/run-as.ts'

/** Lists, statements and exports at a standby that streams from the main server. */

const folders = { main: '.data-test-main', standby: '.data-test-standby', other: '.data-test-other' }
type Tables = { note: { text: string } }
type Opened = Postgres & { db: Kysely<Tables> }

const servers: Opened[] = []
let main: Opened
let standby: Opened
let other: Opened
let told: unknown[]

const why = () => told.map((each) => (each instanceof Error ? each.message : each))

async function open(dataDir: string): Promise<Opened> {
  const postgres = await ensurePostgres({ dataDir, log: () => undefined, durable: false })
  const dialect = new PostgresDialect({ pool: openPool({ url: postgres.url, size: 3 }) })
  const opened = { ...postgres, db: new Kysely<Tables>({ dialect }) }
  servers.push(opened)
  return opened
}

/** Makes a standby of a server that is down, from a copy of its files. */
function copyAsStandby(from: string, to: string): void {
  const [source, copy] = [preparePlace(from, runAs()), preparePlace(to, runAs())]
  cpSync(source.files, copy.files, { recursive: true })
  rmSync(path.join(copy.files, 'postmaster.pid'), { force: true })
  writeFileSync(path.join(copy.files, 'standby.signal'), '')
  appendFileSync(
    path.join(copy.files, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${source.socket} port=5432 user=app'\n`,
  )
}

beforeAll(async () => {
  for (const folder of Object.values(folders)) await removePostgres(folder)
  const first = await ensurePostgres({ dataDir: folders.main, log: () => undefined, durable: false })
  await first.stop()
  copyAsStandby(folders.main, folders.standby)
  ;[main, standby, other] = (await Promise.all(Object.values(folders).map(open))) as [Opened, Opened, Opened]
  await sql`create table note (text text not null)`.execute(main.db)
})

afterAll(async () => {
  for (const { db, stop } of servers.reverse()) {
    await db.destroy()
    await stop()
  }
  for (const folder of Object.values(folders)) await removePostgres(folder)
})

beforeEach(() => (told = []))

/** Reads whose replica is this one. Each begins without a rest. */
const readsAt = (replica: Kysely<Tables> | null) =>
  replicaReads<Tables>(replica, (reason) => told.push(reason))

/** Where a read was made, and what it saw. */
async function seenBy(db: Kysely<Tables>) {
  const { rows } = await sql<{ at: boolean }>`select pg_is_in_recovery() as at`.execute(db)
  const notes = await db.selectFrom('note').select('text').execute()
  return { at: rows[0]?.at ? 'standby' : 'main', notes: notes.map(({ text }) => text) }
}

const write = (text: string) => main.db.insertInto('note').values({ text }).execute()

test('without a replica the main server is read', async () => {
  expect(await readsAt(null)(main.db, seenBy)).toMatchObject({ at: 'main' })
  expect(why()).toEqual([])
})

test('the standby is read, with all that was written before', async () => {
  for (const text of ['one', 'two', 'three']) {
    await write(text)
    // On a busy machine it may take longer than a read waits: then the main one is read, which has it too.
    const seen = await readsAt(standby.db)(main.db, seenBy)
    expect(seen.notes).toContain(text)
  }
  await expect.poll(async () => (await readsAt(standby.db)(main.db, seenBy)).at).toBe('standby')
})

test('a standby that is behind is not read, and then left alone', async () => {
  await sql`select pg_wal_replay_pause()`.execute(standby.db)
  await write('unseen')
  const reads = readsAt(standby.db)
  const seen = await reads(main.db, seenBy)
  expect(seen).toMatchObject({ at: 'main' })
  expect(seen.notes).toContain('unseen')
  expect(why()).toEqual(['it is too far behind'])
  await sql`select pg_wal_replay_resume()`.execute(standby.db)
  expect(await reads(main.db, seenBy)).toMatchObject({ at: 'main' })
  expect(why()).toEqual(['it is too far behind'])
  await expect.poll(async () => (await readsAt(standby.db)(main.db, seenBy)).at).toBe('standby')
})

test('a replica that is away, or that is none, is not read', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://app@127.0.0.1:1/travel_desk' })
  const away = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  expect(await readsAt(away)(main.db, seenBy)).toMatchObject({ at: 'main' })
  expect(why()).toEqual([expect.stringContaining('ECONNREFUSED') as string])
  await away.destroy()
  told = []
  expect(await readsAt(main.db)(main.db, seenBy)).toMatchObject({ at: 'main' })
  expect(why()).toEqual(['it is no replica'])
})

test('a read writes nothing at a replica, and an error of its own is its own', async () => {
  await expect.poll(async () => (await readsAt(standby.db)(main.db, seenBy)).at).toBe('standby')
  const wrong = readsAt(standby.db)(main.db, () => Promise.reject(new Error('a fault of the read')))
  await expect(wrong).rejects.toThrow('a fault of the read')
})

test('a standby of another server is not read', async () => {
  await sql`create table note (text text not null)`.execute(other.db)
  expect(await readsAt(standby.db)(other.db, seenBy)).toEqual({ at: 'main', notes: [] })
  expect(why()).toEqual(['it does not follow the main database'])
})

test('after a failover the former standby, which takes writes now, is not read as one', async () => {
  await sql`select pg_promote()`.execute(standby.db)
  expect(await readsAt(standby.db)(main.db, seenBy)).toMatchObject({ at: 'main' })
  expect(why()).toEqual(['it is no replica'])
})
