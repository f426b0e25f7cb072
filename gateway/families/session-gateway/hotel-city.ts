import { hotelSorts } from '../../../contract/hotel/codes.ts'
import type { FoundHotels } from '../../domain/hotel/city-search.ts'
import type { Pieces } from '../../http/pieces.ts'
import type { PlaceHotels } from '../../supply/hotel/port.ts'
import {
  facetWriter,
  keptRows,
  offerIds,
  offerOf,
  writePage,
  type FacetSpelling,
  type LeadOffer,
} from '../city-bytes.ts'
import { usdOf } from '../usd.ts'
import { listImages } from '../words/list-images.ts'

const sorts = hotelSorts.map(({ id, name }) => ({ Id: id, Name: name }))

const spelling: FacetSpelling = {
  without: [],
  group: ({ v2, title, type }) =>
    `${JSON.stringify({ Key: v2, Title: title, Type: type }).slice(0, -1)},"Options":`,
  option: ({ v2, name }) => `${JSON.stringify({ Value: v2, Name: name }).slice(0, -1)},"Count":`,
}

/**
 * Writes the payload of city mode as JSON bytes: each hotel is written once, and each rate once per stay
 * (Session gateway, POST /v2/Hotel/HotelAvailability; gap 114).
 * @param asked filters as they were sent.
 * @param site base address of pictures.
 */
export function writeCityV2(
  found: FoundHotels,
  asked: Readonly<Record<string, readonly string[]>>,
  site: string,
): Pieces {
  const { hotels, menu, priced, sort, page, pageSize, totalPages, total, priceRange } = found
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
    FiltersApplied: asked,
  }
  return [
    Buffer.from(
      `{"Hotel":null,"Policies":[],"Reviews":null,"Meta":${JSON.stringify(meta).slice(0, -1)},"Filters":`,
    ),
    facetWriter(menu, 'v2', spelling)(found.counts),
    '},"PricedItineraries":',
    ...writePage([
      {
        ids: found.rows,
        bytes: keptRows(hotels, `v2 ${site}`, (row) =>
          JSON.stringify(hotelOf(hotels, row, site)).slice(0, -1),
        ),
      },
      {
        ids: offerIds(found),
        bytes: keptRows(priced, 'v2', (id) => JSON.stringify(priceOf(offerOf(priced.rates, id))).slice(1)),
      },
    ]),
    '}',
  ]
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
