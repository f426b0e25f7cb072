import 'server-only'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { API_AGENT } from '../../lib/booking/maker.ts'
import { statesStanding } from '../../lib/booking/booking-state.ts'
import type { ListQuery, ListTab } from '../../lib/booking/list-query.ts'
import { firstDateAnywhere } from '../../lib/first-date.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { DeskTables } from '../store/schema.ts'
import { foundWithClients, isFoundWithClients, withClients, type ClientWay } from './client-ways.ts'
import { typedBookingTokens } from './find-tokens.ts'
import type { StoredBooking } from './stored-row.ts'
import {
  bookingsOfTrip,
  bookingsOfTypedTrips,
  isOfTrips,
  isRowOfTrips,
  type BookingsOfTrips,
} from './trip-of-booking.ts'
import { typedText } from '../../lib/typed-text.ts'

/** The scope of the list: the office, the kinds that the person may read, and the query. */
export type ListScope = {
  officeId: string
  kinds: readonly BookingKind[]
  query: ListQuery
  /** What the typed text finds; null if nothing was typed. */
  typed: TypedBookings | null
  /** The trip that the query names, without bookings where there is no such trip; null: it names none. */
  trip: { name: string | null; bookings: BookingsOfTrips } | null
  /** The first date that is not past everywhere, `YYYY-MM-DD`: rows have local dates and no zone. */
  first: string
}

/** What a typed text finds. */
type TypedBookings = {
  /** Words of the bookings themselves and of their clients' names. */
  ways: readonly ClientWay[]
  /** The bookings of trips, where the text asks for trips; null where it does not. */
  ofTrips: BookingsOfTrips | null
}

const NO_BOOKINGS: BookingsOfTrips = { references: new Set(), clientReferences: new Set() }

type Where = ExpressionBuilder<DeskTables, 'booking'>

/** The scope of a query. Text without a word that could find anything finds nothing. */
export async function listScopeOf(
  desk: Desk,
  grant: AnyGrant,
  kinds: readonly BookingKind[],
  query: ListQuery,
  officeNow: string,
): Promise<ListScope> {
  const { kind } = query
  const text = typedText(query.typed)
  const [typed, trip] = await Promise.all([
    text === '' ? null : typedBookings(desk, grant, text),
    query.trip === null ? null : bookingsOfTrip(desk, grant.officeId, query.trip),
  ])
  return {
    officeId: grant.officeId,
    kinds: kind === null ? kinds : kinds.filter((readable) => readable === kind),
    query,
    typed,
    trip: query.trip === null ? null : (trip ?? { name: null, bookings: NO_BOOKINGS }),
    first: firstDateAnywhere(officeNow),
  }
}

/** What a typed text finds, by the words of bookings and of their clients' names, and by those of trips. */
export async function typedBookings(desk: Desk, grant: AnyGrant, typed: string): Promise<TypedBookings> {
  const [ways, ofTrips] = await Promise.all([
    typedBookingTokens(desk, grant, typed).then((own) => withClients(desk, grant.officeId, own)),
    bookingsOfTypedTrips(desk, grant.officeId, typed),
  ])
  return { ways, ofTrips }
}

/** True if nothing can match. */
export function findsNothing({ kinds, typed }: ListScope): boolean {
  return kinds.length === 0 || (typed !== null && typed.ways.length === 0 && typed.ofTrips === null)
}

/** The condition of a booking that a typed text finds. */
export function isTyped(where: Where, { ways, ofTrips }: TypedBookings): Expression<SqlBool> {
  const found = foundWithClients(ways)
  return ofTrips === null ? found : where.or([found, isOfTrips(where, ofTrips)])
}

/** The same for a row that was read already. */
function isRowTyped(row: StoredBooking, { ways, ofTrips }: TypedBookings): boolean {
  return isFoundWithClients(row, ways) || (ofTrips !== null && isRowOfTrips(row, ofTrips))
}

/** The conditions of a query and a tab that the database counts and lists. */
export function listWhere(where: Where, scope: ListScope, tab: ListTab): Expression<SqlBool> {
  const { kinds, query, typed, trip, first, officeId } = scope
  const conditions: Expression<SqlBool>[] = [
    where('office_id', '=', officeId),
    where('kind', 'in', kinds),
    ...tabWhere(where, kinds, tab, first),
  ]
  if (typed !== null) conditions.push(isTyped(where, typed))
  if (trip !== null) conditions.push(isOfTrips(where, trip.bookings))
  if (query.standing !== null) {
    conditions.push(statesIn(where, kinds, (kind) => statesStanding(kind, query.standing!)))
  }
  if (query.agent !== null) conditions.push(isWith(where, query.agent))
  if (query.costCentre !== null) conditions.push(where('cost_centre', '=', query.costCentre))
  if (query.from !== null) conditions.push(where('last_day', '>=', query.from))
  if (query.to !== null) conditions.push(where('first_day', '<=', query.to))
  return where.and(conditions)
}

/** Whether a booking is with an agent: who made it, unless it was handed over to somebody. */
function isWith(where: Where, agent: string): Expression<SqlBool> {
  return where.or([
    where('owner_name', '=', agent),
    where.and([where('made_by', '=', madeByOf(agent)), where('owner_name', 'is', null)]),
  ])
}

/** The same for a row that was read already. */
function isRowWith({ owner_name: owner, made_by: madeBy }: StoredBooking, agent: string): boolean {
  return owner === null ? madeBy === madeByOf(agent) : owner === agent
}

/** The same for a row that was read already, apart from office and tab. */
export function rowMatches(row: StoredBooking, { kinds, query, typed, trip }: ListScope): boolean {
  const { standing, agent, costCentre, from, to } = query
  return (
    kinds.includes(row.kind) &&
    (typed === null || isRowTyped(row, typed)) &&
    (trip === null || isRowOfTrips(row, trip.bookings)) &&
    (standing === null || statesStanding(row.kind, standing).includes(row.state)) &&
    (agent === null || isRowWith(row, agent)) &&
    (costCentre === null || row.cost_centre === costCentre) &&
    (from === null || (row.last_day !== null && row.last_day >= from)) &&
    (to === null || (row.first_day !== null && row.first_day <= to))
  )
}

/**
 * Upcoming, past and cancelled together are all bookings; one whose days are not known counts as upcoming,
 * and so does one whose last day is not over everywhere.
 */
function tabWhere(
  where: Where,
  kinds: readonly BookingKind[],
  tab: ListTab,
  first: string,
): Expression<SqlBool>[] {
  const gone = (kind: BookingKind) => statesStanding(kind, 'over', 'none')
  switch (tab) {
    case 'attention':
    case 'all':
      return []
    case 'upcoming':
      return [
        where.or([where('last_day', '>=', first), where('last_day', 'is', null)]),
        where.not(statesIn(where, kinds, gone)),
      ]
    case 'past':
      return [where('last_day', '<', first), where.not(statesIn(where, kinds, gone))]
    case 'cancelled':
      return [statesIn(where, kinds, gone)]
  }
}

/** Bookings whose state is one of their kind's. The plain list of all states comes first, for the index. */
export function statesIn(
  where: Where,
  kinds: readonly BookingKind[],
  statesOf: (kind: BookingKind) => string[],
): Expression<SqlBool> {
  const all = [...new Set(kinds.flatMap(statesOf))]
  if (all.length === 0) return sql<SqlBool>`false`
  const each = kinds.map((kind) => {
    const states = statesOf(kind)
    return states.length === 0
      ? sql<SqlBool>`false`
      : where.and([where('kind', '=', kind), where('state', 'in', states)])
  })
  const isSame = kinds.every((kind) => statesOf(kind).length === all.length)
  return isSame ? where('state', 'in', all) : where.and([where('state', 'in', all), where.or(each)])
}

/** The maker of the rows that a filter by agent means. */
function madeByOf(agent: string): string {
  return agent === API_AGENT ? '' : agent
}
