import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import type pg from 'pg'
import { databaseHealth } from '../../database/health.ts'
import { openPool } from '../../database/pool.ts'
import { replicaReads, type ReplicaReads } from '../../database/replica-reads.ts'
import { traceQuery } from '../../telemetry/queries.ts'
import type { Database } from './schema.ts'

export type Store = {
  db: Kysely<Database>
  pool: pg.Pool
  /** Throws where the database does not answer or cannot be written (`databaseHealth`). */
  check(): Promise<void>
  close(): Promise<void>
}

const DATE = 1082
const parsers = { [DATE]: (text: string) => text }

/** Connections to a replica: lists and exports take long, and are few. */
const REPLICA_SIZE = 5

/** A replica, and reads of it. */
export type Replica = { reads: ReplicaReads<Database>; close(): Promise<void> }

/**
 * Opens the gateway's part of the database (schema `gateway`). A date is read as text, because a JavaScript
 * Date would lose information.
 * @param url PostgreSQL connection string.
 * @param unlimited leaves out the limit on a piece of work, for what reads all rows.
 */
export function openStore(url: string, size = 10, unlimited = false): Store {
  const pool = openPool({ url, size, parsers, unlimited })
  const health = databaseHealth('gateway')
  const dialect = new PostgresDialect({ pool })
  const log = (event: LogEvent) => {
    health.hear(event)
    traceQuery(event)
  }
  const db = new Kysely<Database>({ dialect, log }).withSchema('gateway')
  return { db, pool, check: () => health.check(db), close: () => db.destroy() }
}

/**
 * Opens a replica of that database; without one all reads are made there.
 * @param told is told why it is not used any more; null when it is used again
 */
export function openReplica(url: string | null, told: (why: unknown) => void): Replica {
  if (url === null) return { reads: replicaReads<Database>(null, told), close: () => Promise.resolve() }
  const dialect = new PostgresDialect({ pool: openPool({ url, size: REPLICA_SIZE, parsers }) })
  const db = new Kysely<Database>({ dialect, log: traceQuery }).withSchema('gateway')
  return { reads: replicaReads(db, told), close: () => db.destroy() }
}
