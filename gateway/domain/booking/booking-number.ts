import type { Services } from '../../services.ts'
import { nextNumber } from '../../store/number-blocks.ts'
import type { Db } from '../../store/transaction.ts'
import { permutation } from '../permutation.ts'

/** Fewest digits of a booking number: `PO0000001` (gap register, formats). */
const LEAST_DIGITS = 7

/** The setting with the highest number that was given out in sequence, before numbers were mixed. */
export const NUMBERS_ABOVE = 'booking-numbers-above'

const above = new WeakMap<Db, Promise<number>>()

/**
 * The reference of a new booking. Its number is unique in the whole gateway, and without the key nobody can
 * tell from it how many bookings were made before it or in between.
 */
export async function nextReference({ db, keys }: Pick<Services, 'db' | 'keys'>, letters: string) {
  const [serial, key, least] = [await nextNumber(db, 'booking'), await keys.hashKey(), await numbersAbove(db)]
  return letters + bookingNumber(key, serial, least)
}

/** Reads the setting at the first use; a failed reading is not remembered. */
function numbersAbove(db: Db): Promise<number> {
  const known = above.get(db)
  if (known) return known
  const read = readNumbersAbove(db).catch((error: unknown) => {
    above.delete(db)
    throw error
  })
  above.set(db, read)
  return read
}

async function readNumbersAbove(db: Db): Promise<number> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', NUMBERS_ABOVE)
    .executeTakeFirstOrThrow()
  return Number(value)
}

/**
 * The digits for a serial number: one of the numbers with seven digits above `above`, in an order that only
 * the key knows; then one with eight digits, and so on.
 * @param serial above `above`.
 */
export function bookingNumber(key: Buffer, serial: number, above: number): string {
  let index = serial - above - 1
  for (let digits = LEAST_DIGITS; ; digits += 1) {
    const first = Math.max(above + 1, digits === LEAST_DIGITS ? 1 : 10 ** (digits - 1))
    const size = 10 ** digits - first
    if (size <= 0) continue
    if (index < size) {
      const number = first + permutation(key, `booking:${digits}:${first}`, size).of(index)
      return String(number).padStart(LEAST_DIGITS, '0')
    }
    index -= size
  }
}
