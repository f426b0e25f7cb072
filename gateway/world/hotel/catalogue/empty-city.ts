import type { CityHotels } from '../city-hotels.ts'

/** A city whose rows are still being filled. */
export type OpenCity = Omit<CityHotels, 'name'> & { name: string[] }

/** Columns for `size` hotels, all still empty. */
export function emptyCity(placeId: number, size: number): OpenCity {
  return {
    placeId,
    size,
    hotelId: new Float64Array(size),
    name: [],
    lat: new Float64Array(size),
    lon: new Float64Array(size),
    stars: new Uint8Array(size),
    reviewScore: new Uint8Array(size),
    reviewCount: new Uint32Array(size),
    distance: new Uint32Array(size),
    propertyType: new Uint16Array(size),
    facilities: new Uint32Array(size),
    roomFacilities: new Uint32Array(size),
    meals: new Uint32Array(size),
    bedTypes: new Uint32Array(size),
    beds: new Uint8Array(size),
    bedrooms: new Uint8Array(size),
    adultsOnly: new Uint8Array(size),
    sustainable: new Uint8Array(size),
    popularity: new Uint32Array(size),
    district: new Uint16Array(size),
    chain: new Uint16Array(size),
    districts: [],
    chains: [],
    landmarks: [],
    nearLandmark: [],
  }
}
