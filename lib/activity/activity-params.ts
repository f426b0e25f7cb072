import { catalogueLanguages, type CatalogueLanguage } from '../../contract/activity/codes.ts'
import { daysBetween, isCalendarDate } from '../dates.ts'
import { firstDateAnywhere } from '../first-date.ts'
import { centsFromDecimal } from '../money.ts'
import {
  defaultTrip,
  lastPricedDay,
  MAX_TRAVELLERS,
  MAX_TRIP_DAYS,
  type ActivityTrip,
} from './activity-trip.ts'
import { activitySorts, type ActivityView } from './activity-view.ts'
import { isUuid, SEARCH } from './product-params.ts'

const MOST_VALUES = 100
const MOST_LETTERS = 200

/**
 * Reads a view from an address:
 * `q=야경&lang=KO&place=uuid,uuid&category=uuid&min=20&max=99.50&sort=price&page=2`. Ignores text that cannot
 * be a value.
 */
export function readActivityView(params: URLSearchParams): ActivityView {
  const page = Number(params.get('page') ?? 1)
  const sort = params.get('sort')
  return {
    text: (params.get('q') ?? '').slice(0, MOST_LETTERS),
    language: languageOf(params.get('lang')),
    filters: {
      places: uuidsOf(params.get('place')),
      categories: uuidsOf(params.get('category')),
      minCents: centsOf(params.get('min')),
      maxCents: centsOf(params.get('max')),
    },
    sort: activitySorts.find((each) => each === sort) ?? activitySorts[0],
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  }
}

/** Writes a view into an address; `readActivityView` reads the same view. */
export function writeActivityView({ text, language, filters, sort, page }: ActivityView): URLSearchParams {
  const params = new URLSearchParams()
  if (text.trim() !== '') params.set('q', text)
  if (language !== null) params.set('lang', language)
  if (filters.places.length > 0) params.set('place', filters.places.join())
  if (filters.categories.length > 0) params.set('category', filters.categories.join())
  if (filters.minCents !== null) params.set('min', dollarsOf(filters.minCents))
  if (filters.maxCents !== null) params.set('max', dollarsOf(filters.maxCents))
  if (sort !== activitySorts[0]) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/**
 * Reads dates and travellers from an address: `from=2027-04-12&to=2027-04-15&adults=2&children=1&seniors=0`.
 * Dates that are past everywhere, reversed or beyond the price lists are replaced by the default ones, as are
 * travellers that cannot be.
 * @param officeNow office time, ISO 8601 UTC
 */
export function readTrip(params: URLSearchParams, officeNow: string): ActivityTrip {
  const defaults = defaultTrip(officeNow.slice(0, 10))
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const dates = fits(from, to, officeNow) ? { from, to } : { from: defaults.from, to: defaults.to }
  const count = (name: 'adults' | 'children' | 'seniors', least: number) => {
    const text = params.get(name) ?? ''
    const number = Number(text)
    return /^\d{1,2}$/.test(text) && number >= least && number <= MAX_TRAVELLERS ? number : defaults[name]
  }
  return {
    ...dates,
    adults: count('adults', 1),
    children: count('children', 0),
    seniors: count('seniors', 0),
  }
}

/** Writes dates and travellers into an address; `readTrip` reads the same trip. */
export function writeTrip(trip: ActivityTrip): URLSearchParams {
  return new URLSearchParams([
    ['from', trip.from],
    ['to', trip.to],
    ['adults', String(trip.adults)],
    ['children', String(trip.children)],
    ['seniors', String(trip.seniors)],
  ])
}

/** The address of the catalogue in a view. */
export function activitiesHref(view: ActivityView, trip: ActivityTrip): `/activities?${string}` {
  return `/activities?${readable(new URLSearchParams([...writeActivityView(view), ...writeTrip(trip)]))}`
}

/** The address of a product, with the view as the way back to the list. */
export function activityHref(
  productUuid: string,
  view: ActivityView,
  trip: ActivityTrip,
): `/activities/${string}?${string}` {
  const params = writeTrip(trip)
  const search = writeActivityView(view).toString()
  if (search !== '') params.set(SEARCH, search)
  return `/activities/${encodeURIComponent(productUuid)}?${readable(params)}`
}

/** The view that led to a product's page, from that page's address. */
export function readSearchOfProduct(params: URLSearchParams): ActivityView {
  return readActivityView(new URLSearchParams(params.get(SEARCH) ?? ''))
}

function fits(from: string, to: string, officeNow: string): boolean {
  return (
    isCalendarDate(from) &&
    isCalendarDate(to) &&
    from >= firstDateAnywhere(officeNow) &&
    to <= lastPricedDay(officeNow.slice(0, 10)) &&
    daysBetween(from, to) >= 0 &&
    daysBetween(from, to) <= MAX_TRIP_DAYS
  )
}

function languageOf(text: string | null): CatalogueLanguage | null {
  return catalogueLanguages.find(({ code }) => code === text)?.code ?? null
}

function uuidsOf(text: string | null): string[] {
  return [...new Set((text ?? '').split(','))].filter(isUuid).slice(0, MOST_VALUES)
}

/** Cents of a dollar amount; null for none, for a negative one and for text that is no amount. */
function centsOf(text: string | null): number | null {
  const cents = text === null ? undefined : centsFromDecimal(text)
  return cents !== undefined && cents >= 0 ? cents : null
}

function dollarsOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** Parameters as text with readable commas. */
function readable(params: URLSearchParams): string {
  return params.toString().replaceAll('%2C', ',')
}
