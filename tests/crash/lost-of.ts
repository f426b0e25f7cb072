import type { Db } from '../../gateway/store/transaction.ts'
import type { Work } from './work.ts'

/**
 * The states that may follow an acknowledged one: the answer to a later call may have been lost, and a hold
 * may have lapsed.
 */
const mayFollow: Readonly<Record<string, readonly string[]>> = {
  held: ['held', 'ticketing', 'ticketed', 'cancelled'],
  ticketing: ['ticketing', 'ticketed'],
  cancelled: ['cancelled'],
}

/**
 * What was acknowledged and is not in the database: the reference, and the state that was acknowledged, of
 * each such booking.
 */
export async function lostOf(
  db: Db,
  work: Pick<Work, 'acknowledged' | 'person'>,
): Promise<[reference: string, state: string][]> {
  // Taken before the rows are read: what is acknowledged meanwhile may not be among them.
  const noted = new Map(work.acknowledged)
  const rows = await db
    .selectFrom('booking')
    .select(['reference', 'state'])
    .where('office_id', '=', work.person.officeId)
    .execute()
  const stateByReference = new Map(rows.map(({ reference, state }) => [reference, state]))
  return [...noted].filter(([id, state]) => !mayFollow[state]?.includes(stateByReference.get(id) ?? 'lost'))
}
