import { sql, type Kysely } from 'kysely'

/**
 * First answers to requests that are named by an Idempotency-Key (gap 129); how v3 lists bookings, and finds
 * those of an offer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table gateway.first_answer (
    request_key text primary key, office_id text not null, body_hash text not null,
    attempt text not null, claimed_at timestamptz not null, answer text, reference text)`,
  `create index first_answer_booking on gateway.first_answer (office_id, reference)`,
  `create index booking_offer on gateway.booking (office_id, offer_code)`,
  `create index booking_newest on gateway.booking (office_id, created_at, reference)`,
]
