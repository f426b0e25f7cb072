import type { HotelRow } from './city-hotels.ts'
import { descriptionOf } from './content/description.ts'
import { facilityGroups } from './content/facility-groups.ts'
import { factsOf } from './content/hotel-facts.ts'
import type { HotelProfile } from '../../supply/hotel/profile.ts'
import { arrivalTimes, houseRules } from './content/house-rules.ts'
import { addressLine, phoneNumber, postalCode } from './content/local-address.ts'
import { reviewsOf } from './content/reviews.ts'
import { hotelImages } from './photo/hotel-photos.ts'

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
