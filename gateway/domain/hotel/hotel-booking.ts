import type { HotelState } from '../../../contract/hotel/booking-states.ts'
import type { HotelRate } from '../../supply/hotel/rate.ts'
import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import type { Services } from '../../services.ts'
import type { BookingRow } from '../booking/booking-row.ts'
import { readPeople } from '../booking/people.ts'
import type { RoomsTaken } from './rooms-taken.ts'

/** A guest as given. A child without an age has that of the search. */
export type Guest = {
  /** 1 adult, 2 child, 3 infant. */
  type: 1 | 2 | 3
  firstName: string
  lastName: string
  title: number | null
  gender: number | null
  childAge: number | null
  nationality: string | null
  nationalId: string | null
  passportNumber: string | null
}

/** The fields that identify a guest; the other fields of a `Guest` do not. */
export type GuestIdentity = Omit<Guest, 'type' | 'gender' | 'childAge'>

/** Ways to reach a booking's guests, and the requests for them in words. */
export type HotelContact = {
  phone: string
  email: string
  note: string | null
  guestArrival: string | null
  guestDeparture: string | null
  transfers: readonly Record<string, unknown>[]
}

/** Who a hotel booking is for. Personal data: never logged. Null stands for a person who was erased. */
export type HotelPeople = {
  contact: HotelContact | null
  /** As `HotelDetail.guests`. */
  guests: readonly (readonly (GuestIdentity | null)[])[]
}

/** The hotel at the time of booking: a voucher shows this even if the supplier's data changes later. */
export type BookedHotel = {
  hotelId: number
  name: string
  /** 0 (unrated) to 5. */
  stars: number
  lat: number
  lon: number
  /** IANA zone of its wall times; `UTC` where a booking is older than the zones. */
  timeZone: string
}

/**
 * The detail that only hotel bookings have. Instants are ISO 8601, office time. It does not say who the
 * people are (`hotelPeople`).
 */
export type HotelDetail = {
  hotel: BookedHotel
  stay: Stay
  provider: HotelProvider
  /** The rate at the held price; its cancellation steps are the policy of the booking. */
  rate: HotelRate
  /** The nationality of the rate, not of a guest. */
  nationality: string | null
  /** Guests of each room, in the order of `rate.rooms`. */
  guests: readonly (readonly Pick<Guest, 'type' | 'gender' | 'childAge'>[])[]
  /** The rooms that the booking took; null where nothing was reserved. */
  taken: RoomsTaken | null
  /** Whether the deadline may still be extended (gap 102). */
  canExtend: boolean
  /** One number per room once issued. */
  voucherNumbers: readonly string[]
  /** When the vouchers will be issued; null before the order and after the issue. */
  voucherDueAt: string | null
  /** The cost and the refund of the cancellation; null before it. Cents of USD. */
  cancellation: { chargeCents: number; refundCents: number } | null
}

/** A booking of hotel rooms: the stored row with its detail. */
export type HotelBooking = Omit<BookingRow, 'kind' | 'state' | 'detail'> & {
  kind: 'hotel'
  state: HotelState
  detail: HotelDetail
}

/** The stored row as a hotel booking. */
export function hotelBookingOf(row: BookingRow): HotelBooking {
  return { ...row, kind: 'hotel', state: row.state as HotelState, detail: row.detail as HotelDetail }
}

/** Reads who a hotel booking is for. */
export async function hotelPeople(services: Services, booking: HotelBooking): Promise<HotelPeople> {
  const [contact, ...guests] = await readPeople(services, booking)
  const left = guests as (GuestIdentity | null)[]
  return {
    contact: (contact ?? null) as HotelContact | null,
    guests: booking.detail.guests.map((room) => left.splice(0, room.length)),
  }
}
