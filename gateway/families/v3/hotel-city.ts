import { hotelSorts, propertyTypes, type HotelFacetKey } from '../../../contract/hotel/codes.ts'
import type { FoundHotels } from '../../domain/hotel/city-search.ts'
import type { PlaceHotels } from '../../supply/hotel/port.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import { facetsOf, keptRows, offerIds, offerOf, pageOf, type LeadOffer } from '../city-page.ts'
import { dealBadges, discountPercent } from '../words/discount.ts'
import { listImages } from '../words/list-images.ts'
import { reviewWord } from '../words/review-word.ts'
import { moneyOf } from './money.ts'

/** The parts of a city answer that are not hotels. */
export type CityFrame = {
  id: string
  stay: Stay
  filters: Readonly<Record<string, readonly string[]>>
  /** Facet groups that v3 does not offer. */
  without: readonly HotelFacetKey[]
  /** Base address of pictures. */
  site: string
}

const typeNames = new Map<number, string>(propertyTypes.map(({ id, name }) => [id, name]))

/**
 * Writes city mode as JSON: each hotel once, and each rate once per stay (v3,
 * hotel_search and hotel_summary).
 */
export function writeCity(answer: FoundHotels, frame: CityFrame): Uint8Array[] {
  const { hotels, menu, priced, sort, page, pageSize, totalPages, total } = answer
  const { nights, rates } = priced
  const { stay, site } = frame
  const children = stay.occupancies.reduce((sum, { childAges }) => sum + childAges.length, 0)
  const adults = stay.occupancies.reduce((sum, room) => sum + room.adults, 0)
  const rest = { nights, occupancy: { adults, children } }
  const head = {
    object: 'hotel_search',
    id: frame.id,
    mode: 'city',
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    nights,
    offer_count: answer.rows.length,
    total,
    sort,
    filters_applied: frame.filters,
    sorts: hotelSorts,
    pagination: {
      page,
      page_size: pageSize,
      total_pages: totalPages,
      has_next: page < totalPages,
      has_prev: page > 1 && totalPages > 0,
    },
    facets: facetsOf(
      menu.filter(({ key }) => !frame.without.includes(key)),
      answer.counts,
      ({ key, title, type }, options) => ({ key, title, type, options }),
      ({ value, name }, count) => ({ value, name, count }),
    ),
  }
  const offers = pageOf([
    {
      ids: answer.rows,
      bytes: keptRows(hotels, `v3 ${site}`, (row) => openText(hotelOf(hotels, row, site))),
    },
    {
      ids: offerIds(answer),
      bytes: keptRows(
        priced,
        'v3',
        (id) => `,${JSON.stringify({ ...priceOf(offerOf(rates, id)), ...rest }).slice(1)}`,
      ),
    },
  ])
  return [Buffer.from(`${openText(head)},"offers":`), ...offers, Buffer.from('}')]
}

/** The JSON of an object without its closing brace. */
function openText(object: object): string {
  return JSON.stringify(object).slice(0, -1)
}

function hotelOf(hotels: PlaceHotels, at: number, site: string) {
  const { country, ...hotel } = hotels.hotel(at)
  return {
    object: 'hotel_summary',
    hotel_id: String(hotel.hotelId),
    name: hotel.name,
    rating: hotel.stars,
    review_score: hotel.reviewScore / 10,
    review_count: hotel.reviewCount,
    review_word: reviewWord(hotel.reviewScore),
    accommodation: typeNames.get(hotel.propertyType) ?? '',
    address: { city: hotel.city, country: country.name, country_code: country.code },
    location: { lat: hotel.lat, lng: hotel.lon },
    images: listImages(hotels, at, site),
  }
}

function priceOf({ totalCents, beforeDiscountCents, refundable, free, board }: LeadOffer) {
  const percent = discountPercent(totalCents, beforeDiscountCents)
  return {
    lead_rate: moneyOf(totalCents),
    lead_rate_before_discount: beforeDiscountCents > totalCents ? moneyOf(beforeDiscountCents) : null,
    discount_percent: percent,
    deal_badges: dealBadges(percent),
    meal_plan: board,
    refundable,
    free_cancellation: free,
  }
}
