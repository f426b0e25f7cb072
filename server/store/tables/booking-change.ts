import 'server-only'
import type { ColumnType } from 'kysely'
import type { ChangedPart } from '../../../lib/booking/service-change.ts'
import type { ChangeAbout } from '../../../lib/booking/review.ts'

/** Something about a booking that changed: it waits for review until somebody accepts it. */
export type BookingChangeTable = {
  office_id: string
  reference: string
  id: string
  about: ChangeAbout
  /** The value before and after: a time, an amount, a condition, or the word of a state. */
  before_text: string
  after_text: string
  /** Each part that changed, such as a flight with its times; null where only the whole is known. */
  parts: ColumnType<readonly ChangedPart[] | null, string | null, string | null>
  /** The person or program that changed it, by name; null where nobody says. */
  author: string | null
  /** The author is somebody of this desk. */
  at_desk: boolean
  /** Office time. */
  noticed_at: Date
  /** Null while it waits for review. Office time. */
  accepted_at: Date | null
  accepted_by: string | null
}
