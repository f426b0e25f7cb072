/** A group of hotels beyond the fixed lists: a district of a city, a chain or a landmark. */
export type CityGroup = { id: number; name: string }

/** A point of interest with its own coordinates in degrees. */
export type Landmark = CityGroup & { lat: number; lon: number }

/**
 * The data of a place's hotels that does not change with dates, in columns: row r of every column is one
 * hotel. Made once for a place and never altered, so that an index over it can be kept as long as the object
 * lives. The fixed lists (property types, facilities, room facilities, meals, bed types) are those of
 * `contract/hotel/codes.ts`. A mask has bit i for the entry at index i of its list; `meals` uses the facet
 * values.
 */
export type CityHotels = {
  /** Internal id of the place (negative), see place-id.ts. */
  placeId: number
  size: number
  /** Positive, stable, unique in the world. */
  hotelId: Float64Array
  name: readonly string[]
  /** Degrees. */
  lat: Float64Array
  lon: Float64Array
  /** 0 (unrated) to 5. */
  stars: Uint8Array
  /** Tenths, 0 without reviews, else 10 to 100. */
  reviewScore: Uint8Array
  reviewCount: Uint32Array
  /** Metres from the centre of the place. */
  distance: Uint32Array
  /** Id from the property type list. */
  propertyType: Uint16Array
  facilities: Uint32Array
  roomFacilities: Uint32Array
  /** Boards that the hotel sells. */
  meals: Uint32Array
  bedTypes: Uint32Array
  /** Most beds and bedrooms in one unit of the hotel. */
  beds: Uint8Array
  bedrooms: Uint8Array
  /** 1 for yes. */
  adultsOnly: Uint8Array
  sustainable: Uint8Array
  /** A higher number is more popular. */
  popularity: Uint32Array
  /** Index in `districts`, or 0xffff. */
  district: Uint16Array
  /** Index in `chains`, or 0xffff. */
  chain: Uint16Array
  districts: readonly CityGroup[]
  chains: readonly CityGroup[]
  landmarks: readonly Landmark[]
  /** Rows of the hotels near each landmark, in the order of `landmarks`. */
  nearLandmark: readonly Uint32Array[]
}

/** One hotel: the place whose columns hold it, and its row there. */
export type HotelRow = { city: CityHotels; row: number }
