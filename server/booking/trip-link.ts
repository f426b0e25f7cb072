import 'server-only'
import { sql } from 'kysely'
import type { AnyGrant } from '../session/grant.ts'
import type { DeskDb } from '../store/store.ts'

/**
 * Notes which option of a trip a form books, by its client reference and before anything is sent: a booking
 * whose answer is lost is part of its trip as well. A form that books none takes back what an earlier form
 * under the same reference had noted, because a refused attempt leaves its reference to the next one.
 */
export async function linkToOption(
  db: DeskDb,
  grant: Pick<AnyGrant, 'officeId'>,
  link: { clientReference: string; optionId: string | null; at: Date },
): Promise<void> {
  const { clientReference, optionId, at } = link
  await db
    .deleteFrom('trip_booking')
    .where('office_id', '=', grant.officeId)
    .where('client_reference', '=', clientReference)
    .execute()
  if (optionId === null) return
  await db
    .insertInto('trip_booking')
    .columns(['office_id', 'trip_id', 'id', 'option_id', 'client_reference', 'added_at'])
    .expression((from) =>
      from
        .selectFrom('trip_option')
        .select([
          'trip_option.office_id',
          'trip_option.trip_id',
          sql<string>`${crypto.randomUUID()}::uuid`.as('new_id'),
          'trip_option.id',
          sql<string>`${clientReference}::text`.as('client_reference'),
          sql<Date>`${at}::timestamptz`.as('added_at'),
        ])
        .where('trip_option.office_id', '=', grant.officeId)
        .where('trip_option.id', '=', optionId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The client of the trip that an option belongs to; null where it has none, or there is no such option. */
export async function clientIdOfOption(
  db: DeskDb,
  officeId: string,
  optionId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('trip_option')
    .innerJoin('trip', (join) =>
      join.onRef('trip.office_id', '=', 'trip_option.office_id').onRef('trip.id', '=', 'trip_option.trip_id'),
    )
    .select('trip.client_id')
    .where('trip_option.office_id', '=', officeId)
    .where('trip_option.id', '=', optionId)
    .executeTakeFirst()
  return row?.client_id ?? null
}
