import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import { z } from 'zod'
import type { ActivityBookingView } from '../../lib/activity/booking-view.ts'
import type { ActivityForm } from '../../lib/activity/booking-form.ts'
import { activityFormFields } from '../../lib/activity/booking-form-fields.ts'
import { activityDraftFacts, type ActivityDraft } from '../../lib/activity/draft.ts'
import { activityDraft } from '../../lib/activity/draft-schema.ts'
import { priceDayOf } from '../../lib/activity/price-day.ts'
import { productHref } from '../../lib/activity/book-params.ts'
import type { VerbOf } from '../../lib/kinds.ts'
import { kindHold } from '../booking/kind-hold.ts'
import type { KindHandling } from '../booking/kind.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { activityList, type ActivitySummary } from './activity-list.ts'
import { activityOffers } from './activity-offers.ts'
import { activityActs, activityCancelPreview } from './activity-acts.ts'
import { activityPeople, customerOfForm } from './activity-people.ts'
import { activityBookingView, stateOfStatus } from './booking-view.ts'
import { activityBookingList } from './booking-list.ts'
import { activityItinerary } from './itinerary.ts'
import { prepareActivityHold } from './hold.ts'
import { readActivityBooking } from './read-booking.ts'
import { activityVoucherAnswer } from './voucher.ts'
import { activityVoucherPage } from './voucher-cover.ts'
import { scenariosOf } from '../booking/kind-scenarios.ts'

/** Products with which something rare happens: each leads to its page. */
const activityScenarios = scenariosOf(
  'activities',
  z.object({ kind: z.literal('activity'), uuid: z.uuid().toLowerCase() }),
  ({ uuid }) => ({ href: () => `/activities/${uuid}`, isAskedIn: (callText) => callText.includes(uuid) }),
)

/** The types of the bookings of activities. */
type ActivityKind = {
  kind: 'activity'
  view: ActivityBookingView
  verb: VerbOf<'activity'>
  form: ActivityForm
  draft: ActivityDraft
  summary: ActivitySummary
}

/** Activities: how the server reserves, reads, lists, confirms and cancels them. */
export const activityHandling: KindHandling<ActivityKind> = {
  kind: 'activity',
  record: 'activity.booking',
  hold: kindHold('activity.create-booking', {
    form: activityFormFields,
    prepare: prepareActivityHold,
    peopleIn: customerOfForm,
  }),
  draft: { schema: activityDraft, factsOf: activityDraftFacts },
  read: async (desk, grant, by) => {
    const read = await readActivityBooking(desk, grant, by)
    return read.kind === 'ok' ? { kind: 'ok', data: await activityBookingView(desk, grant, read.data) } : read
  },
  listing: activityBookingList,
  people: activityPeople,
  confirmsState,
  checkedOf: (answer, at) => {
    const day = answer as ResponseOf<'activity.price-list'>
    return { ...at, entry: day && priceDayOf(day) }
  },
  acts: activityActs,
  cancelPreview: activityCancelPreview,
  list: activityList,
  itinerary: activityItinerary,
  searchAgainHref: ({ product }) => (product === null ? null : productHref(product.uuid)),
  vouchers: { operation: 'activity.vouchers', answer: activityVoucherAnswer, page: activityVoucherPage },
  offers: activityOffers,
  scenarios: activityScenarios,
}

/** The latest report of a booking's status (Activity v2, Events). A booking without one must be read. */
async function confirmsState(
  desk: Desk,
  grant: AnyGrant,
  { reference, state }: { reference: string; state: string },
): Promise<boolean> {
  const may = alsoMay(grant, 'activity_webhook_events')
  if (!may) return false
  const query = { event: 'booking_status_updated', uuid: reference, history: false }
  const read = await callAs(desk, may, 'activity.events', query)
  if (read.kind !== 'ok' || !('payload' in read.data)) return false
  const { payload } = read.data
  return 'currentStatus' in payload && stateOfStatus(payload.currentStatus.toLowerCase()) === state
}
