import type { PassengerTypeCode } from '../../../contract/booking/person.ts'
import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import type { OpenedForm } from '../../booking/book/opened-form.ts'

/** The props that the page passes to the booking form. */
export type FlightBookScreenProps = OpenedForm<PassengerForm> & {
  offerCode: string
  /** Address of the results of the same search. */
  searchHref: string
  /** One entry per traveller as the address says, adults first; null when the address does not say. */
  passengerTypes: PassengerTypeCode[] | null
  /** The subject of the draft by the search in the address; null when the address does not say. */
  likelySubject: string | null
}
