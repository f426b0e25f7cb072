import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import { formatDate } from '../../lib/dates.ts'
import type { Desk } from '../desk.ts'
import type { DeskTables } from '../store/schema.ts'
import type { TripTable } from '../store/tables/trip.ts'
import { findLabel, findTokens } from './find-tokens.ts'
import { isNaming } from './saved-views.ts'

type Keys = Pick<Desk, 'key' | 'findKey'>

const AT_ONCE = 200

/** The name of a trip; null where it cannot be opened. */
export function tripNameOf(
  desk: Pick<Desk, 'key'>,
  row: Pick<Selectable<TripTable>, 'office_id' | 'id' | 'name'>,
): string | null {
  return unseal(desk.key, placeOf(row.office_id, row.id), row.name)
}

/** The columns of a trip that its name makes: people name trips after their clients, so it is sealed. */
export function tripNameColumns(desk: Keys, officeId: string, id: string, name: string) {
  return { name: seal(desk.key, placeOf(officeId, id), name), ...tripHashes(desk, officeId, name) }
}

/** Gives the trips of an office that are named after an erased person the day on which they were made. */
export async function forgetTripNames(
  desk: Keys,
  trx: Transaction<DeskTables>,
  officeId: string,
  person: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('trip')
    .selectAll()
    .where('office_id', '=', officeId)
    .forUpdate()
    .execute()
  for (const row of rows) {
    const name = tripNameOf(desk, row)
    if (name !== null && !isNaming(name, person)) continue
    const instead = `Trip of ${formatDate(row.made_at.toISOString().slice(0, 10))}`
    await trx
      .updateTable('trip')
      .set({ ...tripNameColumns(desk, officeId, row.id, instead), version: row.version + 1 })
      .where('office_id', '=', officeId)
      .where('id', '=', row.id)
      .execute()
  }
}

/**
 * Writes the hashes that find the trips again: after a change of the desk's secret, and once texts are read
 * in another way. A trip whose name cannot be opened is found no more.
 */
export async function reindexTrips(desk: Desk): Promise<void> {
  const db = await desk.store.db()
  for (;;) {
    const rows = await db
      .selectFrom('trip')
      .selectAll()
      .where('find_key', '!=', findLabel(desk.findKey))
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      await db
        .updateTable('trip')
        .set(tripHashes(desk, row.office_id, tripNameOf(desk, row) ?? ''))
        .where('office_id', '=', row.office_id)
        .where('id', '=', row.id)
        // Somebody who has renamed it meanwhile has written newer ones.
        .where('version', '=', row.version)
        .execute()
    }
    if (rows.length < AT_ONCE) return
  }
}

function tripHashes({ findKey }: Pick<Desk, 'findKey'>, officeId: string, name: string) {
  return { find_tokens: findTokens(findKey, officeId, [name]), find_key: findLabel(findKey) }
}

function placeOf(officeId: string, tripId: string): string {
  return `trip:${officeId}:${tripId}`
}
