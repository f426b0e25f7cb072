import 'server-only'
import { sql } from 'kysely'
import type { DeskDb } from '../store/store.ts'

/** Gives the trips of a saved traveller another one: two rows turned out to be one person. */
export async function replaceTripTraveller(
  trx: DeskDb,
  officeId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into desk.trip_traveller (office_id, trip_id, traveller_id, position, added_at)
    select office_id, trip_id, ${to}, position, added_at from desk.trip_traveller
    where office_id = ${officeId} and traveller_id = ${from}
    on conflict do nothing`.execute(trx)
  await trx
    .deleteFrom('trip_traveller')
    .where('office_id', '=', officeId)
    .where('traveller_id', '=', from)
    .execute()
}
