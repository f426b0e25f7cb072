import type { Selectable } from 'kysely'
import type { BookingTable } from '../../store/schema.ts'

/** A stored booking; `detail` holds the data of its kind. */
export type BookingRow = Selectable<BookingTable>

export type BookingKey = { officeId: string; reference: string }
