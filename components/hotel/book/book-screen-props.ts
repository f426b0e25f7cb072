import type { GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { StayRoom } from '../../../lib/hotel/stay.ts'
import type { OpenedForm } from '../../booking/book/opened-form.ts'

/** What the page gives to the form. */
export type BookScreenProps = OpenedForm<GuestForm> & {
  /** The code that the search gave: the address of the form. */
  rateCode: string
  /** Where the rates of the same stay are. */
  ratesHref: string
  /** Who sleeps where as the address says; null where it does not. */
  rooms: readonly StayRoom[] | null
}
