import { sql, type Kysely } from 'kysely'

/** Renames what bookings of all kinds share, so that the names belong to no kind and to no API family. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table gateway.booking rename column unique_id to reference`,
  `alter table gateway.booking rename column client_unique_id to client_reference`,
  `alter table gateway.booking rename column fare_source_code to offer_code`,
  `alter table gateway.booking rename column active_fare to active_offer`,
  `alter index gateway.booking_active_fare rename to booking_active_offer`,
  `update gateway.booking set first_answer =
    (first_answer - 'uniqueId') || jsonb_build_object('reference', first_answer -> 'uniqueId')
    where first_answer ? 'uniqueId'`,
  `alter table gateway.revalidation rename to checked_offer`,
  `alter table gateway.checked_offer rename column fare_source_code to offer_code`,
]
