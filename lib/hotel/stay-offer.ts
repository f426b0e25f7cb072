import type { CheckedOffer as CheckedRate } from '../../contract/hotel/check-rate.ts'
import type { Offer, PriceView } from '../booking/offer-check.ts'
import { centsOfUsd } from '../money.ts'
import type { CalendarDate } from '../dates.ts'
import { termsOf, type StayTerms } from './terms.ts'

/** One room of an offer with its number of guests. */
export type OfferRoom = {
  roomId: string
  name: string
  /** `1 queen bed`; empty if not known. */
  beds: string
  adults: number
  /** Ages at check-out, fixed by the search. */
  childAges: readonly number[]
}

/** A rate of a hotel for a stay, as it is selected, checked and held. */
export type StayOffer = Offer & {
  hotelId: number
  hotelName: string
  /** 0 if it has no stars. */
  stars: number
  /** The hotel's first photo, as the gateway names it; null if there is none. */
  image: string | null
  checkIn: CalendarDate
  checkOut: CalendarDate
  rooms: readonly OfferRoom[]
  /** `Breakfast included`. */
  board: string
  terms: StayTerms
  /** How many are left; null if not known. */
  roomsLeft: number | null
}

/** A price that is a single figure: hotel prices have no separate taxes. */
export function wholePrice(amount: number): PriceView {
  const totalCents = centsOfUsd(amount)
  return { baseCents: totalCents, taxCents: 0, totalCents }
}

/** The offer of a rate check (Session gateway, HotelCheckRate; gap 93). Its code is the one to hold. */
export function stayOfferOf(checked: {
  CheckIn: string
  CheckOut: string
  PricedItinerary: CheckedRate
}): StayOffer {
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
    terms: termsOf(rate, rate.Hotel.time_zone),
    roomsLeft: rate.AvailableRoom > 0 ? rate.AvailableRoom : null,
  }
}
