import 'server-only'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration that runs these statements of SQL in turn. */
export function statements(list: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of list) await sql.raw(statement).execute(db)
    },
  }
}
