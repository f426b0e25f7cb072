import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

export type Store = { db: Kysely<Database>; pool: pg.Pool; close(): Promise<void> }

const INT8 = 20
const DATE = 1082

/** int8 is read as BigInt and date as text, because a JavaScript number or Date would lose information. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return (text: string) => BigInt(text)
    if (oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format) as (text: string) => unknown
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * Opens the gateway's part of the database (schema `gateway`).
 * @param url PostgreSQL connection string; the folder of a unix socket goes into `?host=`.
 */
export function openStore(url: string, poolSize = 10): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: '-c search_path=gateway',
    types,
  })
  // The pool replaces a connection that was lost while idle (the server restarted) at its next use. Without a
  // listener the error would end this process.
  pool.on('error', () => undefined)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
