import { sql, type Kysely } from 'kysely'

/** How programs that keep copies find the bookings in which somebody was erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index person_key_erased on gateway.person_key (office_id, erased_at)
    where erased_at is not null`.execute(db)
}
