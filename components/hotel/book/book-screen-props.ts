import type { GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { StayRoom } from '../../../lib/hotel/stay.ts'
import type { OpenedForm } from '../../booking/book/opened-form.ts'

/** The props that the page passes to the booking form. */
export type HotelBookScreenProps = OpenedForm<GuestForm> & {
  /** The code from the search: it identifies the form in its address. */
  rateCode: string
  /** Address of the rates of the same stay. */
  ratesHref: string
  /** The guests of each room as the address says; null when the address does not say. */
  rooms: readonly StayRoom[] | null
  /** The subject of the draft by the stay in the address; null when the address does not say. */
  likelySubject: string | null
}
