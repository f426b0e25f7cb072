import { sql } from 'kysely'
import type { Desk } from '../../../../server/desk.ts'

/** Every row of every table of the desk, as JSON. */
export async function everythingStored(desk: Desk): Promise<string> {
  const db = await desk.store.db()
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'desk'`.execute(db)
  const texts = rows.map(async ({ name }) => {
    const stored = await sql<{ text: string }>`select row_to_json(t)::text as text
      from ${sql.table(`desk.${name}`)} t`.execute(db)
    return stored.rows.map(({ text }) => text).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}
