import 'server-only'
import { ENDED_DAYS } from '../../lib/booking/attention.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { formatDay } from '../../lib/dates.ts'
import { misfitsOf } from '../../lib/trip/misfits.ts'
import type { Touched } from '../../lib/trip/touched.ts'
import { itemsOf, type TripItem } from '../../lib/trip/trip-items.ts'
import type { Trip } from '../../lib/trip/trip.ts'
import { officeRows } from '../booking/office-rows.ts'
import { serviceLineOf, type StoredBooking } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { tripById } from './trips.ts'

const DAY = 24 * 3_600_000

/** What the change or the end of a booking touches in its trip; null where that is nothing. */
export async function touchedBy(desk: Desk, grant: AnyGrant, reference: string): Promise<Touched | null> {
  const [row] = await linkedRows(desk, grant, { reference })
  if (!row) return null
  const trip = await tripById(desk, grant, row.trip_id)
  return trip && touchedOf(trip, row)
}

/**
 * The same for every booking of a trip whose schedule changed and was not seen to yet, or that ended within
 * the last days.
 * @param officeNow ISO 8601 UTC
 */
export async function touchedIn(
  desk: Desk,
  grant: AnyGrant,
  trip: Trip,
  officeNow: string,
): Promise<Touched[]> {
  const rows = await linkedRows(desk, grant, { tripId: trip.id })
  const since = new Date(Date.parse(officeNow) - ENDED_DAYS * DAY)
  const isNews = ({ state_since, ended_at, ...row }: LinkedRow) =>
    stateFacts(row).standing !== 'over' || (ended_at ?? state_since ?? since) > since
  return rows.filter(isNews).flatMap((row) => touchedOf(trip, row) ?? [])
}

type LinkedRow = StoredBooking & { trip_id: string; option_id: string | null }

/** The bookings of a trip, or one of them, with the option that each was made of. */
function linkedRows(
  desk: Desk,
  grant: AnyGrant,
  of: { reference: string } | { tripId: string },
): Promise<LinkedRow[]> {
  return desk.store.db().then((db) =>
    officeRows(db, grant)
      .innerJoin('trip_booking as link', (join) =>
        join
          .onRef('link.office_id', '=', 'booking.office_id')
          .on((on) =>
            on.or([
              on('link.reference', '=', on.ref('booking.reference')),
              on('link.client_reference', '=', on.ref('booking.client_reference')),
            ]),
          ),
      )
      .selectAll('booking')
      .select(['link.trip_id', 'link.option_id'])
      .where((where) =>
        'tripId' in of
          ? where('link.trip_id', '=', of.tripId)
          : where('booking.reference', '=', of.reference),
      )
      .orderBy('link.added_at')
      .execute(),
  )
}

/** An option that was booked again after its booking had ended is touched no more. */
function touchedOf(trip: Trip, row: LinkedRow): Touched | null {
  const itemId = row.option_id ?? row.reference
  const option = trip.options.find(({ id }) => id === itemId)
  const others = othersThan(trip, itemId)
  const isReplaced = option?.booking != null && option.booking.reference !== row.reference
  if (others.length === 0 || isReplaced) return null
  const { reference } = row
  const title = serviceLineOf(kindOf(row.kind), row)?.title ?? reference
  const facts = { tripId: trip.id, tripName: trip.name, reference, title, others }
  if (stateFacts(row).standing === 'over') {
    return { ...facts, happened: 'ended', misfits: misfitsWithout(trip, itemId) }
  }
  if (row.changed?.about !== 'schedule') return null
  return { ...facts, happened: 'moved', misfits: misfitsAround(trip, itemId) }
}

type Content = Pick<Trip, 'options' | 'attached'>

/** What does not fit between an item as it is now and the others, each as a sentence. */
function misfitsAround(trip: Content, itemId: string): string[] {
  return misfitsOf(trip)
    .filter(({ items }) => items.includes(itemId))
    .map(({ text }) => text)
}

/** What does not fit since an item has ended, and did fit while it was there. */
function misfitsWithout(trip: Content, itemId: string): string[] {
  const attached = trip.attached.map((each) =>
    each.reference === itemId ? { ...each, standing: 'made' as const } : each,
  )
  const before = new Set(misfitsOf({ ...trip, attached }).map(({ text }) => text))
  return misfitsOf(without(trip, itemId)).flatMap(({ text }) => (before.has(text) ? [] : [text]))
}

/** The items of a trip besides one, each with its days. */
function othersThan(trip: Content, itemId: string): string[] {
  return itemsOf(without(trip, itemId)).map(itemText)
}

function without({ options, attached }: Content, itemId: string): Content {
  return {
    options: options.filter(({ id }) => id !== itemId),
    attached: attached.filter(({ reference }) => reference !== itemId),
  }
}

function itemText({ title, stretches }: TripItem): string {
  const days = stretches.flatMap(({ from, to }) => [from.wall.slice(0, 10), to.wall.slice(0, 10)]).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return title
  return `${title}, ${formatDay(first)}${first === last ? '' : ` – ${formatDay(last)}`}`
}
