import { LRUCache } from 'lru-cache'
import type { HotelSupply } from '../../supply/hotel/port.ts'
import { hotelScenarios } from './catalogue/scenario-hotels.ts'
import { findHotel } from './find-hotel.ts'
import { hotelOfRow } from './hotel-of-row.ts'
import { hotelsOfPlace } from './hotels-of-place.ts'
import { hotelPhoto } from './photo/hotel-photo.ts'
import { placeHotelsOf } from './place-hotels.ts'
import type { Wait } from '../wait.ts'
import { awaitProvider, questionOf } from './provider-latency.ts'
import { rateOfKey, ratesOfHotel } from './rates-of-hotel.ts'
import type { HotelRow } from './city-hotels.ts'
import { descriptionOf } from './content/description.ts'
import { facilityGroups } from './content/facility-groups.ts'
import { factsOf } from './content/hotel-facts.ts'
import type { HotelProfile } from '../../supply/hotel/profile.ts'
import { arrivalTimes, houseRules } from './content/house-rules.ts'
import { addressLine, phoneNumber, postalCode } from './content/local-address.ts'
import { reviewsOf } from './content/reviews.ts'
import { hotelImages } from './photo/hotel-photos.ts'

/** Settings of the simulated hotels. `latencyScale` is a factor on the providers' delays; 0 is no delay. */
export type HotelSupplySettings = { wait: Wait; latencyScale: number }

/** Number of answers kept; the least recently used one is dropped first. */
const mostKept = 500

/** The simulated hotel supply. */
export function createHotelSupply({ wait, latencyScale }: HotelSupplySettings): HotelSupply {
  const cache = new LRUCache<string, true>({ max: mostKept })
  return {
    hotelsOf: (placeId) => {
      const city = hotelsOfPlace(placeId)
      return Promise.resolve(city && placeHotelsOf(city))
    },
    findHotel: (hotelId) => {
      const hotel = findHotel(hotelId)
      return Promise.resolve(hotel && hotelOfRow(hotel))
    },
    rates: ({ hotelId, stay, searchedAt, provider }, taken) => {
      const hotel = findHotel(hotelId)
      return Promise.resolve(hotel ? ratesOfHotel(hotel, stay, searchedAt, taken, provider) : [])
    },
    rate: ({ hotelId, stay, searchedAt, provider }, key, taken) => {
      const hotel = findHotel(hotelId)
      return Promise.resolve(hotel && rateOfKey(hotel, stay, searchedAt, key, taken, provider))
    },
    profile: (hotelId, provider) => {
      const hotel = provider === 'example-provider-1' ? findHotel(hotelId) : null
      return Promise.resolve(hotel && profileOfHotel(hotel))
    },
    photo: (hotelId, n, width) => {
      const hotel = findHotel(hotelId)
      return Promise.resolve(hotel && hotelPhoto(hotel, n, width))
    },
    answered: async (provider, externalId, stay, signal) => {
      const question = questionOf(externalId, stay)
      const key = `${provider} ${question}`
      if (!cache.get(key)) await awaitProvider(provider, question, { wait, latencyScale, signal })
      cache.set(key, true)
    },
    // Ids of hotels are computed from the whole gazetteer, which a start does not need.
    get scenarios() {
      return hotelScenarios()
    },
  }
}

/** Address, texts, rules, guest reviews and pictures of a hotel; the same at every call. */
export function profileOfHotel(hotel: HotelRow): HotelProfile {
  const facts = factsOf(hotel)
  const { seed, city, country, countryCode, score } = facts
  const count = hotel.city.reviewCount[hotel.row] ?? 0
  return {
    address: {
      line: addressLine(seed, countryCode),
      city,
      country,
      countryCode,
      postalCode: postalCode(seed, countryCode),
    },
    phone: phoneNumber(seed, countryCode),
    description: descriptionOf(facts),
    ...arrivalTimes(facts),
    facilityGroups: facilityGroups(facts),
    policies: houseRules(facts),
    reviews: { score, count, items: reviewsOf(facts, count) },
    images: hotelImages(hotel),
  }
}
