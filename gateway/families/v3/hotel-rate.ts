import type { HotelProperty, HotelRateObject } from '../../../contract/v3/hotel-objects.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { HotelProfile } from '../../supply/hotel/profile.ts'
import type { HotelRate } from '../../supply/hotel/rate.ts'
import { refundableUntil } from '../../domain/hotel/terms.ts'
import { dealBadges, discountPercent } from '../words/discount.ts'
import { policyText } from '../words/policy-text.ts'
import { boardOf } from '../words/board-of.ts'
import { roomNumber } from '../../domain/hotel/room-number.ts'
import { moneyOf } from './money.ts'
import { hotelRateIds } from './offer-id.ts'

/** A rate with its code and its hotel. */
export type RateSource = {
  hotel: Pick<Hotel, 'hotelId' | 'timeZone'>
  rate: HotelRate
  offerCode: string
}

/** A rate of hotel mode (v3, hotel_rate; gaps 146, 147, 220). @param site base address of pictures. */
export function rateObject({ hotel, rate, offerCode }: RateSource, site: string): HotelRateObject {
  const board = boardOf(rate.board)
  const percent = discountPercent(rate.totalCents, rate.beforeDiscountCents)
  return {
    object: 'hotel_rate',
    id: hotelRateIds.of(offerCode),
    total: moneyOf(rate.totalCents),
    total_before_discount:
      rate.beforeDiscountCents > rate.totalCents ? moneyOf(rate.beforeDiscountCents) : null,
    discount_percent: percent,
    deal_badges: dealBadges(percent),
    refundable: rate.terms !== 'non_refundable',
    refundable_until: refundableUntil(rate),
    available_rooms: rate.available,
    units: rate.rooms.length,
    board: board.name,
    board_basis: board.basis,
    board_included: [...board.included],
    rooms: rate.rooms.map((room) => ({
      id: roomNumber(hotel.hotelId, room.roomId),
      name: room.name,
      adults: room.adults,
      children: room.childAges.length,
      beds: [...room.beds],
      max_occupancy: room.maxOccupancy,
      size_m2: room.sizeM2,
      description: room.description,
      images: room.images.map((path) => site + path),
    })),
    payment: {
      title: 'Paid by the office',
      description: 'The total is held on the office wallet and charged when the booking is confirmed.',
      deposit_required: false,
    },
    cancellation: {
      non_refundable: rate.terms === 'non_refundable',
      type: rate.terms,
      policy_text: policyText(rate, hotel.timeZone),
    },
  }
}

/** The property of hotel mode (v3, hotel). */
export function propertyObject(hotel: Hotel, profile: HotelProfile, site: string): HotelProperty {
  const { line, city: town, country, countryCode, postalCode } = profile.address
  return {
    id: String(hotel.hotelId),
    name: hotel.name,
    rating: hotel.stars,
    address: { line, city: town, country, country_code: countryCode, postal_code: postalCode },
    location: { lat: hotel.lat, lng: hotel.lon },
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
