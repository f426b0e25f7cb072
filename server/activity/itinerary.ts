import 'server-only'
import type { ActivityBookingView } from '../../lib/activity/booking-view.ts'
import { variantOf, type Variant } from '../../lib/activity/variant.ts'
import type { PlaceTime } from '../../lib/booking/offer-facts.ts'
import { formatDay } from '../../lib/dates.ts'
import { zoneText } from '../../lib/zone.ts'
import type { Block } from '../../pdf/blocks.ts'
import type { Itinerary } from '../booking/kind-itinerary.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'

/** An activity at its time, with the place where it begins. Its part names its people. */
export async function activityItinerary(
  desk: Desk,
  grant: AnyGrant,
  booking: ActivityBookingView,
): Promise<Itinerary> {
  const variant = await variantFor(desk, grant, booking)
  const { product, date, start } = booking
  const at = (time: string): PlaceTime => ({
    wall: `${date}T${time}`,
    city: null,
    timeZone: variant?.timezone ?? null,
  })
  const end = variant?.timeslots.find(({ startTime }) => startTime.slice(0, 5) === start)?.endTime.slice(0, 5)
  return {
    parts: [
      {
        id: '1',
        use: 'event',
        from: at(start ?? '00:00'),
        // One that ends before it starts ends on another day, and nobody tells on which.
        to: start !== null && end !== undefined && end > start ? at(end) : null,
        isAllDay: start === null,
        title: product?.title ?? booking.variant.title,
        address: variant?.meetingPlace ?? null,
        blocks: activityBlocks(booking, variant),
      },
    ],
    people: [],
  }
}

/** What the record of a booking lacks: zone, place and length; null while it cannot be read. */
async function variantFor(
  desk: Desk,
  grant: AnyGrant,
  { variant, date }: ActivityBookingView,
): Promise<Variant | null> {
  const may = alsoMay(grant, 'activity_products')
  if (!may) return null
  const read = await callAs(desk, may, 'activity.product-type', { uuid: variant.uuid, date })
  return read.kind === 'ok' ? variantOf(read.data) : null
}

/**
 * An activity for its traveller: its time, where it begins, and the number of tickets.
 * @param known what its variant tells besides; null if that is not known
 */
export function activityBlocks(booking: ActivityBookingView, known: Variant | null = null): Block[] {
  const { product, variant, date, start, tickets, leadName } = booking
  const clock = known === null ? 'Local time.' : `${zoneText(known.timezone)}.`
  return [
    { style: 'value', text: product?.title ?? variant.title },
    ...(product?.title && product.title !== variant.title
      ? [{ style: 'note' as const, text: variant.title }]
      : []),
    { gap: 6 },
    { style: 'subheading', text: [formatDay(date, { year: true }), start].filter(Boolean).join(', ') },
    { style: 'note', text: start === null ? 'No start time.' : clock },
    ...(known?.meetingPlace ? [{ style: 'note' as const, text: `Meets at ${known.meetingPlace}` }] : []),
    { gap: 6 },
    { style: 'body', text: [{ text: leadName, bold: true }] },
    ...tickets.map(({ type, count }): Block => ({ style: 'note', text: `${count} × ${type}` })),
  ]
}
