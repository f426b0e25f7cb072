import { sql, type Kysely } from 'kysely'

/**
 * Hotel bookings know the zone of their cancellation steps. Steps of older bookings were compared with the
 * office's clock, which runs in UTC, and stay so: what was agreed to does not change after the booking. The
 * last moment of a refund is computed from the steps and no longer stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}

const statement = `
  update gateway.booking set
    detail = jsonb_set(detail, '{hotel,timeZone}', '"UTC"') #- '{rate,refundableUntil}',
    first_answer = case when first_answer ? 'rate'
      then jsonb_set(first_answer, '{timeZone}', '"UTC"') #- '{rate,refundableUntil}'
      else first_answer end
  where kind = 'hotel'`
