import type { CityHotels } from '../../world/hotel/city-hotels.ts'
import { reviewWord } from '../../world/hotel/content/review-word.ts'
import { hotelImages } from '../../world/hotel/photo/hotel-photos.ts'
import { homePlaceOf } from '../../world/hotel/rates/home-place.ts'

/** What a list says of a hotel whatever the dates, before a family spells it. */
export type CardFacts = {
  name: string
  stars: number
  /** 1 to 10, 0 without reviews. */
  reviewScore: number
  reviewCount: number
  reviewWord: string
  city: string
  country: string
  countryCode: string
  lat: number
  lon: number
  /** Addresses of the first pictures. */
  images: string[]
}

/** Pictures of a hotel in a list: the rest is on its own page. */
const LIST_IMAGES = 3

/** @param site address that pictures are served at, without a slash at its end. */
export function cardFacts(city: CityHotels, row: number, site: string): CardFacts {
  const hotel = { city, row }
  const place = homePlaceOf(hotel)
  const score = city.reviewScore[row] ?? 0
  return {
    name: city.name[row] ?? '',
    stars: city.stars[row] ?? 0,
    reviewScore: score / 10,
    reviewCount: city.reviewCount[row] ?? 0,
    reviewWord: reviewWord(score),
    city: place?.name ?? '',
    country: place?.country.name ?? '',
    countryCode: place?.country.code ?? '',
    lat: city.lat[row] ?? 0,
    lon: city.lon[row] ?? 0,
    images: hotelImages(hotel)
      .slice(0, LIST_IMAGES)
      .map((path) => site + path),
  }
}
