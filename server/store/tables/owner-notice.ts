import 'server-only'
import type { ColumnType } from 'kysely'

/** Something that a person is told of a booking that is theirs, until they have seen it. */
export type OwnerNoticeTable = {
  office_id: string
  /** Who is told. */
  user_name: string
  id: string
  reference: string
  /** The verb of the audit entry: the hand-over, or what somebody did to the booking. */
  about: string
  /** Who did it, as people call them. */
  by_name: string
  /** The note or the reason, sealed: it may name persons. Null for none. */
  sealed_text: string | null
  /** Office time. */
  at: Date
  /** When its owner took it off; null until then. */
  seen_at: ColumnType<Date | null, Date | null | undefined, Date>
}
