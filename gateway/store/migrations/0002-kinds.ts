import { sql, type Kysely } from 'kysely'

/** Renames what flights and hotels share, so that the names fit both, and adds the kind to each search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table gateway.booking rename column ticket_limit_at to limit_at`,
  `alter table gateway.booking rename column ticketed_at to confirmed_at`,
  `update gateway.booking set first_answer =
    (first_answer - 'ticketLimitAt') || jsonb_build_object('limitAt', first_answer -> 'ticketLimitAt')
    where first_answer ? 'ticketLimitAt'`,
  `alter table gateway.search add column kind text not null default 'air'`,
  `alter table gateway.search alter column kind drop default`,
]
