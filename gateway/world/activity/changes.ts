import { between } from '../chance.ts'
import { draw } from './draw.ts'
import type { MadeProduct } from './products.ts'
import type { MadeVariant } from './variants.ts'

// Changes at the supplier as time passes, computed from uuid and day. Prices and places of a date are drawn
// anew at some moments before it, and now and then a product is closed for some hours. Scenario products stay
// as they are.

export const dayMillis = 86_400_000

/** How often prices or places of some date are drawn anew: on one day of so many. */
const everyDays = { price: 6, places: 2 }
const closedEveryDays = 240

export type Changing = keyof typeof everyDays

/** A moment at which prices or places of a date were drawn anew. `key` decides the new draw. */
export type Moment = { at: Date; date: string; key: string }

/** How far ahead a date is whose prices or places change: late enough to be bookable on any terms. */
const [nearestDays, furthestDays] = [4, 60]

/** The moments of so many days up to an instant, in order. */
function momentsOf(made: MadeVariant, what: Changing, until: Date, daysBack: number): Moment[] {
  if (made.made.seed.scenario) return []
  const { uuid } = made.variant
  const moments: Moment[] = []
  const today = Math.floor(until.getTime() / dayMillis)
  for (let day = today - daysBack; day <= today; day++) {
    const drawn = draw(uuid, `${what} ${day}`) * everyDays[what]
    if (drawn >= 1) continue
    // The same draw decides the time of the day.
    const at = momentAt(day, drawn)
    if (at > until) continue
    const ahead = between(nearestDays, furthestDays, draw(uuid, `${what} date ${day}`))
    moments.push({ at, date: new Date((day + ahead) * dayMillis).toISOString().slice(0, 10), key: ` ${day}` })
  }
  return moments
}

/** For each date the key of its last moment up to an instant; a date without one has the empty key. */
export function keysAt(made: MadeVariant, what: Changing, now: Date): (date: string) => string {
  const keys = new Map(momentsOf(made, what, now, furthestDays).map(({ date, key }) => [date, key]))
  return (date) => keys.get(date) ?? ''
}

/** The moments that changed something, as `differ` says of the keys before and after, newest first. */
export function changesOf(
  made: MadeVariant,
  what: Changing,
  period: { until: Date; daysBack: number },
  differ: (date: string, before: string, after: string) => boolean,
): Moment[] {
  const keys = new Map<string, string>()
  const moments = momentsOf(made, what, period.until, period.daysBack + furthestDays)
  const changed = moments.filter(({ date, key }) => {
    const before = keys.get(date) ?? ''
    keys.set(date, key)
    return differ(date, before, key)
  })
  const oldest = new Date(period.until.getTime() - period.daysBack * dayMillis)
  return changed.filter(({ at }) => at >= oldest).reverse()
}

/**
 * The times when a product could not be booked: those that began in so many days up to an instant, newest
 * first.
 */
export function closuresOf({ seed, product }: MadeProduct, until: Date, daysBack: number) {
  if (seed.scenario) return []
  const closures: { from: Date; to: Date }[] = []
  const today = Math.floor(until.getTime() / dayMillis)
  for (let day = today; day >= today - daysBack; day--) {
    const drawn = draw(product.uuid, `closure ${day}`) * closedEveryDays
    if (drawn >= 1) continue
    const from = momentAt(day, drawn)
    const hours = between(2, 8, draw(product.uuid, `closure hours ${day}`))
    if (from <= until) closures.push({ from, to: new Date(from.getTime() + hours * 3_600_000) })
  }
  return closures
}

/** Whether a product is closed at an instant. */
export function isClosed(made: MadeProduct, now: Date): boolean {
  return closuresOf(made, now, 1).some(({ to }) => now < to)
}

/** A whole second of a day, at a share of it. */
function momentAt(day: number, share: number): Date {
  return new Date(day * dayMillis + Math.floor(share * (dayMillis / 1000)) * 1000)
}
