import 'server-only'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { Stretch } from '../../lib/booking/offer-facts.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { daysOf } from '../../lib/trip/trip-items.ts'
import { stateOf } from '../../lib/trip/trip-state.ts'
import type { Trip, TripBooking, TripOption } from '../../lib/trip/trip.ts'
import { officeRows } from '../booking/office-rows.ts'
import type { KindHandling, KindTypes } from '../booking/kind.ts'
import { quotesOfTrips } from '../booking/stored-quotes.ts'
import { serviceLineOf, summaryOf, type StoredBooking } from '../booking/stored-row.ts'
import { tripNameOf } from '../booking/trip-names.ts'
import type { Desk } from '../desk.ts'
import { allKinds, kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { TripBookingTable, TripOptionTable, TripTable } from '../store/tables/trip.ts'
import type { Selectable } from 'kysely'
import { openOffer } from './stored-offer.ts'

type TripRow = Selectable<TripTable>
type OptionRow = Selectable<TripOptionTable>
type LinkRow = Selectable<TripBookingTable>

/**
 * Trips of the office with their options and bookings, in the order of the rows.
 * @param now office time, ISO 8601 UTC
 */
export async function tripsOf(
  desk: Desk,
  grant: AnyGrant,
  rows: readonly TripRow[],
  now: string,
): Promise<Trip[]> {
  if (rows.length === 0) return []
  const db = await desk.store.db()
  const ids = rows.map(({ id }) => id)
  const [options, links, quotes] = await Promise.all([
    db
      .selectFrom('trip_option')
      .selectAll()
      .where('office_id', '=', grant.officeId)
      .where('trip_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('trip_booking')
      .selectAll()
      .where('office_id', '=', grant.officeId)
      .where('trip_id', 'in', ids)
      .orderBy('added_at')
      .execute(),
    quotesOfTrips(db, grant.officeId, ids, now),
  ])
  const bookings = await bookingsOf(desk, grant, links)
  return rows.map((row) => {
    const ofTrip = (each: { trip_id: string }) => each.trip_id === row.id
    return tripOf(desk, row, {
      options: options.filter(ofTrip),
      links: links.filter(ofTrip),
      bookings,
      quote: quotes.get(row.id) ?? null,
      today: now.slice(0, 10),
    })
  })
}

/** The bookings that links name, by the id of the link. */
async function bookingsOf(
  desk: Desk,
  grant: AnyGrant,
  links: readonly LinkRow[],
): Promise<ReadonlyMap<string, TripBooking>> {
  const references = links.flatMap(({ reference }) => reference ?? [])
  const clientReferences = links.flatMap(({ client_reference }) => client_reference ?? [])
  if (links.length === 0) return new Map()
  const rows = await officeRows(await desk.store.db(), grant)
    .selectAll()
    .where((or) =>
      or.or([
        ...(references.length > 0 ? [or('reference', 'in', references)] : []),
        ...(clientReferences.length > 0 ? [or('client_reference', 'in', clientReferences)] : []),
      ]),
    )
    .execute()
  const stretches = await stretchesOf(desk, grant, rows)
  const found = links.flatMap((link) => {
    const row = rows.find(
      (each) =>
        each.reference === link.reference ||
        (link.client_reference !== null && each.client_reference === link.client_reference),
    )
    return row ? [[link.id, bookingOf(row, stretches.get(row.reference) ?? [])] as const] : []
  })
  return new Map(found)
}

type Stretches = ReadonlyMap<string, readonly Stretch[]>

/** The time that bookings take, by their references. */
async function stretchesOf(desk: Desk, grant: AnyGrant, rows: readonly StoredBooking[]): Promise<Stretches> {
  const ofKinds = await Promise.all(
    allKinds.map((kind) =>
      stretchesOfKind(
        desk,
        grant,
        kind,
        rows.filter((row) => row.kind === kind.kind),
      ),
    ),
  )
  return new Map(ofKinds.flat())
}

async function stretchesOfKind<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  rows: readonly StoredBooking[],
): Promise<(readonly [string, readonly Stretch[]])[]> {
  const summed = rows.flatMap((row) => {
    const summary = summaryOf(kind, row)
    return summary === null ? [] : [{ reference: row.reference, summary }]
  })
  if (summed.length === 0) return []
  const stretches = await kind.list.stretches(
    desk,
    grant,
    summed.map(({ summary }) => summary),
  )
  return summed.map(({ reference }, index) => [reference, stretches[index] ?? []] as const)
}

type Parts = {
  options: readonly OptionRow[]
  links: readonly LinkRow[]
  bookings: ReadonlyMap<string, TripBooking>
  quote: 'open' | 'agreed' | null
  today: string
}

function tripOf(desk: Desk, row: TripRow, { options: rows, links, bookings, quote, today }: Parts): Trip {
  const bookingsFor = (optionId: string | null) =>
    links.flatMap((link) => {
      const booking = link.option_id === optionId ? bookings.get(link.id) : undefined
      return booking ? [booking] : []
    })
  const options = rows.map((option) => optionOf(desk, option, rows, standingOf(bookingsFor(option.id))))
  const attached = bookingsFor(null)
  const days = daysOf({ options, attached })
  const isDropped = row.dropped_at !== null
  return {
    id: row.id,
    name: tripNameOf(desk, row) ?? '',
    state: stateOf({ options, attached, days, isDropped, quote }, today),
    clientId: row.client_id,
    options,
    attached,
    days,
    madeBy: row.made_by_name,
    madeAt: row.made_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    version: row.version,
  }
}

/** Of the bookings of an option, the one that stands; null once all have ended: it can be booked again. */
function standingOf(bookings: readonly TripBooking[]): TripBooking | null {
  return bookings.findLast(({ standing }) => standing !== 'over' && standing !== 'none') ?? null
}

function optionOf(
  desk: Desk,
  row: OptionRow,
  all: readonly OptionRow[],
  booking: TripBooking | null,
): TripOption {
  const { facts, markup, party, address, searchHref } = openOffer(desk, row.office_id, row.id, row.offer)
  const slot = all.filter((each) => each.slot === row.slot)
  const { search, check } = kindFacts(row.kind)
  return {
    id: row.id,
    kind: row.kind,
    slot: row.slot,
    letter: slot.length > 1 ? String.fromCharCode(65 + slot.indexOf(row)) : null,
    chosen: row.chosen,
    facts,
    netCents: Number(row.net_cents),
    markup,
    party,
    check: row.state,
    checkedAt: row.checked_at.toISOString(),
    validMinutes: check.minutes,
    bookHref: `${search.href}/book?${address}&option=${row.id}`,
    searchHref,
    booking,
    by: row.made_by_name,
  }
}

function bookingOf(row: StoredBooking, stretches: readonly Stretch[]): TripBooking {
  const { word, tone, standing } = stateFacts(row)
  return {
    reference: row.reference,
    kind: row.kind,
    title: serviceLineOf(kindOf(row.kind), row)?.title ?? row.reference,
    state: row.state,
    word,
    tone,
    standing,
    netCents: row.total_cents === null ? null : Number(row.total_cents),
    markupCents: row.markup_cents === null ? null : Number(row.markup_cents),
    deadlineAt: row.deadline_at?.toISOString() ?? null,
    firstDay: row.first_day,
    lastDay: row.last_day,
    stretches,
  }
}
