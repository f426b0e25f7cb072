import 'server-only'
import { after } from 'next/server'
import { isUuid } from '../../lib/address/formats.ts'
import type { ClientOfBooking } from '../../lib/booking/client-of-booking.ts'
import { tripTravellerOf } from '../../lib/trip/trip-traveller.ts'
import { liveBookings } from '../../lib/trip/trip-items.ts'
import type { Touched } from '../../lib/trip/touched.ts'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import type { ListedTrip, Trip, TripPageView, TripsView } from '../../lib/trip/trip.ts'
import { mayBook } from '../booking/book-bar.ts'
import { clientNames } from '../booking/client-of-booking.ts'
import { clientIdOfOption } from '../booking/trip-link.ts'
import { linesOfRows } from '../booking/lines-of-rows.ts'
import { rowsByReference } from '../booking/office-rows.ts'
import { refreshBookings, refreshLater, toRefresh } from '../booking/refresh.ts'
import { clientById } from '../client/clients.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { desk, type Desk } from '../desk.ts'
import { invoiceNumbersOf } from '../invoice/invoices-of-bookings.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { changeBar } from './change-trip.ts'
import { openRun } from './hold-runs.ts'
import { currentTrip } from './current-trip.ts'
import { timelineOf } from './timeline.ts'
import { travellersOfTrip } from './travellers.ts'
import { touchedBy, touchedIn } from './touched.ts'
import { tripLines, tripsOfClient } from './trip-list.ts'
import { tripById } from './trips.ts'

type Read<View> = ({ kind: 'read' } & View) | { kind: 'session' }

/** The list of trips, for everybody of the office. */
export async function readTrips(): Promise<Read<TripsView>> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? { kind: 'read', ...(await tripsView(desk(), gate.grant)) } : { kind: 'session' }
}

/** The trips of a client, for its page; none without a session. */
export async function readTripsOfClient(clientId: string): Promise<readonly ListedTrip[]> {
  const gate = await requireGrant('signed_in')
  return gate.ok && isUuid(clientId) ? tripsOfClient(desk(), gate.grant, clientId) : []
}

/** One trip; `not-found` where the office has none of this id. */
export async function readTrip(id: string): Promise<Read<TripPageView> | { kind: 'not-found' }> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const view = await tripPage(desk(), gate.grant, id)
  return view === null ? { kind: 'not-found' } : { kind: 'read', ...view }
}

/** What the change or the end of a booking touches in its trip; null where there is nothing to say. */
export async function readTouched(reference: string): Promise<Read<{ touched: Touched | null }>> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  return { kind: 'read', touched: await touchedBy(desk(), gate.grant, reference) }
}

/** The client of the trip that an option belongs to, for its form; null for none, and without a session. */
export async function clientOfOption(optionId: string | null): Promise<ClientOfBooking | null> {
  if (optionId === null || !isUuid(optionId)) return null
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return null
  const [here, { officeId }] = [desk(), gate.grant]
  const db = await here.store.db()
  const id = await clientIdOfOption(db, officeId, optionId)
  const name = (await clientNames(here, db, officeId, [id])).get(id ?? '')
  return id === null || name === undefined ? null : { id, name }
}

/** The list for a given grant. */
async function tripsView(here: Desk, grant: AnyGrant): Promise<TripsView> {
  const [lines, current, config] = await Promise.all([
    tripLines(here, grant, ''),
    currentTrip(here, grant),
    officeConfig(here, grant),
  ])
  return {
    lines,
    currentId: current?.id ?? null,
    changeBar: changeBar(grant),
    serverNow: serverNowOf(here, config),
  }
}

/** The page for a given grant; null if there is no such trip. */
async function tripPage(here: Desk, grant: AnyGrant, id: string): Promise<TripPageView | null> {
  const trip = await freshTrip(here, grant, id)
  if (trip === null) return null
  const [timeline, current, config, client, travellers] = await Promise.all([
    timelineOf(here, grant, id),
    currentTrip(here, grant),
    officeConfig(here, grant),
    trip.clientId === null ? null : clientById(here, grant, trip.clientId),
    mayBook(grant) ? travellersOfTrip(here, grant, id) : null,
  ])
  const [run, holds] = await Promise.all([openRun(here, grant, id), holdsOf(here, grant, trip)])
  const serverNow = serverNowOf(here, config)
  const firstDay = trip.days?.from ?? serverNow.slice(0, 10)
  const references = liveBookings(trip).map(({ reference }) => reference)
  return {
    trip,
    touched: await touchedIn(here, grant, trip, serverNow),
    invoiced: await invoiceNumbersOf(await here.store.db(), grant.officeId, references),
    client: client && { id: client.id, name: client.name, email: client.email, phone: client.phone },
    travellers: travellers?.map((saved) => tripTravellerOf(saved, firstDay)) ?? null,
    timeline,
    run,
    holds,
    isCurrent: current?.id === id,
    changeBar: changeBar(grant),
    serverNow,
  }
}

/**
 * A trip whose bookings are as the booking service has them: those that are due are read again first, and
 * others that were not read recently after the page is sent, as in the list of bookings.
 */
async function freshTrip(here: Desk, grant: AnyGrant, id: string): Promise<Trip | null> {
  const trip = await tripById(here, grant, id)
  if (trip === null) return null
  const references = bookingsIn(trip).map(({ reference }) => reference)
  if (references.length === 0) return trip
  const rows = await rowsByReference(await here.store.db(), grant, references)
  const now = serverNowOf(here, await officeConfig(here, grant))
  const { due, stale } = toRefresh(here, [...rows.values()], new Date(now))
  if (stale.length > 0) after(() => refreshLater(here, grant, stale, now))
  if (due.length === 0) return trip
  await refreshBookings(here, grant, due, now)
  return tripById(here, grant, id)
}

/** The bookings that a trip shows. */
function bookingsIn({ options, attached }: Trip) {
  return [...options.flatMap(({ booking }) => booking ?? []), ...attached]
}

/** The holds of a trip as lines of the list, the one that ends first at the top. */
async function holdsOf(here: Desk, grant: AnyGrant, trip: Trip): Promise<BookingLine[]> {
  const holds = bookingsIn(trip).filter(({ standing }) => standing === 'held')
  const held = holds.map(({ reference }) => reference)
  if (held.length === 0) return []
  const db = await here.store.db()
  const rows = [...(await rowsByReference(db, grant, held)).values()]
  const ends = ({ deadlineAt }: BookingLine) => deadlineAt ?? '9'
  return (await linesOfRows(here, db, grant.officeId, rows)).toSorted((one, other) =>
    ends(one) < ends(other) ? -1 : 1,
  )
}
