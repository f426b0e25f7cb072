import type { HotelReviews } from '../../contract/hotel/availability-answer.ts'
import type { ResponseOf } from '../../contract/registry.ts'
import { centsOfUsd, type NetCents } from '../money.ts'
import { listedRateOf, type ListedRate } from './rate.ts'
import type { StayDates } from './stay.ts'

/** A hotel, as every list and every page shows it. */
export type Hotel = {
  id: number
  name: string
  /** 0 without stars. */
  stars: number
  /** The address of its first photo from the gateway; null where none was supplied. */
  image: string | null
}

/** A hotel with its rates, as its page shows it. Lists and texts are empty where nothing was supplied. */
export type HotelPage = Hotel & {
  /** In one line, with the country. */
  address: string
  city: string
  country: string
  /** Degrees. */
  location: { latitude: number; longitude: number }
  images: readonly string[]
  description: string
  /** `15:00`; empty where unknown. */
  checkInFrom: string
  checkOutUntil: string
  facilityGroups: readonly { name: string; facilities: readonly string[] }[]
  policies: readonly { title: string; text: string }[]
  /** Null without reviews. Scores are 1 to 10. */
  reviews: { score: number; count: number; word: string; items: readonly Review[] } | null
  rates: readonly ListedRate[]
}

/** A review of a hotel by a guest. */
export type Review = {
  author: string
  country: string
  date: string
  score: number
  title: string
  text: string
}

/** A hotel of a search on a map, with the lowest price of its stay, which cannot be booked. */
export type NearbyHotel = Hotel & {
  fromCents: NetCents
  location: { latitude: number; longitude: number }
}

type HotelAnswer = ResponseOf<'hotel.availability'>

/**
 * Reads the answer about one hotel (Session gateway, Hotel v2, HotelAvailability; gap 117); null where there
 * is no such hotel.
 * @param stay the request: the answer has the number of children, not their ages
 */
export function hotelPageOf(answer: HotelAnswer, stay: StayDates): HotelPage | null {
  const { Hotel: hotel } = answer
  if (!hotel) return null
  const { line, postal_code: postalCode, city, country } = hotel.address
  return {
    id: hotel.id,
    name: hotel.name,
    stars: hotel.rating,
    image: hotel.images[0] ?? null,
    address: [line, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
    city,
    country,
    location: hotel.location,
    images: hotel.images,
    description: hotel.description,
    checkInFrom: hotel.check_in_from,
    checkOutUntil: hotel.check_out_until,
    facilityGroups: hotel.facility_groups.filter(({ facilities }) => facilities.length > 0),
    policies: answer.Policies.map(({ Title, Text }) => ({ title: Title, text: Text })),
    reviews: reviewsOf(answer.Reviews),
    rates: answer.PricedItineraries.flatMap((rate) =>
      'FareSourceCode' in rate ? [listedRateOf(rate, hotel, stay)] : [],
    ),
  }
}

function reviewsOf(reviews: HotelReviews | null): HotelPage['reviews'] {
  if (!reviews || reviews.Count === 0) return null
  return {
    score: reviews.Score,
    count: reviews.Count,
    word: reviews.Word,
    items: reviews.Items.map((item) => ({
      author: item.Author,
      country: item.Country,
      date: item.Date.slice(0, 10),
      score: item.Score,
      title: item.Title,
      text: item.Text,
    })),
  }
}

/** Reads the hotels of a search on a map (the same operation, city mode; gap 114). */
export function nearbyHotelsOf(answer: HotelAnswer): NearbyHotel[] {
  return answer.PricedItineraries.flatMap((card) =>
    'FareSourceCode' in card
      ? []
      : {
          id: card.HotelId,
          name: card.HotelName,
          stars: card.Hotel.rating,
          image: card.Hotel.images[0] ?? null,
          fromCents: centsOfUsd(card.NetRate),
          location: card.Hotel.location,
        },
  )
}
