import { randomBytes } from 'node:crypto'
import { sql, type Kysely, type LogEvent } from 'kysely'

/** A database answers and cannot be written. The message is a sentence without its full stop. */
export class DatabaseUnwritable extends Error {}

/** Watches whether a database can be used. */
export type DatabaseHealth = {
  /** Hears of every statement: the `log` of Kysely. */
  hear(event: LogEvent): void
  /**
   * Asks now.
   * @throws DatabaseUnwritable where it is read-only or full, and the error of `pg` where it does not answer.
   */
  check<Tables>(db: Kysely<Tables>): Promise<void>
}

/** SQLSTATE: disk full. */
const DISK_FULL = '53100'

/** More than a small table has free in its pages: the disk must give room for it. */
const PROBE_BYTES = 192 * 1024

/**
 * Whether a database is read-only (a standby, a failover) is asked in one statement. Whether it is full is
 * not asked of one that is well, because only a write can tell: a statement that failed for want of room is
 * remembered, and from then on each check tries to write until there is room again.
 */
export function databaseHealth(schema: 'gateway' | 'desk'): DatabaseHealth {
  let isFull = false
  return {
    hear: (event) => {
      if (event.level === 'error' && stateOf(event.error) === DISK_FULL) isFull = true
    },
    check: async (db) => {
      const setting = sql<{ read_only: string }>`select current_setting('transaction_read_only') as read_only`
      const { rows } = await setting.execute(db)
      if (rows[0]?.read_only === 'on') throw new DatabaseUnwritable('the database is read-only')
      if (!isFull) return
      await expectRoom(db, schema)
      isFull = false
    },
  }
}

/** Writes a row that is longer than what pages have free, and takes it back. */
async function expectRoom<Tables>(db: Kysely<Tables>, schema: string): Promise<void> {
  // Random, so that it is not stored shorter.
  const long = randomBytes(PROBE_BYTES).toString('base64')
  const trx = await db.startTransaction().execute()
  try {
    await sql`insert into ${sql.id(schema, 'setting')} (name, value) values ('room', ${long})`.execute(trx)
  } catch (error) {
    if (stateOf(error) !== DISK_FULL) throw error
    throw new DatabaseUnwritable('the database has no space left on its disk')
  } finally {
    await trx.rollback().execute()
  }
}

function stateOf(error: unknown): string | undefined {
  return (error as { code?: string } | null)?.code
}
