import { sql, type Kysely } from 'kysely'

/**
 * The wallet's row counts the transfers of its office, without gaps: every node of a cluster has its own
 * sequences, and numbers from them would not follow each other. Transfers keep the numbers that they have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table gateway.wallet add column last_transfer_id bigint not null default 0`,
  `update gateway.wallet w set last_transfer_id = t.last
    from (select office_id, max(transfer_id) as last from gateway.transfer group by office_id) t
    where t.office_id = w.office_id`,
  `alter table gateway.wallet alter column last_transfer_id drop default`,
  `alter table gateway.transfer alter column transfer_id drop identity`,
]
