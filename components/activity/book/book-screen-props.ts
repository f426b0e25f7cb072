import type { Product } from '../../../lib/activity/product.ts'
import type { ActivityOffer } from '../../../lib/activity/activity-offer.ts'
import type { BookPlace } from '../../../lib/activity/book-params.ts'
import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import type { OpenedForm } from '../../booking/book/opened-form.ts'

/** The props that the page passes to the booking form. */
export type ActivityBookScreenProps = OpenedForm<ActivityForm> & {
  place: BookPlace
  /** As read for the page; null where it could not be, and the form reads it itself. */
  found: ActivityOffer | null
  /** For title and picture; null if it could not be read. */
  product: Product | null
}
