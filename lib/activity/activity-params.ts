import { catalogueLanguages, type CatalogueLanguage } from '../../contract/activity/codes.ts'
import { anyText, day, listOf, oneOf, uuid, whole, type Format } from '../address/formats.ts'
import { hrefOf, param, readParams, writeParams, writeWhole } from '../address/params.ts'
import { daysBetween, type CalendarDate } from '../dates.ts'
import { firstDateAnywhere } from '../first-date.ts'
import { centsFromDecimal } from '../money.ts'
import {
  DEFAULT_TRAVELLERS,
  defaultTrip,
  lastPricedDay,
  MAX_TRAVELLERS,
  MAX_TRIP_DAYS,
  type ActivityTrip,
} from './activity-trip.ts'
import { activitySorts, type ActivitySort, type ActivityView } from './activity-view.ts'
import { SEARCH } from './product-params.ts'

const MOST_LETTERS = 200

/** Integer cents, not negative, as dollars: `20` or `99.50`. */
const dollars: Format<number> = {
  read: (text) => {
    const cents = centsFromDecimal(text)
    return cents !== undefined && cents >= 0 ? cents : undefined
  },
  write: (cents) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)),
}

const viewParams = {
  text: param('q', anyText(MOST_LETTERS), ''),
  language: param('lang', oneOf<CatalogueLanguage>(catalogueLanguages.map(({ code }) => code))),
  places: param('place', listOf(uuid), []),
  categories: param('category', listOf(uuid), []),
  minCents: param('min', dollars),
  maxCents: param('max', dollars),
  sort: param('sort', oneOf<ActivitySort>(activitySorts), activitySorts[0]),
  page: param('page', whole(1, 1_000_000), 1),
}

/** Dates and travellers in an address: `from=2027-04-12&to=2027-04-15&adults=2&children=1&seniors=0`. */
export const tripParams = {
  from: param('from', day),
  to: param('to', day),
  adults: param('adults', whole(1, MAX_TRAVELLERS), DEFAULT_TRAVELLERS.adults),
  children: param('children', whole(0, MAX_TRAVELLERS), DEFAULT_TRAVELLERS.children),
  seniors: param('seniors', whole(0, MAX_TRAVELLERS), DEFAULT_TRAVELLERS.seniors),
}

/**
 * Reads a view from an address:
 * `q=야경&lang=KO&place=uuid,uuid&category=uuid&min=20&max=99.50&sort=price&page=2`. Ignores text that cannot
 * be a value.
 */
export function readActivityView(address: URLSearchParams): ActivityView {
  const { text, language, sort, page, ...filters } = readParams(viewParams, address)
  return { text, language, filters, sort, page }
}

/** Writes a view into an address; `readActivityView` reads the same view. */
export function writeActivityView({ filters, text, ...view }: ActivityView): URLSearchParams {
  return writeParams(viewParams, { ...view, ...filters, text: text.trim() === '' ? '' : text })
}

/**
 * Reads dates and travellers from an address. Dates that are past everywhere, reversed or beyond the price
 * lists are replaced by the default ones, as are travellers that cannot be.
 * @param officeNow office time, ISO 8601 UTC
 */
export function readTrip(address: URLSearchParams, officeNow: string): ActivityTrip {
  const { from, to, ...travellers } = readParams(tripParams, address)
  const usual = defaultTrip(officeNow.slice(0, 10))
  const dates = from && to && fits(from, to, officeNow) ? { from, to } : { from: usual.from, to: usual.to }
  return { ...dates, ...travellers }
}

/** Writes dates and travellers into an address; `readTrip` reads the same trip. */
export function writeTrip(trip: ActivityTrip): URLSearchParams {
  return writeWhole(tripParams, trip)
}

/** The address of the catalogue in a view. */
export function activitiesHref(view: ActivityView, trip: ActivityTrip) {
  return hrefOf('/activities', writeActivityView(view), writeTrip(trip))
}

/** The address of a product, with the view as the way back to the list. */
export function activityHref(productUuid: string, view: ActivityView, trip: ActivityTrip) {
  const search = writeActivityView(view).toString()
  const back = new URLSearchParams(search === '' ? {} : { [SEARCH]: search })
  return hrefOf(`/activities/${encodeURIComponent(productUuid)}`, writeTrip(trip), back)
}

/** The view that led to a product's page, from that page's address. */
export function readSearchOfProduct(address: URLSearchParams): ActivityView {
  return readActivityView(new URLSearchParams(address.get(SEARCH) ?? ''))
}

function fits(from: CalendarDate, to: CalendarDate, officeNow: string): boolean {
  const days = daysBetween(from, to)
  const isPriced = from >= firstDateAnywhere(officeNow) && to <= lastPricedDay(officeNow.slice(0, 10))
  return isPriced && days >= 0 && days <= MAX_TRIP_DAYS
}
