import 'server-only'
import { Kysely, PostgresDialect, type LogEvent, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import { databaseHealth, type DatabaseHealth } from '../../database/health.ts'
import { expectSecret } from '../../database/known-secret.ts'
import { migrate } from '../../database/migrate.ts'
import { openPool } from '../../database/pool.ts'
import { traceQuery } from '../../telemetry/queries.ts'
import type { DeskSettings } from '../settings.ts'
import { deskMigrations } from './migrations.ts'
import { sharedByRequests } from './request-share.ts'
import type { DeskTables } from './schema.ts'

const POOL_SIZE = 10

/** A connection to the tables, inside or outside a transaction. */
export type DeskDb = Kysely<DeskTables> | Transaction<DeskTables>

/** The desk's own database. */
export type DeskStore = {
  /**
   * Connects on first use, migrates, and throws SecretMismatch when the data were sealed with another secret.
   * Several processes may start at once.
   */
  db: () => Promise<Kysely<DeskTables>>
  /** Throws where the database does not answer or cannot be written (`databaseHealth`). */
  check: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a store lazily: nothing connects before `db` is called, so a build needs no database. */
export function openStore(databaseUrl: string, secret: DeskSettings['storeSecret']): DeskStore {
  const health = databaseHealth('desk')
  let opened: Connection | null = null
  let ready: Promise<Kysely<DeskTables>> | null = null
  const open = async () => {
    await migrate(databaseUrl, 'desk', deskMigrations)
    opened ??= connect(databaseUrl, health)
    await expectSecret(opened.pool, 'desk', secret.name, secret.now, secret.before)
    return opened.db
  }
  const db = () => {
    // A failed start is not remembered: the next caller tries again.
    ready ??= open().catch((error: unknown) => {
      ready = null
      throw error
    })
    return ready
  }
  return {
    db,
    check: async () => health.check(await db()),
    close: async () => {
      await opened?.db.destroy()
      // Kysely ends the pool only if it has asked it for something.
      if (opened && !opened.pool.ending) await opened.pool.end()
    },
  }
}

type Connection = { db: Kysely<DeskTables>; pool: Pool }

function connect(url: string, health: DatabaseHealth): Connection {
  const pool = openPool({ url, size: POOL_SIZE })
  const dialect = new PostgresDialect({ pool: sharedByRequests(pool) })
  const log = (event: LogEvent) => {
    health.hear(event)
    traceQuery(event)
  }
  return { pool, db: new Kysely<DeskTables>({ dialect, log }).withSchema('desk') }
}
