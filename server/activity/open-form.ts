import 'server-only'
import { productOf, type Product } from '../../lib/activity/product.ts'
import { offerCodeOf, type ActivityOffer } from '../../lib/activity/activity-offer.ts'
import type { BookPlace } from '../../lib/activity/book-params.ts'
import type { ActivityDraft } from '../../lib/activity/draft.ts'
import { openFormOf, type OpenedBookForm } from '../booking/open-form.ts'
import { desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { requireGrant } from '../session/gate.ts'
import { activityHandling } from './activity-handling.ts'
import { readOffer } from './read-offer.ts'

/**
 * Opens the form of a start for the signed-in person, with the offer and the product; null without a session.
 * An offer or product that cannot be read is null: the form reads it again and shows why.
 */
export async function openActivityForm(place: BookPlace): Promise<{
  form: OpenedBookForm<ActivityDraft>
  found: ActivityOffer | null
  product: Product | null
} | null> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return null
  const { grant } = gate
  const here = desk()
  const [form, offer, product] = await Promise.all([
    openFormOf(here, grant, activityHandling, offerCodeOf(place)),
    readOffer(here, grant, place),
    place.product === null ? null : callAs(here, grant, 'activity.product', { uuid: place.product }),
  ])
  return {
    form,
    found: offer.kind === 'ok' ? offer.data : null,
    product: product?.kind === 'ok' ? productOf(product.data) : null,
  }
}
