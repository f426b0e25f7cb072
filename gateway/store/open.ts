import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import type pg from 'pg'
import { databaseHealth } from '../../database/health.ts'
import { openPool } from '../../database/pool.ts'
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

/**
 * Opens the gateway's part of the database (schema `gateway`). A date is read as text, because a JavaScript
 * Date would lose information.
 * @param url PostgreSQL connection string.
 * @param unlimited leaves out the limit on a piece of work, for what reads all rows.
 */
export function openStore(url: string, size = 10, unlimited = false): Store {
  const pool = openPool({
    url,
    size,
    parsers: { [DATE]: (text) => text },
    unlimited,
  })
  const health = databaseHealth('gateway')
  const dialect = new PostgresDialect({ pool })
  const log = (event: LogEvent) => {
    health.hear(event)
    traceQuery(event)
  }
  const db = new Kysely<Database>({ dialect, log }).withSchema('gateway')
  return { db, pool, check: () => health.check(db), close: () => db.destroy() }
}
