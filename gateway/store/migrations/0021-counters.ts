import { sql, type Kysely } from 'kysely'

/**
 * Numbers of bookings and searches are counted in rows, from which each gateway takes many at once: every
 * node of a cluster has its own sequences. They go on where the sequences stand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table gateway.counter (name text primary key, last bigint not null)`,
  `insert into gateway.counter (name, last)
    select 'booking', case when is_called then last_value else 0 end from gateway.booking_number`,
  `insert into gateway.counter (name, last)
    select 'search', coalesce(max(last_value), 0) from pg_sequences
    where format('%I.%I', schemaname, sequencename)
      = pg_get_serial_sequence('gateway.search', 'search_id')`,
  `drop sequence gateway.booking_number`,
  `alter table gateway.search alter column search_id drop identity`,
]
