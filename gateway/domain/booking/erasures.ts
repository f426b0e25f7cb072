import type { Db } from '../../store/transaction.ts'

/** A booking in which somebody was erased, and when that happened last, in real time. */
export type Erased = { reference: string; at: Date }

/** The bookings of an office in which somebody was erased since a time, the first first. */
export async function erasuresOf(
  db: Db,
  officeId: string,
  { since, most }: { since: Date; most: number },
): Promise<Erased[]> {
  const rows = await db
    .selectFrom('person_key')
    .select('reference')
    .select((eb) => eb.fn.max('erased_at').$notNull().as('at'))
    .where('office_id', '=', officeId)
    .where('erased_at', '>=', since)
    .groupBy('reference')
    .orderBy('at')
    .orderBy('reference')
    .limit(most)
    .execute()
  return rows
}
