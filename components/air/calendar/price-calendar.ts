import type { PricedDay } from '../../../lib/air/air-reads.ts'
import { addDays, type CalendarDate } from '../../../lib/dates.ts'
import type { ClientCents } from '../../../lib/money.ts'

/** A day with the price that may be seen. */
export type ShownDay = Omit<PricedDay, 'cents'> & { cents: ClientCents }

/**
 * The cheapest day among those whose price is not old, the earliest of several; null without such a day.
 * @param nowMillis office time in epoch milliseconds
 */
export function cheapestDay<Day extends PricedDay | ShownDay>(
  days: readonly Day[],
  nowMillis: number,
): Day | null {
  let cheapest: Day | null = null
  for (const day of days) {
    if (priceAge(day, nowMillis) === 'old') continue
    if (!cheapest || day.cents < cheapest.cents) cheapest = day
  }
  return cheapest
}

/** The age of a price: it is valid, valid for less than an hour, or may have changed since. */
export type PriceAge = 'fresh' | 'ageing' | 'old'

/** The words for screen readers, read after the price. */
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
export function nearestCheaper<Day extends PricedDay | ShownDay>(
  days: readonly Day[],
  date: CalendarDate,
  count: number,
): Day[] {
  const others = days.filter((day) => day.date !== date)
  const distance = (day: Day) => Math.abs(Date.parse(day.date) - Date.parse(date))
  const near = others.filter((day) => day.date >= addDays(date, -3) && day.date <= addDays(date, 3))
  const limit = Math.min(...near.map(({ cents }) => cents))
  return others
    .filter(({ cents }) => near.length === 0 || cents <= limit)
    .sort((one, other) => distance(one) - distance(other) || one.cents - other.cents)
    .slice(0, count)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}
