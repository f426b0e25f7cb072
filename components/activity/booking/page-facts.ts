import { WAITING_DAYS } from '../../../contract/activity/limits.ts'
import { reportedStatus } from '../../../lib/activity/activity-reads.ts'
import type { ActivityBookingView } from '../../../lib/activity/booking-view.ts'
import type { VerbOf } from '../../../lib/kinds.ts'
import type { BookingPageFacts } from '../../booking/page-facts.ts'

const cancellable: readonly string[] = ['held', 'waiting', 'approved']

/** The facts about the page of a booked activity. */
export const activityPageFacts: BookingPageFacts<ActivityBookingView, VerbOf<'activity'>> = {
  verbs: {
    confirm: { offered: ({ state }) => state === 'held' },
    cancel: { offered: ({ state }) => cancellable.includes(state), command: () => 'Request cancellation' },
  },
  steps: [
    { standing: 'held', label: 'Reserved', at: 'createdAt' },
    { standing: 'underway', label: 'Waiting', at: null },
    { standing: 'made', label: 'Approved', at: 'completedAt' },
  ],
  underway: `Confirmed; the host has up to ${WAITING_DAYS} days to approve. You can leave: the vouchers appear here automatically.`,
  terms: { inRecord: 'none', closed: 'The visit is over: it can no longer be cancelled.' },
  hold: { givenUp: 'The places', document: 'voucher' },
  changes: {
    reported: reportedStatus,
    isChanged: (reported, { status }) => reported !== null && reported.toLowerCase() !== status,
  },
}
