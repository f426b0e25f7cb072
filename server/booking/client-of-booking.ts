import 'server-only'
import { sql } from 'kysely'
import type { ClientOfBooking } from '../../lib/booking/client-of-booking.ts'
import { unseal } from '../../database/sealed-text.ts'
import type { Desk } from '../desk.ts'
import type { DeskDb } from '../store/store.ts'

/** The place that the fields of a client are sealed for. */
export function clientPlace(officeId: string, id: string): string {
  return `client:${officeId}:${id}`
}

/** The names of clients by their ids. */
export async function clientNames(
  desk: Pick<Desk, 'key'>,
  db: DeskDb,
  officeId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('client')
    .select(['id', 'sealed_fields'])
    .where('office_id', '=', officeId)
    .where('id', 'in', wanted)
    .execute()
  const names = new Map<string, string>()
  for (const { id, sealed_fields: sealed } of rows) {
    const json = unseal(desk.key, clientPlace(officeId, id), sealed)
    if (json !== null) names.set(id, (JSON.parse(json) as { name: string }).name)
  }
  return names
}

/** Whether the office has a client of this id. */
export async function isClient(db: DeskDb, officeId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('client')
    .select('id')
    .where('office_id', '=', officeId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The client of a booking of the office; null for none. */
export async function clientOfStored(
  desk: Desk,
  officeId: string,
  reference: string,
): Promise<ClientOfBooking | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('client_id')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  const id = row?.client_id ?? null
  const name = (await clientNames(desk, db, officeId, [id])).get(id ?? '')
  return id === null || name === undefined ? null : { id, name }
}

/** How many bookings were made for each of these clients, by their ids; those without any are left out. */
export async function bookingCounts(
  db: DeskDb,
  officeId: string,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (clientIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('booking')
    .select(['client_id', sql<bigint>`count(*)`.as('count')])
    .where('office_id', '=', officeId)
    .where('client_id', 'in', [...clientIds])
    .groupBy('client_id')
    .execute()
  return new Map(rows.map(({ client_id, count }) => [client_id ?? '', Number(count)]))
}
