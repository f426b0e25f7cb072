import 'server-only'
import type { Selectable } from 'kysely'
import type { TripLine, ListedTrip } from '../../lib/trip/trip.ts'
import { clientNames } from '../booking/client-of-booking.ts'
import { foundWithClients, withClients } from '../booking/client-ways.ts'
import { typedTokens } from '../booking/find-tokens.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { TripTable } from '../store/tables/trip.ts'
import { tripsOf } from './read-trip.ts'
import { lineOfTrip, officeNow } from './trips.ts'

/** How many trips a list shows: those that were changed last. */
const PAGE = 100

/**
 * The trips of the office that were changed last, at most a hundred, in the order in which somebody must see
 * to them.
 * @param typed words of their names and of their clients' names; empty for all
 */
export async function tripLines(desk: Desk, grant: AnyGrant, typed: string): Promise<ListedTrip[]> {
  const db = await desk.store.db()
  let query = db.selectFrom('trip').selectAll().where('office_id', '=', grant.officeId)
  if (typed.trim() !== '') {
    const ways = typedTokens(desk.findKey, grant.officeId, typed)
    query = query.where(foundWithClients(await withClients(desk, grant.officeId, ways)))
  }
  return listed(desk, grant, await query.orderBy('changed_at', 'desc').orderBy('id').limit(PAGE).execute())
}

/** The same for the browser. */
export async function findTrips(
  desk: Desk,
  grant: AnyGrant,
  typed: string,
): Promise<CallOutcome<ListedTrip[]>> {
  return { kind: 'ok', data: await tripLines(desk, grant, typed) }
}

/** The trips of a client, those that are not over first. */
export async function tripsOfClient(desk: Desk, grant: AnyGrant, clientId: string): Promise<ListedTrip[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('trip')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('client_id', '=', clientId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(PAGE)
    .execute()
  return listed(desk, grant, rows)
}

async function listed(
  desk: Desk,
  grant: AnyGrant,
  rows: readonly Selectable<TripTable>[],
): Promise<ListedTrip[]> {
  const [trips, names] = await Promise.all([
    officeNow(desk, grant).then((now) => tripsOf(desk, grant, rows, now)),
    clientNames(
      desk,
      await desk.store.db(),
      grant.officeId,
      rows.map(({ client_id }) => client_id),
    ),
  ])
  return trips
    .map(lineOfTrip)
    .map((line) => ({ ...line, clientName: names.get(line.clientId ?? '') ?? null }))
    .toSorted(byUrgency)
}

/**
 * The order of a list of trips: the first deadline of a hold, then the first day, then the latest change.
 * Trips that are over or were dropped come last.
 */
function byUrgency(one: TripLine, other: TripLine): number {
  return (
    Number(isClosed(one)) - Number(isClosed(other)) ||
    (isClosed(one) ? 0 : earlierFirst(one.deadlineAt, other.deadlineAt)) ||
    (isClosed(one) ? 0 : earlierFirst(one.days?.from ?? null, other.days?.from ?? null)) ||
    other.changedAt.localeCompare(one.changedAt)
  )
}

function isClosed({ state }: TripLine): boolean {
  return state === 'over' || state === 'dropped'
}

/** Compares two times, of which one that is not there comes last. */
function earlierFirst(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one.localeCompare(other)
}
