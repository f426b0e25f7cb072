import type { HotelProfileV2, HotelRateV2 } from '../../contract/hotel/availability-answer.ts'
import type { InputOf, ResponseOf } from '../../contract/registry.ts'
import type { Offer, PriceView } from '../booking/offer-check.ts'
import type { CalendarDate } from '../dates.ts'
import { centsOfUsd, type NetCents } from '../money.ts'
import { plural } from '../plural.ts'
import type { StayDates } from './stay.ts'
import { stayTermsOf, type StayTerms } from './terms.ts'

/** One room of a rate with its number of guests. */
export type RateRoom = {
  roomId: string
  name: string
  /** `1 queen bed`; empty if not known. */
  beds: string
  adults: number
  /** Ages at check-out, fixed by the search. */
  childAges: readonly number[]
}

/** A rate of a hotel for a stay, as it is selected, checked and held. */
export type Rate = Offer & {
  hotelId: number
  hotelName: string
  /** 0 if it has no stars. */
  stars: number
  /** The hotel's first photo, as the gateway names it; null if there is none. */
  image: string | null
  checkIn: CalendarDate
  checkOut: CalendarDate
  rooms: readonly RateRoom[]
  /** `Breakfast included`. */
  board: string
  terms: StayTerms
  /** How many are left; null if not known. */
  roomsLeft: number | null
}

/** The hotel's details of one room of a rate. */
export type RoomDetails = {
  id: string
  name: string
  beds: string
  /** Square metres; null where unknown. */
  sizeM2: number | null
  maxOccupancy: number
  description: string
  images: readonly string[]
}

/** A rate in the list of its hotel. */
export type ListedRate = {
  offer: Rate
  rooms: readonly RoomDetails[]
  /** The price before the discount; null without one. */
  beforeCents: NetCents | null
}

/** A price that is a single figure: hotel prices have no separate taxes. */
function wholePrice(amount: number): PriceView {
  const totalCents = centsOfUsd(amount)
  return { baseCents: totalCents, taxCents: 0, totalCents }
}

/**
 * Reads a rate of the answer about one hotel (Session gateway, Hotel v2, HotelAvailability; gap 117).
 * @param stay the request: the answer has the number of children, not their ages
 */
export function listedRateOf(
  rate: HotelRateV2,
  hotel: Pick<HotelProfileV2, 'rating' | 'images' | 'time_zone'>,
  stay: StayDates,
): ListedRate {
  return {
    offer: {
      offerCode: rate.FareSourceCode,
      price: wholePrice(rate.NetRate),
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
      terms: stayTermsOf(rate, hotel.time_zone),
      roomsLeft: rate.AvailableRooms > 0 ? rate.AvailableRooms : null,
    },
    rooms: rate.Rooms.map(roomDetailsOf),
    beforeCents: rate.NetRateBeforeDiscount === null ? null : centsOfUsd(rate.NetRateBeforeDiscount),
  }
}

function roomDetailsOf(room: HotelRateV2['Room']): RoomDetails {
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

/**
 * The input of a rate check. Any code that names the rate will do: the search's, or that of an earlier check.
 */
export function rateCheckInput(rateCode: string): InputOf<'hotel.check-rate'> {
  return { FareSourceCode: rateCode }
}

/** Reads the rate of a check (Session gateway, HotelCheckRate; gap 93). Its code is the one to hold. */
export function checkedRateOf(checked: Omit<ResponseOf<'hotel.check-rate'>, 'PriceChange'>): Rate {
  const rate = checked.PricedItinerary
  return {
    offerCode: rate.FareSourceCode,
    price: wholePrice(rate.NetRate),
    hotelId: rate.HotelId,
    hotelName: rate.HotelName,
    stars: rate.Hotel.rating,
    image: rate.Hotel.images[0] ?? null,
    checkIn: checked.CheckIn.slice(0, 10),
    checkOut: checked.CheckOut.slice(0, 10),
    rooms: rate.Rooms.map((room) => ({
      roomId: room.RoomId,
      name: room.Name,
      beds: room.BedGroups,
      adults: room.AdultCount,
      childAges: room.ChildAges,
    })),
    board: rate.MealPlan,
    terms: stayTermsOf(rate, rate.Hotel.time_zone),
    roomsLeft: rate.AvailableRoom > 0 ? rate.AvailableRoom : null,
  }
}

/** With more rooms left than these beyond the stay's own, their number tells an agent nothing. */
export const FEW_MORE = 4

/** `6 rooms left`, where the stay takes the last ones or few are left after it; null otherwise. */
export function fewRoomsLeft({ roomsLeft, rooms }: Pick<Rate, 'roomsLeft' | 'rooms'>): string | null {
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
