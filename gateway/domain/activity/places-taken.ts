import { sql } from 'kysely'
import type { DayRange } from '../../supply/activity/port.ts'
import type { PlacesTaken, Variant } from '../../supply/activity/variant.ts'
import type { Db, Tx } from '../../store/transaction.ts'
import type { Caller } from '../session/caller.ts'

/** The places that one booking takes of a start. */
export type BookedPlaces = {
  /** The scope that shares the places: an environment or one office (decision 11). */
  scope: string
  variantUuid: string
  /** YYYY-MM-DD. */
  date: string
  /** Null: the variant has no start times. */
  timeslotUuid: string | null
  places: number
}

/** Whose bookings compete for the places of a variant. */
export function placesScope(
  caller: Pick<Caller, 'officeId' | 'environment'>,
  { placesPerOffice }: Variant,
): string {
  return placesPerOffice ? caller.officeId : caller.environment
}

/** The places that confirmed bookings have taken of a variant's starts. */
export async function readPlaces(
  db: Db | Tx,
  scope: string,
  variantUuid: string,
  { from, to }: DayRange,
): Promise<PlacesTaken> {
  const rows = await db
    .selectFrom('activity_place')
    .select(['date', 'timeslot_uuid', 'places'])
    .where('scope', '=', scope)
    .where('variant_uuid', '=', variantUuid)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('places', '>', 0)
    .execute()
  const taken = new Map(rows.map((row) => [`${row.date}/${row.timeslot_uuid}`, row.places]))
  return (date, timeslotUuid) => taken.get(`${date}/${timeslotUuid ?? ''}`) ?? 0
}

/**
 * Adds the places of a booking to those taken. The count is raised first, which locks the start, and checked
 * afterwards: `isFree` gets the places that all other bookings have taken. False, without a change, when too
 * few are left.
 */
export async function takePlaces(
  tx: Tx,
  wanted: BookedPlaces,
  isFree: (taken: PlacesTaken) => Promise<boolean>,
): Promise<boolean> {
  const { scope, variantUuid, date, timeslotUuid, places } = wanted
  await sql`
    insert into gateway.activity_place (scope, variant_uuid, date, timeslot_uuid, places)
    values (${scope}, ${variantUuid}, ${date}::date, ${timeslotUuid ?? ''}, ${places}::int)
    on conflict (scope, variant_uuid, date, timeslot_uuid)
      do update set places = activity_place.places + excluded.places`.execute(tx)
  const all = await readPlaces(tx, scope, variantUuid, { from: date, to: date })
  const others: PlacesTaken = (day, slot) =>
    all(day, slot) - (day === date && slot === timeslotUuid ? places : 0)
  if (await isFree(others)) return true
  await giveBackPlaces(tx, wanted)
  return false
}

/** Removes the places of a booking from those taken. */
export async function giveBackPlaces(tx: Tx, taken: BookedPlaces): Promise<void> {
  await sql`
    update gateway.activity_place set places = greatest(places - ${taken.places}::int, 0)
    where scope = ${taken.scope} and variant_uuid = ${taken.variantUuid} and date = ${taken.date}::date
      and timeslot_uuid = ${taken.timeslotUuid ?? ''}`.execute(tx)
}
