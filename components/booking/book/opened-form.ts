import type { ClientOfBooking } from '../../../lib/booking/client-of-booking.ts'
import type { FormForTrip } from '../../../lib/booking/form-people.ts'
import type { Draft, Saved } from '../../../lib/booking/draft.ts'

/** The props that the page of an offer passes to its form, for every kind. */
export type OpenedForm<Form> = {
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
  /** Created on the server for this form; the same after a reload until an attempt has an outcome. */
  clientReference: string
  /** An attempt of this form was sent and its outcome is not known yet. */
  outcomeOpen: boolean
  /** Why this person may not hold, naming the permission; null where they may. */
  holdBar: string | null
  /** The client of the trip whose option it books; null for none. */
  tripClient: ClientOfBooking | null
  /** The person's unfinished forms, newest first. */
  drafts: readonly Saved<Draft<Form>>[]
  /** The trip whose option it books; null or left out where it books none. */
  trip?: FormForTrip | null
}
