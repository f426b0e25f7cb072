import 'server-only'
import type { ColumnType } from 'kysely'

/** A setting of one person of an office. */
export type PersonSettingTable = {
  office_id: string
  user_name: string
  name: string
  value: ColumnType<unknown, string, string>
  changed_at: Date
}
