import type { CitySearch, HotelSummary } from '../../contract/v3/hotel-objects.ts'
import { centsFromDecimal, type NetCents } from '../money.ts'
import type { Point } from '../map/box.ts'
import { readOnce, readOptions } from '../queries/read-options.ts'
import type { ResponseOf } from '../../contract/registry.ts'
import { cityInput, countInput } from './city-input.ts'
import type { CityView, HotelFilters } from './city-view.ts'
import type { Hotel } from './hotel.ts'
import type { Stay } from './stay.ts'

/** One page of the hotels of a place for a stay. */
export type City = {
  hotels: readonly ListedHotel[]
  /** Hotels on all pages. */
  total: number
  page: number
  /** The orders that are offered. */
  sorts: readonly { id: string; name: string }[]
  facets: readonly FacetGroup[]
}

/** A group of filters with the number of hotels that each option would leave. */
export type FacetGroup = {
  key: string
  title: string
  type: 'range' | 'enum' | 'boolean'
  options: readonly { value: string; name: string; count: number }[]
}

/** A short label about a from-price; `note` says what it leaves open. */
export type HotelBadge = { text: string; tone: 'ok' | 'held' | 'bad' | 'off'; note?: string }

/** A hotel of a list. Amounts are integer cents for the whole stay and all rooms. */
export type ListedHotel = Hotel & {
  /** `Hotel, Lisbon`. */
  placeText: string
  /** Null without reviews. */
  review: { score: string; word: string; count: number } | null
  badges: readonly HotelBadge[]
  /** Its from-price; 0 where it cannot be read. */
  totalCents: NetCents
  beforeCents: NetCents | null
  currency: string
  location: Point
}

/** Prices of a city change slowly; Back finds its pages in the cache for this long. */
const FRESH_MS = 60_000
const KEPT_MS = 15 * 60_000

/** The query for one page of a city's hotels; the server's first read and the screen use the same key. */
export function cityOptions(stay: Stay, view: CityView) {
  return {
    ...readOptions('hotel.search', cityInput(stay, view)),
    select: cityOnce,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    structuralSharing: false,
  }
}

/** The query for how many hotels match some filters. */
export function hotelCountOptions(stay: Stay, filters: HotelFilters) {
  return {
    ...readOptions('hotel.search', countInput(stay, filters)),
    select: (answer: SearchAnswer) => (answer.mode === 'city' ? answer.total : null),
    structuralSharing: false,
  }
}

type SearchAnswer = ResponseOf<'hotel.search'>

/** Reads the answer of a city search (v3, hotel_search); null where it is about one hotel. */
export function cityOf(answer: SearchAnswer): City | null {
  if (answer.mode !== 'city') return null
  const leadIsFree = leadsAreFree(answer)
  return {
    hotels: answer.offers.map((hotel) => listedHotelOf(hotel, leadIsFree)),
    total: answer.total,
    page: answer.pagination.page,
    sorts: answer.sorts,
    facets: answer.facets,
  }
}

const cityOnce = readOnce(cityOf)

/**
 * Whether every from-price of an answer can be cancelled free of charge: with that filter it is that of a
 * rate that meets it (gap 221). Otherwise a summary does not say.
 */
export function leadsAreFree({ filters_applied }: Pick<CitySearch, 'filters_applied'>): boolean {
  return filters_applied['free_cancellation']?.includes('true') ?? false
}

/**
 * Reads a hotel of a list (v3, hotel_summary).
 * @param leadIsFree as `leadsAreFree` says of the answer
 */
export function listedHotelOf(hotel: HotelSummary, leadIsFree: boolean): ListedHotel {
  const totalCents = centsFromDecimal(hotel.lead_rate.amount) ?? 0
  return {
    id: Number(hotel.hotel_id),
    name: hotel.name,
    stars: hotel.rating,
    placeText: [oneOf(hotel.accommodation), hotel.address.city].filter(Boolean).join(', '),
    review:
      hotel.review_count > 0
        ? { score: hotel.review_score.toFixed(1), word: hotel.review_word, count: hotel.review_count }
        : null,
    badges: badgesOf(hotel, leadIsFree),
    totalCents,
    beforeCents: hotel.lead_rate_before_discount
      ? (centsFromDecimal(hotel.lead_rate_before_discount.amount) ?? null)
      : null,
    currency: hotel.lead_rate.currency,
    image: hotel.images[0] ?? null,
    location: hotel.location,
  }
}

/**
 * The first badge has the terms of the price shown, and never those of another rate of the hotel: a summary
 * does not say what free cancellation would cost. It is also `refundable` if only a part is (gap 220).
 */
function badgesOf(hotel: HotelSummary, leadIsFree: boolean): HotelBadge[] {
  const badges: HotelBadge[] = []
  const { refundable, free_cancellation: isFreeSomewhere } = hotel
  if (!refundable) {
    const note = isFreeSomewhere ? 'Free cancellation costs more than the price shown' : undefined
    badges.push({ text: 'Non-refundable', tone: 'bad', ...(note && { note }) })
  } else if (!isFreeSomewhere) badges.push({ text: 'Partly refundable', tone: 'held' })
  else if (leadIsFree) badges.push({ text: 'Free cancellation', tone: 'ok' })
  else badges.push({ text: 'Refundable', tone: 'held', note: 'In full or in part: see its rates' })
  if (hotel.meal_plan !== '') badges.push({ text: hotel.meal_plan, tone: 'off' })
  for (const { label } of hotel.deal_badges) badges.push({ text: label, tone: 'held' })
  return badges
}

/** The documents name property types in the plural; a hotel needs the singular. */
function oneOf(accommodation: string): string {
  if (accommodation === 'Entire homes and apartments') return 'Entire home or apartment'
  return accommodation.replace(/(?<!s)s$/, '')
}
