import type { Selectable } from 'kysely'
import type { BookingTable } from '../../store/schema.ts'

/** A booking as it is stored; what only its kind knows lies in `detail`. */
export type BookingRow = Selectable<BookingTable>

export type BookingKey = { officeId: string; reference: string }
