import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { permutation } from '../permutation.ts'

/** Fewest digits of a booking number: `PO0000001` (gap register, formats). */
const LEAST_DIGITS = 7

/** The setting with the highest number that was given out in sequence, before numbers were mixed. */
export const NUMBERS_ABOVE = 'booking-numbers-above'

/**
 * The reference of a new booking. Its number is unique in the whole gateway, and tells nobody without the
 * key how many bookings were made before it or in between.
 */
export async function nextReference(
  services: Pick<Services, 'db' | 'keys'>,
  letters: string,
): Promise<string> {
  const { rows } = await sql<{ serial: bigint; above: string }>`
    select nextval('booking_number') as serial,
      (select value from setting where name = ${NUMBERS_ABOVE}) as above`.execute(services.db)
  const [row] = rows
  if (!row) throw new Error('there is no booking number')
  return letters + bookingNumber(await services.keys.hashKey(), Number(row.serial), Number(row.above))
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
