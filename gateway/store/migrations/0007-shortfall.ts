import { sql, type Kysely } from 'kysely'

/** First answers keep what the wallet lacked as amounts, instead of a sentence of one API family. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}

const statement = `
  update gateway.booking set first_answer = (first_answer - 'warning') || jsonb_build_object(
    'short', case when first_answer ->> 'state' = 'short' then jsonb_build_object(
      'totalCents', total_cents,
      'missingCents',
        replace(substring(first_answer ->> 'warning' from 'USD ([0-9.]+) is missing'), '.', '')::bigint) end)
  where first_answer ? 'warning'`
