import 'server-only'
import type { AgreedTerms, BookingReading, TimelineEntry } from '../../lib/booking/booking-view.ts'
import type { ClientOfBooking } from '../../lib/booking/client-of-booking.ts'
import type { ServiceChange } from '../../lib/booking/service-change.ts'
import type { TripOfBooking } from '../../lib/booking/trip-of-booking.ts'
import { API_AGENT } from '../../lib/booking/maker.ts'
import type { Desk } from '../desk.ts'
import { officeConfig, serverNowOf, type OfficeConfig } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { bookingMovements } from './booking-movements.ts'
import { asAgreed } from './agreed.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { clientNames } from './client-of-booking.ts'
import { historyOf } from './history.ts'
import { notesOf, withNotes } from './notes.ts'
import { withMovements, withReprice } from './money-events.ts'
import { rememberBooking } from './remember.ts'
import { tripsOfBookings } from './trip-of-booking.ts'

/**
 * A booking that was just read, with the desk's own facts of it and the office time of the reading; also
 * updates the office's list. `askedAt` is the time before the read.
 */
export async function bookingReading<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  booking: K['view'],
  askedAt: Date,
): Promise<BookingReading<K['view']>> {
  const config = officeConfig(desk, grant)
  await remember(desk, grant, kind, { booking, askedAt }, config)
  // Read after it is remembered: this very reading may have noticed a change.
  const [serverNow, own, history, notes, movements] = await Promise.all([
    config.then((read) => serverNowOf(desk, read)),
    ownFacts(desk, grant.officeId, booking.reference),
    historyOf(desk, grant.officeId, kind, booking),
    notesOf(desk, await desk.store.db(), grant.officeId, booking.reference),
    bookingMovements(desk, grant, booking),
  ])
  const madeBy = booking.madeBy ?? own.madeBy
  const heldCents = movements.find((line) => line.kind === 'hold')?.amountCents ?? booking.money.totalCents
  const timeline = withMovements(
    withReprice(withNotes(history, notes), own.agreed?.totalCents, heldCents),
    movements,
  )
  const { agreed, ...facts } = own
  const booked = {
    ...booking,
    ...facts,
    madeBy,
    agreed,
    timeline: withMaker(timeline, madeBy),
  }
  return { booking: asAgreed(kind, booked, agreed), serverNow }
}

async function remember<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  seen: { booking: K['view']; askedAt: Date },
  config: Promise<OfficeConfig>,
): Promise<void> {
  const read = await config
  const officeAt = read.kind === 'read' ? new Date(read.serverNow) : null
  await rememberBooking(desk, await desk.store.db(), grant, kind, { ...seen, officeAt })
}

/** The first line of a timeline is the booking itself; a record may not name who made it. */
function withMaker([made, ...rest]: TimelineEntry[], madeBy: string | null): TimelineEntry[] {
  return made ? [{ ...made, who: made.who ?? madeBy }, ...rest] : []
}

type OwnFacts = {
  agreed: AgreedTerms | null
  changed: ServiceChange | null
  madeBy: string | null
  owner: string | null
  costCentre: string | null
  client: ClientOfBooking | null
  trip: TripOfBooking | null
  stateSince: string | null
}

/** The facts that the desk itself keeps of a booking. */
async function ownFacts(desk: Desk, officeId: string, reference: string): Promise<OwnFacts> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select(['agreed', 'changed', 'attended_at', 'made_by', 'made_through', 'owner_name', 'cost_centre'])
    .select(['state_since', 'client_id', 'reference', 'client_reference'])
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  const changed = row?.changed ?? null
  const clientId = row?.client_id ?? null
  const [names, trips] = await Promise.all([
    clientNames(desk, db, officeId, [clientId]),
    tripsOfBookings(desk, db, officeId, row ? [row] : []),
  ])
  const clientName = names.get(clientId ?? '')
  const isSeen = changed !== null && row?.attended_at != null && row.attended_at >= new Date(changed.at)
  return {
    agreed: row?.agreed ?? null,
    changed: isSeen ? null : changed,
    madeBy: row?.made_by || (row?.made_through === 'api' ? API_AGENT : null),
    owner: row?.owner_name ?? null,
    costCentre: row?.cost_centre ?? null,
    client: clientId === null || clientName === undefined ? null : { id: clientId, name: clientName },
    trip: trips.get(reference) ?? null,
    stateSince: row?.state_since?.toISOString() ?? null,
  }
}
