import { sql, type Kysely } from 'kysely'

/** A row of each account whose sign-in failed: whoever counts its next failure locks it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table gateway.sign_in_subject (subject text primary key, at timestamptz not null)`)
    .execute(db)
}
