import { sql, type Kysely } from 'kysely'

/** Failed sign-ins are counted for all instances together; until now each counted its own in memory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table gateway.sign_in_failure (
    id bigint generated always as identity primary key,
    subject text not null,
    at timestamptz not null)`,
  `create index sign_in_failure_subject on gateway.sign_in_failure (subject, at)`,
]
