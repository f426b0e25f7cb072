import 'server-only'
import { z } from 'zod'
import { airStates } from '../../contract/air/booking-states.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import type { Segment } from '../../lib/air/segment.ts'
import { routeText } from '../../lib/air/route-text.ts'
import type { ListedFacts, ServiceLine } from '../../lib/booking/booking-list-view.ts'
import type { Occupied } from '../../lib/booking/occupied.ts'
import type { ChangedPart, ServiceChange } from '../../lib/booking/service-change.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import type { KindList } from '../booking/kind-list.ts'
import { flightStretches } from './flight-stretches.ts'
import { airStartZones } from './start-zones.ts'

/** The summary of an air booking that the bookings list stores. `departsAt` is the airport's local time. */
const summary = z.object({
  route: z.array(z.object({ from: z.string(), to: z.string(), departsAt: z.string() })),
  carriers: z.array(z.string()),
  pnrs: z.array(z.string()),
  travellerCount: z.number(),
  /** Each flight with its local times; left out in rows from before flights were stored. */
  flights: z
    .array(
      z.object({
        flight: z.string(),
        from: z.string(),
        to: z.string(),
        departsAt: z.string(),
        arrivesAt: z.string(),
      }),
    )
    .optional(),
})
export type AirSummary = z.infer<typeof summary>

/** How flights stand in the office's list. */
export const airList: KindList<AirBookingView, AirSummary> = {
  summary,
  summaryOf,
  line: airServiceLine,
  factsOf,
  originalState,
  changeOf: scheduleChange,
  stretches: flightStretches,
  startZones: airStartZones,
}

/** Reduces a booking to the summary that the bookings list stores. */
function summaryOf(booking: AirBookingView): AirSummary {
  const legs = Map.groupBy(booking.segments, (segment) => segment.legIndex)
  const route = [...legs.values()].flatMap((segments) => {
    const [first, last] = [segments[0], segments.at(-1)]
    return first && last
      ? [{ from: first.origin.code, to: last.destination.code, departsAt: first.departureAt }]
      : []
  })
  const carriers = [...new Set(booking.segments.map((segment) => segment.carrierCode))]
  const pnrs = [...new Set(booking.segments.flatMap((segment) => segment.airlinePnr ?? []))]
  const flights = flightsOf(booking.segments)
  return { route, carriers, pnrs, travellerCount: booking.travellers.length, flights }
}

function flightsOf(segments: readonly Segment[]): Flight[] {
  return segments.map((segment) => ({
    flight: `${segment.carrierCode} ${segment.flightNumber}`,
    from: segment.origin.code,
    to: segment.destination.code,
    departsAt: segment.departureAt,
    arrivesAt: segment.arrivalAt,
  }))
}

/** The times that the flights of an offer or a record take of their travellers. */
export function occupiedBy(segments: readonly Segment[]): Occupied[] {
  return occupiedByFlights(flightsOf(segments))
}

/**
 * A flight takes the time until it lands, and a connection the time until the next one leaves: both times are
 * those of one airport. Local times of two airports are compared as they are, so a difference of less than
 * that between their zones may be taken for an overlap, or missed.
 */
function occupiedByFlights(flights: readonly Flight[]): Occupied[] {
  return flights.map(({ flight, to, departsAt, arrivesAt }, index) => {
    const next = flights[index + 1]
    const connects = next?.from === to && hoursBetween(arrivesAt, next.departsAt) < LONGEST_CONNECTION_HOURS
    return { about: flight, from: departsAt, to: connects ? next.departsAt : arrivesAt }
  })
}

/** A longer wait is a stopover, in which somebody may fly elsewhere. */
const LONGEST_CONNECTION_HOURS = 24

function hoursBetween(earlier: string, later: string): number {
  return (Date.parse(`${later}Z`) - Date.parse(`${earlier}Z`)) / 3_600_000
}

/**
 * The times of a row that was stored without its flights: its departures are known, and each takes its day.
 */
function occupiedByLegs(route: AirSummary['route']): Occupied[] {
  return route.map(({ from, to, departsAt }) => ({
    about: `${from}-${to}`,
    from: departsAt,
    to: `${departsAt.slice(0, 10)}T23:59:59`,
  }))
}

/** The line that the list shows for a stored summary. */
export function airServiceLine({ route, carriers, pnrs, travellerCount, flights }: AirSummary): ServiceLine {
  const days = route.map(({ departsAt }) => departsAt.slice(0, 10))
  // Eastwards across the date line a leg may leave on the date before that of the leg before it.
  const [from, to] = [days[0], days.toSorted().at(-1)]
  return {
    title: route.length > 0 ? routeText(route) : 'Flights, details not loaded yet',
    detail: `${carriers.join(', ')} · ${plural(travellerCount, 'traveller')}`,
    days: from && to ? { from, to } : null,
    codes: pnrs,
    findBy: [...carriers, ...route.flatMap((leg) => [leg.from, leg.to])],
    places: route.flatMap((leg) => [leg.from, leg.to]),
    occupied: flights ? occupiedByFlights(flights) : occupiedByLegs(route),
  }
}

/** The facts that the list stores of an air booking besides its summary. */
function factsOf({ segments, travellers, timeline }: AirBookingView): ListedFacts {
  return {
    people: travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    startsAt: segments[0]?.departureAt.slice(0, 16) ?? null,
    freeUntil: null,
    findBy: [
      ...travellers.flatMap(({ eTickets }) => eTickets.map(({ number }) => number)),
      ...segments.map(({ carrierCode, flightNumber }) => `${carrierCode}${flightNumber}`),
      // Other programs of the office write notes too.
      ...timeline.flatMap(({ isNote, text }) => (isNote ? [text] : [])),
    ],
  }
}

/**
 * The changes that an airline made to the times: each flight whose times differ, and the first of them in
 * short. A route of other places is another booking's.
 */
function scheduleChange(before: AirSummary, after: AirSummary): Omit<ServiceChange, 'at'> | null {
  if (before.flights && after.flights) return movedFlights(before.flights, after.flights)
  return movedDepartures(before, after)
}

type Flight = NonNullable<AirSummary['flights']>[number]

function movedFlights(before: readonly Flight[], after: readonly Flight[]): Omit<ServiceChange, 'at'> | null {
  const pairs = after.map((is, index) => ({ is, was: before[index] }))
  const parts: ChangedPart[] = []
  let first: Pick<ServiceChange, 'before' | 'after'> | null = null
  for (const { is, was } of pairs) {
    if (was?.from !== is.from || was.to !== is.to) return null
    if (was.departsAt === is.departsAt && was.arrivesAt === is.arrivesAt) continue
    const label = `${is.flight} ${is.from}–${is.to}`
    parts.push({ label, before: timesText(was), after: timesText(is) })
    const end = was.departsAt === is.departsAt ? 'arrivesAt' : 'departsAt'
    first ??= { before: dayAndTime(was[end]), after: dayAndTime(is[end]) }
  }
  return first && { about: 'schedule', ...first, parts }
}

/** `14 Jan 10:05–12:20`, local times; with the day of the arrival if it is another one. */
function timesText({ departsAt, arrivesAt }: Flight): string {
  const isSameDay = departsAt.slice(0, 10) === arrivesAt.slice(0, 10)
  return `${dayAndTime(departsAt)}–${isSameDay ? arrivesAt.slice(11, 16) : dayAndTime(arrivesAt)}`
}

/** The changed departures of a row that was stored without its flights: the first ones are known. */
function movedDepartures(before: AirSummary, after: AirSummary): Omit<ServiceChange, 'at'> | null {
  for (const [index, leg] of after.route.entries()) {
    const earlier = before.route[index]
    if (earlier?.from !== leg.from || earlier.to !== leg.to) return null
    if (earlier.departsAt !== leg.departsAt) {
      return { about: 'schedule', before: dayAndTime(earlier.departsAt), after: dayAndTime(leg.departsAt) }
    }
  }
  return null
}

/** `14 Jan 10:05` of a local time. */
function dayAndTime(local: string): string {
  return `${formatDayMonth(local.slice(0, 10))} ${local.slice(11, 16)}`
}

/** States of the desk's own, and the documented state that the booking service reports for them. */
const shownAs: Readonly<Record<string, keyof typeof airStates>> = {
  lapsed: 'cancelled',
  'partly-refunded': 'ticketed',
  refused: 'failed',
}

/** Category and Status of a state: `10/10`. A hold that lapsed has those of a cancelled one (gap 205). */
function originalState(state: string): string | null {
  const pairs: Readonly<Record<string, { category: number; status: number }>> = airStates
  const pair = pairs[shownAs[state] ?? state]
  return pair ? `${pair.category}/${pair.status}` : null
}
