import { sql, type Kysely } from 'kysely'

/** Every key of a table has the column that its rows are spread by in a cluster (`store/placement.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table gateway.sign_in_failure drop constraint sign_in_failure_pkey`,
  `alter table gateway.sign_in_failure add primary key (subject, id)`,
]
