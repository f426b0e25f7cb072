import { dateOf } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { CalendarDay, CalendarQuery } from '../../supply/air/calendar.ts'
import { broken, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import { firstDay } from './first-day.ts'

/** A calendar that a caller requests; `currency` is an ISO 4217 code in upper case. */
export type AskedCalendar = Omit<CalendarQuery, 'now' | 'today' | 'scenarios'> & { currency: string }

/** The broken rule of a calendar request. */
export type CalendarFault = 'same-place' | 'reversed' | 'return-one-way' | 'currency'

/** A day with its price in the currency asked for, rounded to that currency's smallest unit. */
export type PricedDay = CalendarDay & { price: number }

/** The days in order of date, and the cheapest of them: the earliest of several, null without days. */
export type PriceCalendar = { days: readonly PricedDay[]; cheapest: PricedDay | null }

/**
 * The cheapest price of each day on a route. Days that are past where the trip departs from on them are
 * absent.
 * Faults: `rule-broken` (gaps 43-45, 225, 226).
 */
export async function priceCalendar(
  { air, reference }: Services,
  caller: Caller,
  { currency, ...query }: AskedCalendar,
  signal?: AbortSignal,
): Promise<Outcome<PriceCalendar, 'rule-broken', CalendarFault>> {
  const unitsPerUsd = reference.exchangeRates().unitsPerUsd.get(currency)
  if (unitsPerUsd === undefined) return broken('currency')
  if (query.origin === query.destination) return broken('same-place')
  if (query.returns === null && query.by === 'return') return broken('return-one-way')
  if (query.returns !== null && query.returns.last < query.departures.first) return broken('reversed')
  const scenarios = caller.environment === 'sandbox'
  const { now } = caller
  const answer = await air.calendar({ ...query, now, today: dateOf(now), scenarios }, signal)
  const first = firstDay(reference, query.by === 'return' ? query.destination : query.origin, now)
  const inCurrency = converter(currency, unitsPerUsd)
  const days = answer
    .filter(({ date }) => date >= first)
    .map((day) => ({ ...day, price: inCurrency(day.totalCents) }))
  return ok({ days, cheapest: cheapestOf(days) })
}

function cheapestOf(days: readonly PricedDay[]): PricedDay | null {
  let cheapest: PricedDay | null = null
  for (const day of days) if (!cheapest || day.price < cheapest.price) cheapest = day
  return cheapest
}

/** Cents of USD as an amount of a currency, in its smallest unit: JPY has none below one. */
function converter(currency: string, unitsPerUsd: number): (cents: number) => number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const scale = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  return (cents) => Math.round((cents * unitsPerUsd * scale) / 100) / scale
}
