import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { openPool } from './pool.ts'

/** The schemas of the two programs. */
export type SchemaName = 'gateway' | 'desk'

/**
 * Kysely's own lock belongs to the connection: behind a pooler it would stay with a connection that others
 * use, and an error in a transaction keeps it from being given back. `migrate` takes one of the transaction.
 */
class LockedOutside extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
}

class MigrationDialect extends PostgresDialect {
  override createAdapter(): LockedOutside {
    return new LockedOutside()
  }
}

/**
 * Brings one schema up to date in one transaction, with the schema itself and Kysely's tables in it: after an
 * error nothing was changed. Several programs may call it at once. Where all migrations have run, it reads
 * and changes nothing.
 * @throws Error of the migration that failed.
 */
export async function migrate(
  url: string,
  schema: SchemaName,
  migrations: Record<string, Migration>,
): Promise<void> {
  const pool = openPool({ url, size: 1, unlimited: true })
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool }) }).withSchema(schema)
  try {
    if (await isUpToDate(db, schema, Object.keys(migrations))) return
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`${schema}-schema`}))`.execute(tx)
      const { error } = await new Migrator({
        db: tx,
        provider: { getMigrations: () => Promise.resolve(migrations) },
        migrationTableSchema: schema,
        // Branches do not land in the order of their numbers. One that is missing is an error all the same.
        allowUnorderedMigrations: true,
      }).migrateToLatest()
      // Thrown inside, so that the transaction is rolled back.
      if (error)
        throw error instanceof Error ? error : new Error(`the schema ${schema} could not be migrated`)
    })
  } finally {
    await db.destroy()
  }
}

/** Whether exactly these migrations have run. A database of a newer version has others: Kysely says so. */
async function isUpToDate(db: Kysely<unknown>, schema: SchemaName, names: readonly string[]) {
  const there = await sql<{ table: string | null }>`
    select to_regclass(${`${schema}.kysely_migration`})::text as table`.execute(db)
  if (there.rows[0]?.table == null) return false
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(`${schema}.kysely_migration`)}`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return done.size === names.length && names.every((name) => done.has(name))
}
