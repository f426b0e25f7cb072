import type {
  HotelProfileV2,
  HotelRateV2,
  HotelReviews,
} from '../../../contract/hotel/availability-answer.ts'
import type { FoundRates, OfferedRate } from '../../domain/hotel/find-rates.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { HotelProfile } from '../../supply/hotel/profile.ts'
import type { RateRoom } from '../../supply/hotel/rate.ts'
import { refundableUntil } from '../../domain/hotel/terms.ts'
import { discountPercent } from '../words/discount.ts'
import { policyText } from '../words/policy-text.ts'
import { boardOf } from '../words/board-of.ts'
import { reviewWord } from '../words/review-word.ts'
import { roomNumber } from '../../domain/hotel/room-number.ts'
import { usdOf } from '../usd.ts'
import { policiesOf } from './hotel-offer.ts'

/** Hotel mode of v2: the hotel, its rules for guests, its reviews and its rates (gap 117). */
export function hotelRatesAnswer({ hotel, rates }: FoundRates, profile: HotelProfile, site: string) {
  return {
    PricedItineraries: rates.map((offered) => rateOf(hotel, offered, site)),
    Meta: null,
    Hotel: hotelOf(hotel, profile, site),
    Policies: profile.policies.map(({ title, text }) => ({ Title: title, Text: text })),
    Reviews: reviewsOf(profile),
  }
}

function rateOf(hotel: Hotel, { rate, offerCode }: OfferedRate, site: string): HotelRateV2 {
  const { hotelId, name, timeZone } = hotel
  const board = boardOf(rate.board)
  const rooms = rate.rooms.map((room) => roomOf(hotelId, room, site))
  const [first] = rooms
  if (!first) throw new Error('a rate has a room')
  const discounted = rate.beforeDiscountCents > rate.totalCents
  return {
    FareSourceCode: offerCode,
    HotelId: hotelId,
    HotelName: name,
    NetRate: usdOf(rate.totalCents),
    NetRateBeforeDiscount: discounted ? usdOf(rate.beforeDiscountCents) : null,
    DiscountPercent: discountPercent(rate.totalCents, rate.beforeDiscountCents),
    Currency: 'USD',
    MealPlan: board.name,
    Board: board.basis,
    BoardIncluded: [...board.included],
    NonRefundable: rate.terms === 'non_refundable',
    FreeCancellation: rate.terms === 'free_cancellation',
    RefundableUntil: refundableUntil(rate),
    CancellationPolicy: policyText(rate, timeZone),
    CancellationPolicies: policiesOf(rate.steps),
    AvailableRooms: rate.available,
    Room: first,
    Rooms: rooms,
  }
}

function roomOf(hotelId: number, room: RateRoom, site: string): HotelRateV2['Room'] {
  return {
    Id: roomNumber(hotelId, room.roomId),
    Name: room.name,
    Adults: room.adults,
    Children: room.childAges.length,
    Beds: [...room.beds],
    MaxOccupancy: room.maxOccupancy,
    SizeM2: room.sizeM2,
    Description: room.description,
    Images: room.images.map((path) => site + path),
    NetRate: usdOf(room.totalCents),
  }
}

function hotelOf(hotel: Hotel, profile: HotelProfile, site: string): HotelProfileV2 {
  const { address } = profile
  return {
    id: hotel.hotelId,
    name: hotel.name,
    rating: hotel.stars,
    location: { latitude: hotel.lat, longitude: hotel.lon },
    address: {
      line: address.line,
      city: address.city,
      country: address.country,
      country_code: address.countryCode,
      postal_code: address.postalCode,
    },
    images: profile.images.map((path) => site + path),
    description: profile.description,
    check_in_from: profile.checkInFrom,
    check_out_until: profile.checkOutUntil,
    time_zone: hotel.timeZone,
    facility_groups: profile.facilityGroups.map(({ name, facilities }) => ({
      name,
      facilities: [...facilities],
    })),
  }
}

function reviewsOf({ reviews }: HotelProfile): HotelReviews {
  return {
    Score: reviews.score / 10,
    Count: reviews.count,
    Word: reviewWord(reviews.score),
    Items: reviews.items.map((item) => ({
      Author: item.author,
      Country: item.country,
      Date: item.date,
      Score: item.score / 10,
      Title: item.title,
      Text: item.text,
    })),
  }
}
