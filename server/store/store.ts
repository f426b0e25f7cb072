import 'server-only'
import { Kysely, PostgresDialect, type LogEvent, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import { databaseHealth, type DatabaseHealth } from '../../database/health.ts'
import { expectSecret } from '../../database/known-secret.ts'
import { migrate } from '../../database/migrate.ts'
import { openPool } from '../../database/pool.ts'
import { replicaReads, type ReplicaReads } from '../../database/replica-reads.ts'
import { traceQuery } from '../../telemetry/queries.ts'
import { log } from '../log.ts'
import type { DeskSettings } from '../settings.ts'
import { deskMigrations } from './migrations.ts'
import { sharedByRequests } from './request-share.ts'
import type { DeskTables } from './schema.ts'

const POOL_SIZE = 10

/** Connections to a replica: lists and exports take long, and are few. */
const REPLICA_SIZE = 5

/** A connection to the tables, inside or outside a transaction. */
export type DeskDb = Kysely<DeskTables> | Transaction<DeskTables>

/** The desk's own database. */
export type DeskStore = {
  /**
   * Connects on first use, migrates, and throws SecretMismatch when the data were sealed with another secret.
   * Several processes may start at once.
   */
  db: () => Promise<Kysely<DeskTables>>
  /** Lists, statements and exports, which a replica may answer: `readList` calls it. */
  replicaReads: ReplicaReads<DeskTables>
  /** Throws where the database does not answer or cannot be written (`databaseHealth`). */
  check: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens a store lazily: nothing connects before `db` is called, so a build needs no database.
 * @param replicaUrl of a replica of the database; null: there is none
 */
export function openStore(
  databaseUrl: string,
  secret: DeskSettings['storeSecret'],
  replicaUrl: string | null = null,
): DeskStore {
  const replica = replicaUrl === null ? null : connect(replicaUrl, REPLICA_SIZE)
  const health = databaseHealth('desk')
  let opened: Connection | null = null
  let ready: Promise<Kysely<DeskTables>> | null = null
  const open = async () => {
    await migrate(databaseUrl, 'desk', deskMigrations)
    opened ??= connect(databaseUrl, POOL_SIZE, health.hear)
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
    replicaReads: replicaReads(replica?.db ?? null, (why) => {
      if (why === null) log.info('the replica is used again')
      else log.warn('the replica is not used', { reason: why instanceof Error ? why.message : 'unknown' })
    }),
    check: async () => health.check(await db()),
    close: async () => {
      for (const each of [replica, opened]) {
        await each?.db.destroy()
        // Kysely ends the pool only if it has asked it for something.
        if (each && !each.pool.ending) await each.pool.end()
      }
    },
  }
}

type Connection = { db: Kysely<DeskTables>; pool: Pool }

function connect(url: string, size: number, hear?: DatabaseHealth['hear']): Connection {
  const pool = openPool({ url, size })
  const dialect = new PostgresDialect({ pool: sharedByRequests(pool) })
  const told = (event: LogEvent) => {
    hear?.(event)
    traceQuery(event)
  }
  return { pool, db: new Kysely<DeskTables>({ dialect, log: told }).withSchema('desk') }
}

/**
 * Reads a list, a statement or an export, for which a replica does: never what decides about money, holds or
 * access. The read uses the connection that it is given and no other.
 */
export async function readList<T>(
  store: Pick<DeskStore, 'db' | 'replicaReads'>,
  read: (db: Kysely<DeskTables>) => Promise<T>,
): Promise<T> {
  return store.replicaReads(await store.db(), read)
}
