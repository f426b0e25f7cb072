import 'server-only'
import type { ColumnType } from 'kysely'
import type { FailureChoice, RunItem } from '../../../lib/trip/hold-run.ts'

/** Holding all options of a trip. Instants are office time. */
export type TripHoldRunTable = {
  office_id: string
  trip_id: string
  id: string
  if_one_fails: FailureChoice
  /** Without any name of a person. */
  items: ColumnType<RunItem[], string, string>
  made_by_name: string
  started_at: Date
  /** Null while something is still to be done; a trip has one such run at most. */
  ended_at: Date | null
}
