import type { CitySearch, FacetGroup, HotelSummary } from '../../../contract/v3/hotel-objects.ts'
import { centsFromDecimal } from '../../../lib/money.ts'
import type { ReadResponse } from '../../../lib/read-response.ts'

/** The answer of a city search; null where the answer is about one hotel. */
export function cityAnswer(answer: ReadResponse<'hotel.search'> | undefined): CitySearch | null {
  return answer?.mode === 'city' ? answer : null
}

/** A short label about a from-price; `note` says what it leaves open. */
export type HotelBadge = { text: string; tone: 'ok' | 'held' | 'bad' | 'off'; note?: string }

/** A hotel of a list as its card shows it. Amounts are integer cents for the whole stay and all rooms. */
export type HotelCardView = {
  id: string
  name: string
  /** 0 without stars. */
  stars: number
  /** `Hotel, Lisbon`. */
  placeText: string
  /** Null without reviews. */
  review: { score: string; word: string; count: number } | null
  badges: readonly HotelBadge[]
  totalCents: number
  beforeCents: number | null
  currency: string
  /** The address from the gateway; null where none was supplied. */
  image: string | null
  lat: number
  lng: number
}

/**
 * Whether every from-price of an answer can be cancelled free of charge: with that filter it is that of a
 * rate that meets it (gap 221). Otherwise a summary does not say.
 */
export function leadsAreFree({ filters_applied }: Pick<CitySearch, 'filters_applied'>): boolean {
  return filters_applied['free_cancellation']?.includes('true') ?? false
}

/**
 * Converts a hotel to its card (v3, hotel_summary).
 * @param leadIsFree as `leadsAreFree` says of the answer
 */
export function hotelCard(hotel: HotelSummary, leadIsFree: boolean): HotelCardView {
  const totalCents = centsFromDecimal(hotel.lead_rate.amount) ?? 0
  return {
    id: hotel.hotel_id,
    name: hotel.name,
    stars: Math.round(hotel.rating),
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
    lat: hotel.location.lat,
    lng: hotel.location.lng,
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

/** The documents name property types in the plural; a card needs the singular. */
function oneOf(accommodation: string): string {
  if (accommodation === 'Entire homes and apartments') return 'Entire home or apartment'
  return accommodation.replace(/(?<!s)s$/, '')
}

/** Groups shown first and open, in this order; the others follow in the order of the answer, collapsed. */
const FIRST = ['price', 'stars', 'review_score', 'meals', 'free_cancellation'] as const
/** Groups whose options are sorted from best to worst. */
const DOWNWARDS: ReadonlySet<string> = new Set(['stars', 'review_score'])

/** Below the heading `Meals` the options need not repeat `included`. */
function shortNames(group: FacetGroup): FacetGroup['options'] {
  if (group.key !== 'meals') return group.options
  return group.options.map((option) => ({ ...option, name: option.name.replace(/ included$/, '') }))
}

/** A section of the rail: one group, or all yes-or-no groups together. */
export type FacetRailSection = { key: string; title: string; open: boolean; groups: readonly FacetGroup[] }

/** All groups of an answer, and only those, in the order of the rail. */
export function railSections(facets: readonly FacetGroup[]): FacetRailSection[] {
  const flags = facets.filter(({ type }) => type === 'boolean')
  const rank = ({ key }: FacetGroup) => {
    const at = (FIRST as readonly string[]).indexOf(key)
    return at < 0 ? FIRST.length : at
  }
  const sections: FacetRailSection[] = []
  for (const group of [...facets].sort((one, other) => rank(one) - rank(other))) {
    if (group.type !== 'boolean') {
      const named = shortNames(group)
      const options = DOWNWARDS.has(group.key) ? named.toReversed() : named
      const open = rank(group) < FIRST.length
      sections.push({ key: group.key, title: group.title, open, groups: [{ ...group, options }] })
    } else if (group === flags.toSorted((one, other) => rank(one) - rank(other))[0]) {
      const ordered = flags.toSorted((one, other) => rank(one) - rank(other))
      sections.push({ key: 'conditions', title: 'Conditions', open: true, groups: ordered })
    }
  }
  return sections
}
