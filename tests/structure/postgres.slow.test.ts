import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { ensurePostgres, removePostgres } from '../../scripts/postgres.ts'
import type { Postgres } from '../../scripts/postgres.ts'

const options = { dataDir: '.data-test-kill', log: () => undefined }
let store: Postgres

async function query(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: store.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  await removePostgres(options.dataDir)
  store = await ensurePostgres(options)
})

afterAll(async () => {
  await store.stop()
  await removePostgres(options.dataDir)
})

test('what runs is adopted: several starters share one server', async () => {
  const others = await Promise.all([ensurePostgres(options), ensurePostgres(options)])
  expect(others.map(({ pid, adopted }) => ({ pid, adopted }))).toEqual([
    { pid: store.pid, adopted: true },
    { pid: store.pid, adopted: true },
  ])
})

test('commits reach the disk before they are acknowledged', async () => {
  expect(
    await query('select current_setting($$fsync$$) f, current_setting($$synchronous_commit$$) s'),
  ).toEqual([{ f: 'on', s: 'on' }])
})

test('a killed server loses no acknowledged row', async () => {
  await query('create table kept (n int)')
  for (let n = 1; n <= 50; n++) await query(`insert into kept values (${n})`)
  process.kill(store.pid, 'SIGKILL')
  const killed = store.pid
  store = await ensurePostgres(options)
  expect(store.pid).not.toBe(killed)
  expect(await query('select count(*)::int n from kept')).toEqual([{ n: 50 }])
})

test('a cold copy of the data folder, by whoever, has the same rows', async () => {
  await store.stop()
  const copy = mkdtempSync(path.join(import.meta.dirname, '.data-copy-'))
  try {
    // Neither owner nor modes are kept.
    cpSync(options.dataDir, copy, { recursive: true })
    chmodSync(path.join(copy, 'postgres', 'files'), 0o755)
    store = await ensurePostgres({ ...options, dataDir: copy })
    expect(await query('select count(*)::int n from kept')).toEqual([{ n: 50 }])
    await store.stop()
  } finally {
    await removePostgres(copy)
    rmSync(copy, { recursive: true, force: true })
    store = await ensurePostgres(options)
  }
})

test('nothing listens on the network', async () => {
  expect(await query('show listen_addresses')).toEqual([{ listen_addresses: '' }])
})

test('the database is in the data folder, also when the folder was closed to other users', async () => {
  const dataDir = mkdtempSync(path.join(import.meta.dirname, '.data-closed-'))
  chmodSync(dataDir, 0o700)
  const lines: string[] = []
  try {
    const closed = await ensurePostgres({ dataDir, log: (line) => lines.push(line), durable: false })
    await closed.stop()
    expect(existsSync(path.join(dataDir, 'postgres', 'files', 'PG_VERSION'))).toBe(true)
    expect(lines).toEqual(['PostgreSQL is up'])
  } finally {
    await removePostgres(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
})
