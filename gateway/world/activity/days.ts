import type { DayRange } from '../../supply/activity/port.ts'
import type { PlacesTaken, PriceSet, TicketRate, VariantDay } from '../../supply/activity/variant.ts'
import type { BookedTicketType } from '../../../contract/activity/codes.ts'
import { localDateAt, wallTimeAt } from '../../time-zone.ts'
import { between } from '../chance.ts'
import { dayMillis, isClosed, keysAt, type Changing } from './changes.ts'
import { draw } from './draw.ts'
import { fromCents, nettPercent } from './prices.ts'
import { childShare, seniorShare, type MadeVariant } from './variants.ts'
import { referenceSupply } from '../reference/supply.ts'

/** Factors of the months, January first, and of the days from Monday to Sunday. */
const monthFactors = [1, 1, 1.04, 1.08, 1.08, 1.12, 1.18, 1.18, 1.08, 1.04, 1, 1.14]
const weekdayFactors = [1, 1, 1, 1, 1.06, 1.12, 1.08]

/**
 * The dates of a range on which a variant is offered or sold out. Days before the first bookable one are left
 * out, and so are the days of the week on which it is closed. A product that is closed now has none.
 */
export function daysOf(made: MadeVariant, range: DayRange, now: Date, taken: PlacesTaken): VariantDay[] {
  const { variant } = made
  const days: VariantDay[] = []
  if (isClosed(made.made, now)) return days
  const first = firstDate(made, now)
  const keys = { price: keysAt(made, 'price', now), places: keysAt(made, 'places', now) }
  const start = range.from > first ? range.from : first
  for (let at = Date.parse(start); at <= Date.parse(range.to); at += dayMillis) {
    const date = new Date(at).toISOString().slice(0, 10)
    if (closedOn(variant.uuid, date, made.made.seed.scenario !== null)) continue
    const drawn = { price: keys.price(date), places: keys.places(date) }
    days.push({ date, sets: setsOf(made, date, drawn, now, taken) })
  }
  return days
}

/** The first date that can still be booked at an instant. */
function firstDate({ variant }: MadeVariant, now: Date): string {
  const wall = wallTimeAt(variant.timeZone, now)
  const days = variant.daysInAdvance + (wall.slice(11, 16) >= variant.cutOffTime ? 1 : 0)
  return new Date(Date.parse(wall.slice(0, 10)) + days * dayMillis).toISOString().slice(0, 10)
}

/** Monday is 0. */
function weekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

function closedOn(uuid: string, date: string, scenario: boolean): boolean {
  if (scenario) return false
  const closed = draw(uuid, 'closed')
  return closed < 0.35 && weekday(date) === Math.floor((closed / 0.35) * 4)
}

/** The keys of the last draws for a date. */
type Drawn = Record<Changing, string>

function setsOf(made: MadeVariant, date: string, drawn: Drawn, now: Date, taken: PlacesTaken): PriceSet[] {
  const { variant, kind } = made
  const today = localDateAt(variant.timeZone, now)
  const wall = wallTimeAt(variant.timeZone, now).slice(11, 16)
  const rates = ratesOf(made, date, drawn.price)
  const type = kind.isPrivate ? 'exclusive' : 'shared'
  const set = (timeslotUuid: string | null, index: number): PriceSet => ({
    id: setId(variant.uuid, date, index),
    timeslotUuid,
    type,
    places: placesOf(made, offered(made, date, timeslotUuid, drawn.places), taken(date, timeslotUuid)),
    rates,
  })
  if (variant.timeslots.length === 0) return [set(null, 0)]
  // A start of today that has begun is gone (gap 188).
  return variant.timeslots
    .map((slot, index) => ({ slot, index }))
    .filter(({ slot }) => date !== today || slot.startTime > wall)
    .map(({ slot, index }) => set(slot.uuid, index))
}

/** The places that a start has left: none once somebody has taken a start for one party alone (gap 178). */
function placesOf({ kind }: MadeVariant, offers: number, taken: number): number {
  return kind.isPrivate && taken > 0 ? 0 : Math.max(0, offers - taken)
}

/** Places that are not sold elsewhere: fewer on days that everybody wants, none on some. */
function offered(
  { variant, made, kind }: MadeVariant,
  date: string,
  slot: string | null,
  key: string,
): number {
  const { scenario } = made.seed
  if (scenario) {
    if (scenario.weekendsFull && weekday(date) >= 5) return 0
    return scenario.places ?? 40
  }
  const at = `${date} ${slot ?? ''}${key}`
  const full = draw(variant.uuid, `full ${at}`)
  if (full < (weekday(date) >= 5 ? 0.14 : 0.05)) return 0
  if (kind.isPrivate) return kind.maxPax
  return between(2, kind.maxPax * 2, draw(variant.uuid, `places ${at}`))
}

function setId(uuid: string, date: string, index: number): number {
  return between(100_000_000, 899_999_999, draw(uuid, `set ${date} ${index}`))
}

/**
 * The price of an adult on a date, cents of USD; on the cheapest dates the product's lowest price. A
 * repricing adds up to three steps, or takes them back.
 */
function adultCents({ variant, made, kind }: MadeVariant, date: string, key: string): number {
  const base = fromCents(made.seed) * kind.factor
  if (made.seed.scenario) return Math.round(base / 10) * 10
  const season = monthFactors[Number(date.slice(5, 7)) - 1] ?? 1
  const spread = draw(variant.uuid, 'seasons')
  const factor = 1 + (season * (weekdayFactors[weekday(date)] ?? 1) - 1) * spread
  const steps = key === '' ? 0 : between(0, 3, draw(variant.uuid, `steps ${date}${key}`))
  const step = Math.max(1, Math.round((base * 0.04) / 10))
  return (Math.round((base * factor) / 10) + steps * step) * 10
}

/** Whether a date on which a variant is offered has another price after a draw with another key. */
export function pricesDiffer(made: MadeVariant, date: string, before: string, after: string): boolean {
  if (closedOn(made.variant.uuid, date, false)) return false
  return adultCents(made, date, before) !== adultCents(made, date, after)
}

/** Whether it has other places, on any start. */
export function placesDiffer(made: MadeVariant, date: string, before: string, after: string): boolean {
  if (closedOn(made.variant.uuid, date, false)) return false
  const { timeslots } = made.variant
  const slots = timeslots.length === 0 ? [null] : timeslots.map(({ uuid }) => uuid)
  return slots.some((slot) => offered(made, date, slot, before) !== offered(made, date, slot, after))
}

function ratesOf(made: MadeVariant, date: string, key: string): TicketRate[] {
  const { variant } = made
  const adult = adultCents(made, date, key)
  const shares: Record<BookedTicketType, number> = { adult: 1, child: childShare, senior: seniorShare }
  const country = made.made.seed.city.countryCode
  return (Object.keys(shares) as BookedTicketType[])
    .filter((category) => variant.tickets.some((ticket) => ticket.type === category && ticket.allowed))
    .map((category) => {
      const retailCents = Math.round((adult * shares[category]) / 10) * 10
      const nettCents = Math.floor((retailCents * nettPercent(made.made.seed)) / 100)
      // Half of the margin may be given away.
      const leastCents = Math.ceil((retailCents + nettCents) / 2)
      return {
        category,
        retailCents,
        nettCents,
        retailFormat: localText(retailCents, country),
        nettFormat: localText(nettCents, country),
        selling: {
          least: { cents: leastCents, format: localText(leastCents, country) },
          advised: { cents: retailCents, format: localText(retailCents, country) },
        },
      }
    })
}

const currencies = new Map(referenceSupply.countries().map(({ code, currency }) => [code, currency]))
const rates = referenceSupply.exchangeRates().unitsPerUsd
const formats = new Map<string, Intl.NumberFormat>()

/** An amount in the currency of a country, `SGD 58.00`; in USD where the table has no rate for it. */
function localText(cents: number, countryCode: string): string {
  const local = currencies.get(countryCode) ?? 'USD'
  const currency = rates.has(local) ? local : 'USD'
  let format = formats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' })
    formats.set(currency, format)
  }
  return format.format((cents / 100) * (rates.get(currency) ?? 1)).replace(/\u00a0/g, ' ')
}
