import type { PassengerTypeCode } from '../../../contract/booking/person.ts'
import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import type { OpenedForm } from '../../booking/book/opened-form.ts'

/** What the page gives to the form. */
export type BookScreenProps = OpenedForm<PassengerForm> & {
  offerCode: string
  /** Where the fares of the same search are. */
  searchHref: string
  /** One entry a traveller as the address says, adults first; null where it does not. */
  passengerTypes: PassengerTypeCode[] | null
}
