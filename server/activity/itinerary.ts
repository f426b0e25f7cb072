import 'server-only'
import type { ActivityBookingView } from '../../lib/activity/booking-view.ts'
import { formatDay } from '../../lib/dates.ts'
import type { Block } from '../../pdf/blocks.ts'

/** The itinerary of an activity for its traveller: the activity, its time, and the number of tickets. */
export function activityItinerary(booking: ActivityBookingView): Block[] {
  const { product, variant, date, start, tickets, leadName } = booking
  return [
    { style: 'heading', text: product?.title ?? variant.title },
    { style: 'note', text: product?.title ? variant.title : '' },
    { gap: 8 },
    { style: 'value', text: [formatDay(date, { year: true }), start].filter(Boolean).join(', ') },
    { style: 'note', text: start === null ? 'No start time. All times are local.' : 'Local time.' },
    { gap: 8 },
    { style: 'body', text: [{ text: leadName, bold: true }] },
    ...tickets.map(({ type, count }): Block => ({ style: 'note', text: `${count} × ${type}` })),
  ]
}
