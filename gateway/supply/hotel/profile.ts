/** A guest's review of a hotel. Scores are in tenths; `date` is YYYY-MM-DD. */
export type HotelReview = {
  author: string
  country: string
  date: string
  score: number
  title: string
  text: string
}

/** Everything shown on a hotel's own page (v3, hotel; gap 117). */
export type HotelProfile = {
  address: { line: string; city: string; country: string; countryCode: string; postalCode: string }
  phone: string
  /** Two to four paragraphs, separated by an empty line. */
  description: string
  /** HH:MM. */
  checkInFrom: string
  checkOutUntil: string
  facilityGroups: readonly { name: string; facilities: readonly string[] }[]
  policies: readonly { title: string; text: string }[]
  /** `score` is in tenths, 0 without reviews. */
  reviews: { score: number; count: number; items: readonly HotelReview[] }
  /** Paths below the site address. */
  images: readonly string[]
}

/** A picture as it is sent; `etag` is quoted and differs for every picture and width. */
export type Photo = { bytes: Uint8Array; contentType: string; etag: string }
