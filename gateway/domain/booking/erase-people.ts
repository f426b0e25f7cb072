import { inTransaction } from '../../../database/transaction.ts'
import type { Db } from '../../store/transaction.ts'
import { freeOffer } from './active-offer.ts'
import type { BookingKey } from './booking-row.ts'

/** Whom to erase: those at these positions (0 is the contact), or everybody of a booking. */
export type Erasure = BookingKey & { positions: readonly number[] | null; at: Date }

/**
 * Erases people of a booking for good by deleting their keys. State, money, supply and documents of the
 * booking stay. With the people go the texts and answers that may name them and the hashes that were made
 * from their data: the same request is not known again, and the offer no longer refuses the same people
 * twice.
 * @param wanted `at`: real time.
 * @returns the positions that were erased now; null when the office has no such booking.
 * Source: GDPR, article 17.
 */
export function erasePeople(db: Db, wanted: Erasure): Promise<number[] | null> {
  const { officeId, reference, positions, at } = wanted
  return inTransaction(db, async (tx) => {
    const booking = await tx
      .selectFrom('booking')
      .select('people')
      .where('office_id', '=', officeId)
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst()
    if (!booking) return null
    await tx
      .deleteFrom('first_answer')
      .where('office_id', '=', officeId)
      .where('reference', '=', reference)
      .execute()
    const aside = booking.people.length
    let erase = tx
      .updateTable('person_key')
      .set({ wrapped_key: null, erased_at: at })
      .where('office_id', '=', officeId)
      .where('reference', '=', reference)
      .where('wrapped_key', 'is not', null)
    if (positions !== null) {
      erase = erase.where(({ or, eb }) => or([eb('position', 'in', positions), eb('position', '>=', aside)]))
    }
    const erased = await erase.returning('position').execute()
    if (erased.length === 0) return []
    await tx
      .updateTable('booking')
      .set({ body_hash: '' })
      .where('office_id', '=', officeId)
      .where('reference', '=', reference)
      .execute()
    await freeOffer(tx, { officeId, reference })
    const all = erased.map((row) => row.position).sort((one, other) => one - other)
    return all.filter((position) => position < aside)
  })
}
