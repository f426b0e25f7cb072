import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { airBookingOf, airPeople } from '../../../gateway/domain/air/air-booking.ts'
import { hotelBookingOf, hotelPeople } from '../../../gateway/domain/hotel/hotel-booking.ts'
import type { BookingRow } from '../../../gateway/domain/booking/booking-row.ts'
import type { Services } from '../../../gateway/services.ts'
import { sealStored } from '../../../gateway/store/migrations/0013-sealed-people.ts'

/**
 * Brings stored bookings back to their form before migration 0012: people in plain text. Keyed hashes cannot
 * be undone, so `bodies` has the requests whose former hashes are written again.
 */
export async function inPlainText(services: Services, bodies: Record<string, object> = {}): Promise<void> {
  // Activities were not sold then.
  await services.db.deleteFrom('booking').where('kind', '=', 'activity').execute()
  for (const row of await services.db.selectFrom('booking').selectAll().execute()) {
    const detail = JSON.stringify(await plainDetail(services, row))
    const body = bodies[row.reference]
    const body_hash = body ? createHash('sha256').update(JSON.stringify(body)).digest('hex') : row.body_hash
    await services.db
      .updateTable('booking')
      .set({ detail, body_hash, people: '[]' })
      .where('office_id', '=', row.office_id)
      .where('reference', '=', row.reference)
      .execute()
  }
  await services.db.deleteFrom('person_key').execute()
}

async function plainDetail(services: Services, row: BookingRow): Promise<object> {
  if (row.kind === 'air') {
    const booking = airBookingOf(row)
    const { contact, travelers } = await airPeople(services, booking)
    const merged = booking.detail.travelers.map((plain, index) => ({ ...plain, ...travelers[index] }))
    return { ...booking.detail, ...contact, travelers: merged }
  }
  const booking = hotelBookingOf(row)
  const { contact, guests } = await hotelPeople(services, booking)
  const merged = booking.detail.guests.map((room, at) =>
    room.map((plain, index) => ({ ...plain, ...guests[at]?.[index] })),
  )
  return { ...booking.detail, ...contact, guests: merged }
}

/** Does the work of the migration on stored bookings. */
export async function sealAgain(services: Services): Promise<void> {
  // A migration is typed without tables, because those of its time differ from today's.
  const db = services.db as unknown as Kysely<unknown>
  await sealStored(db, services.keys.master, await services.keys.hashKey())
}
