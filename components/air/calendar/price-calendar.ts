import type { InputOf } from '../../../contract/registry.ts'
import type { ResponseOf } from '../../../contract/registry.ts'
import { addDays, type CalendarDate } from '../../../lib/dates.ts'
import { centsOfUsd } from '../../../lib/money.ts'
import type { Month } from '../../ui/months.ts'

/** The cheapest trip of one date for one adult in economy, as the booking service last knew it. */
export type PricedDay = {
  date: CalendarDate
  cents: number
  stops: number
  /** Marketing carrier and number of the first flight: `BA 123`. */
  flight: string
  /** ISO 8601 UTC, office time: from when on the price may no longer hold. */
  expiresAt: string
}

/**
 * A question to the price calendar: departures in a month or on a date, one way (`back` null) or with a
 * return on a date or in a month; or the returns of a month after a departure.
 */
export type CalendarAsk = { from: string; to: string } & (
  { depart: MonthOrDate; back: MonthOrDate | null } | { depart: CalendarDate; returns: Month }
)

type MonthOrDate = string

/** The request of a question (Session gateway, Price calendar). */
export function calendarInput(ask: CalendarAsk): InputOf<'air.price-calendar'> {
  const asked = {
    Origin: ask.from,
    Destination: ask.to,
    Currency: 'USD',
    TripType: 'RoundTrip',
    CalendarType: 'departure_date',
  } as const
  if ('returns' in ask) {
    return { ...asked, DepartDate: ask.depart, ReturnDate: ask.returns, CalendarType: 'return_date' }
  }
  if (ask.back === null) return { ...asked, TripType: 'OneWay', DepartDate: ask.depart }
  return { ...asked, DepartDate: ask.depart, ReturnDate: ask.back }
}

/** The days of an answer; those whose date is not one of the desk's currency are left out. */
export function pricedDays({ Days }: Pick<ResponseOf<'air.price-calendar'>, 'Days'>): PricedDay[] {
  return Days.filter(({ Currency }) => Currency === 'USD').map((day) => ({
    date: day.Date,
    cents: centsOfUsd(day.Price),
    stops: day.Transfers,
    flight: `${day.Airline} ${day.FlightNumber}`,
    expiresAt: day.ExpiresAt,
  }))
}

/**
 * The cheapest day among those whose price is not old, the earliest of several; null without such a day.
 * @param nowMillis office time in epoch milliseconds
 */
export function cheapestDay(days: readonly PricedDay[], nowMillis: number): PricedDay | null {
  let cheapest: PricedDay | null = null
  for (const day of days) {
    if (priceAge(day, nowMillis) === 'old') continue
    if (!cheapest || day.cents < cheapest.cents) cheapest = day
  }
  return cheapest
}

/** How old a price is: it holds, holds for less than an hour, or may have changed since. */
export type PriceAge = 'fresh' | 'ageing' | 'old'

/** How screen readers hear it after the price. */
export const AGE_READ: Record<Exclude<PriceAge, 'fresh'>, string> = {
  ageing: 'expires within the hour',
  old: 'old price',
}

const AGEING_MILLIS = 60 * 60_000

/** @param nowMillis office time in epoch milliseconds; NaN where it is not known: every price is fresh */
export function priceAge({ expiresAt }: Pick<PricedDay, 'expiresAt'>, nowMillis: number): PriceAge {
  const left = Date.parse(expiresAt) - nowMillis
  return left <= 0 ? 'old' : left < AGEING_MILLIS ? 'ageing' : 'fresh'
}

/**
 * The cheaper dates nearest to one: at most `count` days other than it, the nearest of those that are not
 * dearer than the cheapest within three days of it. Earliest first.
 */
export function nearestCheaper(days: readonly PricedDay[], date: CalendarDate, count: number): PricedDay[] {
  const others = days.filter((day) => day.date !== date)
  const distance = (day: PricedDay) => Math.abs(Date.parse(day.date) - Date.parse(date))
  const near = others.filter((day) => day.date >= addDays(date, -3) && day.date <= addDays(date, 3))
  const limit = Math.min(...near.map(({ cents }) => cents))
  return others
    .filter(({ cents }) => near.length === 0 || cents <= limit)
    .sort((one, other) => distance(one) - distance(other) || one.cents - other.cents)
    .slice(0, count)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}
