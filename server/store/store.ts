import 'server-only'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { deskMigrations } from './migrations.ts'
import type { DeskTables } from './schema.ts'

const INT8 = 20
const POOL_SIZE = 10

/** A connection to the tables, inside or outside a transaction. */
export type DeskDb = Kysely<DeskTables> | Transaction<DeskTables>

/** The desk's own database. */
export type DeskStore = {
  /** Connects and migrates on first use. Several processes may start at once. */
  db(): Promise<Kysely<DeskTables>>
  close(): Promise<void>
}

/** Opens a store lazily: nothing connects before `db` is called, so a build needs no database. */
export function openStore(databaseUrl: string): DeskStore {
  let opened: Kysely<DeskTables> | null = null
  let ready: Promise<Kysely<DeskTables>> | null = null
  const open = async () => {
    opened ??= connect(databaseUrl)
    await migrate(opened)
    return opened
  }
  return {
    db: () => {
      // A failed start is not remembered: the next caller tries again.
      ready ??= open().catch((error: unknown) => {
        ready = null
        throw error
      })
      return ready
    },
    close: async () => {
      await opened?.destroy()
    },
  }
}

/** int8 as bigint; everything else as `pg` reads it. */
const getTypeParser = ((oid: number, format?: 'text'): unknown =>
  oid === INT8 ? BigInt : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser

function connect(databaseUrl: string): Kysely<DeskTables> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser },
  })
  // An idle connection that the server closes is replaced on the next use. Without a listener its error would
  // end the process.
  pool.on('error', () => undefined)
  return new Kysely<DeskTables>({ dialect: new PostgresDialect({ pool }) }).withSchema('desk')
}

async function migrate(db: Kysely<DeskTables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(deskMigrations) },
    migrationTableSchema: 'desk',
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The desk store could not be migrated.')
}
