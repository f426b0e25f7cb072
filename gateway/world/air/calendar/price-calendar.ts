import { setImmediate as letOthers } from 'node:timers/promises'
import { MAX_DAYS_AHEAD } from '../../../../contract/air/codes.ts'
import { hashText, unit } from '../../../hash.ts'
import type { CalendarDay, CalendarQuery, DateSpan } from '../../../supply/air/calendar.ts'
import { departsAfter } from '../../../supply/air/departs-after.ts'
import type { AirQuery, AirQueryLeg } from '../../../supply/air/fare.ts'
import { dateOf, dayOf } from '../network/day.ts'
import { scenarioOfQuery } from '../scenario-routes.ts'
import { cheapestTrip, type Trip } from './cheapest-trip.ts'
import { legDay, type LegDay } from './leg-day.ts'

const HOUR_MILLIS = 3_600_000

/**
 * The cheapest trip of each date. It asks every leg on every day once and adds the legs up, instead of
 * searching every pair of dates; the prices are those of the searches (`cheapest-trip.ts`). Two months are up
 * to 961 pairs, a tenth of a second and more: other requests get their turn between the days,
 * and it stops there once the request is aborted, with the reason of the signal.
 */
export async function priceCalendar(
  query: CalendarQuery,
  seed: number,
  signal?: AbortSignal,
): Promise<CalendarDay[]> {
  const { origin, destination, now, today } = query
  const airQuery: AirQuery = {
    legs: [legOf(origin, destination, query.departures.first)],
    cabin: 1,
    adults: 1,
    children: 0,
    infants: 0,
    today,
    maxStops: null,
    onlyCarriers: null,
    withoutCarriers: [],
    scenarios: query.scenarios,
  }
  if (scenarioOfQuery(airQuery)?.search.kind === 'empty') return []
  const returns = query.returns && datesOf(query.returns, today)
  const legs = returns ? 2 : 1
  const onDay = (leg: AirQueryLeg) =>
    legDay({ ...airQuery, departsAfter: departsAfter(leg.date, now) }, leg, legs, seed)
  const homes = new Map<string, LegDay>()
  for (const date of returns ?? []) {
    await letOthers()
    signal?.throwIfAborted()
    homes.set(date, onDay(legOf(destination, origin, date)))
  }
  const cheapest = new Map<string, Trip>()
  for (const depart of datesOf(query.departures, today)) {
    await letOthers()
    signal?.throwIfAborted()
    const out = onDay(legOf(origin, destination, depart))
    for (const back of returns?.filter((date) => date >= depart) ?? [null]) {
      const trip = cheapestTrip(out, back === null ? null : homes.get(back)!, seed)
      const date = back !== null && query.by === 'return' ? back : depart
      const best = cheapest.get(date)
      if (trip && (!best || trip.totalCents < best.totalCents)) cheapest.set(date, trip)
    }
  }
  return [...cheapest]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, trip]) => dayOfTrip(date, trip, expiryOf(query, date, seed)))
}

function legOf(origin: string, destination: string, date: string): AirQueryLeg {
  return { origin, destination, originKind: 'any', destinationKind: 'any', date }
}

/**
 * The dates of a span that can be searched today. Yesterday may still have flights where it is yesterday now;
 * those that have left have no price.
 */
function datesOf({ first, last }: DateSpan, today: string): string[] {
  const from = Math.max(dayOf(first), dayOf(today) - 1)
  const to = Math.min(dayOf(last), dayOf(today) + MAX_DAYS_AHEAD)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => dateOf(from + at))
}

function dayOfTrip(date: string, { totalCents, out, back }: Trip, looksAgainAt: Date): CalendarDay {
  const first = out.journey.leg.segments[0]!
  const departure = (minutes: number) => new Date(minutes * 60_000)
  const departsAt = departure(out.journey.flights[0]!.departsUtc)
  return {
    date,
    totalCents,
    stops: out.journey.flights.length - 1,
    carrier: first.marketingCarrier,
    flightNumber: first.flightNumber,
    departsAt,
    returnsAt: back && departure(back.journey.flights[0]!.departsUtc),
    expiresAt: departsAt < looksAgainAt ? departsAt : looksAgainAt,
  }
}

/**
 * How often the supplier updates the price of a date: every 2 hours in the last fortnight, every 6 hours in
 * the last two months, twice a day before, each date at a minute of its own, and at the end of the day for
 * all, since prices follow the days that are left.
 */
function expiryOf({ origin, destination, now, today }: CalendarQuery, date: string, seed: number): Date {
  const daysLeft = dayOf(date) - dayOf(today)
  const everyMillis = (daysLeft < 14 ? 2 : daysLeft < 60 ? 6 : 12) * HOUR_MILLIS
  const draw = unit(hashText(origin + destination + date, seed))
  const phase = Math.floor((draw * everyMillis) / 60_000) * 60_000
  const next = Math.floor((now.getTime() - phase) / everyMillis) * everyMillis + phase + everyMillis
  return new Date(Math.min(next, (dayOf(today) + 1) * 24 * HOUR_MILLIS))
}
