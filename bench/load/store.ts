import pg from 'pg'
import { ensurePostgres, removePostgres, type Postgres } from '../../scripts/postgres.ts'

/** Rows and bytes of a table, with its indexes and long values. */
export type TableSize = { rows: number; bytes: number }
export type Sizes = Readonly<Record<string, TableSize>>

/** Counters of PostgreSQL, since its start. */
export type Counters = {
  /** Statements of the programs, without `begin` and `commit`. */
  statements: number
  /** Transactions, those of a single statement included. */
  transactions: number
  /** Bytes written ahead to the disk. */
  walBytes: number
}

/** The PostgreSQL of a run, and what it counts. */
export type LoadStore = {
  url: string
  pid: number
  sizes(): Promise<Sizes>
  counters(): Promise<Counters>
  connections(): Promise<number>
  close(): Promise<void>
}

/** Opens an empty PostgreSQL of its own that counts statements, with commits that wait for the disk. */
export async function openLoadStore(dataDir: string): Promise<LoadStore> {
  const options = { dataDir, log: () => undefined }
  const first = await ensurePostgres(options)
  let server: Postgres
  try {
    await run(first.url, "alter system set shared_preload_libraries = 'pg_stat_statements'")
    await first.stop()
    server = await ensurePostgres(options)
    await run(server.url, 'alter system set pg_stat_statements.track_utility = off')
    await run(server.url, 'select pg_reload_conf()')
    await run(server.url, 'create schema load; create extension pg_stat_statements with schema load')
  } catch (error) {
    await removePostgres(dataDir)
    throw error
  }
  const client = new pg.Client({ connectionString: server.url, application_name: 'load' })
  await client.connect()
  const number = async (text: string) => {
    const { rows } = await client.query<{ value: string }>(text)
    return Number(rows[0]?.value)
  }
  return {
    url: server.url,
    pid: server.pid,
    sizes: async () => {
      await client.query('vacuum analyze')
      const { rows: tables } = await client.query<{ name: string; bytes: string }>(
        `select c.oid::regclass::text as name, pg_total_relation_size(c.oid) as bytes
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('gateway', 'desk') and c.relkind = 'r' order by 1`,
      )
      const sizes: Record<string, TableSize> = {}
      for (const { name, bytes } of tables) {
        sizes[name] = { rows: await number(`select count(*) as value from ${name}`), bytes: Number(bytes) }
      }
      return sizes
    },
    counters: async () => ({
      statements: await number('select sum(calls) as value from load.pg_stat_statements'),
      transactions: await number('select sum(xact_commit) as value from pg_stat_database'),
      walBytes: await number("select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as value"),
    }),
    connections: () =>
      number("select count(*) as value from pg_stat_activity where backend_type = 'client backend'"),
    close: async () => {
      await client.end()
      await removePostgres(dataDir)
    },
  }
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** What grew between two readings, per table; those that did not grow are left out. */
export function growth(before: Sizes, after: Sizes): Sizes {
  const grown: Record<string, TableSize> = {}
  for (const [name, { rows, bytes }] of Object.entries(after)) {
    const was = before[name] ?? { rows: 0, bytes: 0 }
    if (rows !== was.rows || bytes !== was.bytes) {
      grown[name] = { rows: rows - was.rows, bytes: bytes - was.bytes }
    }
  }
  return grown
}

/** The difference of two readings. */
export function counted(before: Counters, after: Counters): Counters {
  return {
    statements: after.statements - before.statements,
    transactions: after.transactions - before.transactions,
    walBytes: after.walBytes - before.walBytes,
  }
}
