import { sql, type Kysely } from 'kysely'

const statements = [
  // Faults of the sandbox control plane, which strike at every gateway of the database.
  `create table gateway.fault (
    fault_id text primary key, position integer not null, operation text not null, kind text not null,
    millis integer, status integer, times integer, struck integer not null)`,
  // Searches of an office, which the limit counts over all gateways.
  `create table gateway.counted_search (
    office_id text primary key, ends_at timestamptz not null, calls bigint not null)`,
]

/** What one gateway kept in its memory and all of a database have to know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
