import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import type { DataKeys } from '../../store/data-keys.ts'
import type { Db } from '../../store/transaction.ts'
import { permutation } from '../permutation.ts'

/** Fewest digits of a booking number: `PO0000001` (gap register, formats). */
const LEAST_DIGITS = 7

/** The setting with the highest number that was given out in sequence, before numbers were mixed. */
export const NUMBERS_ABOVE = 'booking-numbers-above'

/** Serial numbers that this instance has taken and not used yet. One that is never used leaves no trace. */
type Stock = { serials: number[]; above: number; filling: Promise<void> | null }

const STOCK = 100
const stocks = new WeakMap<DataKeys, Stock>()

/**
 * The reference of a new booking. Its number is unique in the whole gateway, and without the key nobody can
 * tell from it how many bookings were made before it or in between.
 */
export async function nextReference({ db, keys }: Pick<Services, 'db' | 'keys'>, letters: string) {
  const stock = stocks.get(keys) ?? { serials: [], above: 0, filling: null }
  stocks.set(keys, stock)
  for (;;) {
    const serial = stock.serials.shift()
    if (serial !== undefined) return letters + bookingNumber(await keys.hashKey(), serial, stock.above)
    stock.filling ??= fill(db, stock).finally(() => (stock.filling = null))
    await stock.filling
  }
}

/** Takes serial numbers for many bookings at once, so that not every booking waits for a connection. */
async function fill(db: Db, stock: Stock): Promise<void> {
  const { rows } = await sql<{ serial: bigint; above: string }>`
    select nextval('gateway.booking_number') as serial,
      (select value from gateway.setting where name = ${NUMBERS_ABOVE}) as above
    from generate_series(1, ${STOCK}::int)`.execute(db)
  stock.above = Number(rows[0]?.above)
  stock.serials.push(...rows.map(({ serial }) => Number(serial)))
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
