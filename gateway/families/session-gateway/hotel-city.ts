import { hotelSorts } from '../../../contract/hotel/codes.ts'
import type { FoundHotels } from '../../domain/hotel/city-search.ts'
import type { PlaceHotels } from '../../supply/hotel/port.ts'
import { facetsOf, keptRows, offerIds, offerOf, pageOf, type LeadOffer } from '../city-page.ts'
import { usdOf } from '../usd.ts'
import { listImages } from '../words/list-images.ts'

const sorts = hotelSorts.map(({ id, name }) => ({ Id: id, Name: name }))

/**
 * Writes the payload of city mode as JSON: each hotel is written once, and each rate once per stay
 * (Session gateway, POST /v2/Hotel/HotelAvailability; gap 114).
 * @param filters filters as they were sent.
 * @param site base address of pictures.
 */
export function writeCityV2(
  answer: FoundHotels,
  filters: Readonly<Record<string, readonly string[]>>,
  site: string,
): Uint8Array[] {
  const { hotels, menu, priced, sort, page, pageSize, totalPages, total, priceRange } = answer
  const meta = {
    Page: page,
    PageSize: pageSize,
    TotalPages: totalPages,
    Total: total,
    HasNext: page < totalPages,
    HasPrev: page > 1 && totalPages > 0,
    PriceRange: priceRange && {
      Min: usdOf(priceRange.minCents),
      Max: usdOf(priceRange.maxCents),
      Currency: 'USD',
    },
    Sort: sort,
    Sorts: sorts,
    FiltersApplied: filters,
    Filters: facetsOf(
      menu,
      answer.counts,
      ({ v2, title, type }, options) => ({ Key: v2, Title: title, Type: type, Options: options }),
      ({ v2, name }, count) => ({ Value: v2, Name: name, Count: count }),
    ),
  }
  const head = { Hotel: null, Policies: [], Reviews: null, Meta: meta }
  const rows = pageOf([
    {
      ids: answer.rows,
      bytes: keptRows(hotels, `v2 ${site}`, (row) => JSON.stringify(hotelOf(hotels, row, site)).slice(0, -1)),
    },
    {
      ids: offerIds(answer),
      bytes: keptRows(
        priced,
        'v2',
        (id) => `,${JSON.stringify(priceOf(offerOf(priced.rates, id))).slice(1)}`,
      ),
    },
  ])
  return [Buffer.from(`${JSON.stringify(head).slice(0, -1)},"PricedItineraries":`), ...rows, Buffer.from('}')]
}

function hotelOf(hotels: PlaceHotels, at: number, site: string) {
  const { hotelId, name, stars, lat, lon } = hotels.hotel(at)
  return {
    HotelId: hotelId,
    HotelName: name,
    Hotel: {
      name,
      rating: stars,
      location: { latitude: lat, longitude: lon },
      images: listImages(hotels, at, site),
    },
  }
}

function priceOf({ totalCents, refundable, free, board }: LeadOffer) {
  return {
    NetRate: usdOf(totalCents),
    Currency: 'USD',
    NonRefundable: !refundable,
    FreeCancellation: free,
    MealPlan: board,
  }
}
