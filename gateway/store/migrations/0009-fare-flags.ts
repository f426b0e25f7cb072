import { sql, type Kysely } from 'kysely'

/** Booked fares have the flags of gap 210; no fare that was booked before had one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}

const statement = `
  update gateway.booking set detail = jsonb_set(detail, '{fare}',
    '{"addressMandatory": false, "closed": false, "hasAmenities": false}'::jsonb || (detail -> 'fare'))
  where kind = 'air'`
