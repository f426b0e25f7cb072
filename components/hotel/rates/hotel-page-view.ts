import type {
  HotelProfileV2,
  HotelRateV2,
  HotelReviews,
} from '../../../contract/hotel/availability-answer.ts'
import type { ResponseOf } from '../../../contract/registry.ts'
import { wholePrice, type StayOffer } from '../../../lib/hotel/stay-offer.ts'
import type { StayDates } from '../../../lib/hotel/stay.ts'
import { termsOf } from '../../../lib/hotel/terms.ts'
import { centsOfUsd } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'

/** One room of a rate. */
export type RoomView = {
  id: string
  name: string
  beds: string
  /** Square metres; null where unknown. */
  sizeM2: number | null
  maxOccupancy: number
  description: string
  images: readonly string[]
}

/** A bookable rate as the matrix shows it. */
export type RateView = {
  offer: StayOffer
  rooms: readonly RoomView[]
  /** The price before the discount; null without one. */
  beforeCents: number | null
}

/** A hotel as its page shows it. Lists and texts are empty where nothing was supplied. */
export type HotelView = {
  id: number
  name: string
  /** 0 without stars. */
  stars: number
  /** In one line, with the country. */
  address: string
  city: string
  country: string
  location: { latitude: number; longitude: number }
  images: readonly string[]
  description: string
  /** `15:00`; empty where unknown. */
  checkInFrom: string
  checkOutUntil: string
  facilityGroups: HotelProfileV2['facility_groups']
  policies: readonly { title: string; text: string }[]
  /** Null without reviews. Scores are 1 to 10. */
  reviews: { score: number; count: number; word: string; items: ReviewView[] } | null
  rates: readonly RateView[]
}

export type ReviewView = {
  author: string
  country: string
  date: string
  score: number
  title: string
  text: string
}

/**
 * Converts the answer about one hotel for its page (Session gateway, Hotel v2, HotelAvailability; gap 117).
 * @param stay the request: the answer has the number of children, not their ages
 */
export function hotelView(answer: ResponseOf<'hotel.availability'>, stay: StayDates): HotelView | null {
  const { Hotel: hotel } = answer
  if (!hotel) return null
  const rates = answer.PricedItineraries.filter((rate): rate is HotelRateV2 => 'FareSourceCode' in rate)
  return {
    id: hotel.id,
    name: hotel.name,
    stars: hotel.rating,
    address: [
      hotel.address.line,
      [hotel.address.postal_code, hotel.address.city].filter(Boolean).join(' '),
      hotel.address.country,
    ]
      .filter(Boolean)
      .join(', '),
    city: hotel.address.city,
    country: hotel.address.country,
    location: hotel.location,
    images: hotel.images,
    description: hotel.description,
    checkInFrom: hotel.check_in_from,
    checkOutUntil: hotel.check_out_until,
    facilityGroups: hotel.facility_groups.filter(({ facilities }) => facilities.length > 0),
    policies: answer.Policies.map(({ Title, Text }) => ({ title: Title, text: Text })),
    reviews: reviewsOf(answer.Reviews),
    rates: rates.map((rate) => rateView(rate, hotel, stay)),
  }
}

function rateView(rate: HotelRateV2, hotel: HotelProfileV2, stay: StayDates): RateView {
  const price = wholePrice(rate.NetRate)
  return {
    offer: {
      offerCode: rate.FareSourceCode,
      price,
      hotelId: rate.HotelId,
      hotelName: rate.HotelName,
      stars: hotel.rating,
      image: hotel.images[0] ?? null,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      rooms: rate.Rooms.map((room, index) => ({
        roomId: room.Id,
        name: room.Name,
        beds: room.Beds.join(', '),
        adults: room.Adults,
        childAges: stay.rooms[index]?.children ?? [],
      })),
      board: rate.MealPlan,
      terms: termsOf(rate, hotel.time_zone),
      roomsLeft: rate.AvailableRooms > 0 ? rate.AvailableRooms : null,
    },
    rooms: rate.Rooms.map(roomView),
    beforeCents: rate.NetRateBeforeDiscount === null ? null : centsOfUsd(rate.NetRateBeforeDiscount),
  }
}

function roomView(room: HotelRateV2['Room']): RoomView {
  return {
    id: room.Id,
    name: room.Name,
    beds: room.Beds.join(', '),
    sizeM2: room.SizeM2 > 0 ? room.SizeM2 : null,
    maxOccupancy: room.MaxOccupancy,
    description: room.Description,
    images: room.Images,
  }
}

function reviewsOf(reviews: HotelReviews | null): HotelView['reviews'] {
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

/** With more rooms left than these beyond the stay's own, their number tells an agent nothing. */
export const FEW_MORE = 4

/** `6 rooms left`, where the stay takes the last ones or few are left after it; null otherwise. */
export function fewRoomsLeft({ roomsLeft, rooms }: Pick<StayOffer, 'roomsLeft' | 'rooms'>): string | null {
  if (roomsLeft === null || roomsLeft > rooms.length + FEW_MORE) return null
  return `${plural(roomsLeft, 'room')} left`
}

/** Rooms of a kind (name and beds) together, with their number. In their given order. */
export function roomKinds<Room extends { name: string; beds?: string }>(
  rooms: readonly Room[],
): { room: Room; count: number; text: string }[] {
  const kinds = Map.groupBy(rooms, ({ name, beds }) => `${name}|${beds ?? ''}`)
  return [...kinds.values()].flatMap(([room, ...others]) => {
    const count = 1 + others.length
    return room ? { room, count, text: count > 1 ? `${count} × ${room.name}` : room.name } : []
  })
}

/** The rooms of a rate: `2 × Standard Double Room`, `Twin Room + Suite`. */
export function roomNames(rooms: readonly { name: string }[]): string {
  return roomKinds(rooms.map(({ name }) => ({ name })))
    .map(({ text }) => text)
    .join(' + ')
}
