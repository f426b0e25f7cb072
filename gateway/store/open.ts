import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { openPool } from '../../database/pool.ts'
import type { Database } from './schema.ts'

export type Store = { db: Kysely<Database>; pool: pg.Pool; close(): Promise<void> }

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
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }).withSchema('gateway')
  return { db, pool, close: () => db.destroy() }
}
