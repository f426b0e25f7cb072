import type { HotelState } from '../../contract/hotel/booking-states.ts'
import type { BookingView } from '../booking/booking-view.ts'
import type { CalendarDate } from '../dates.ts'
import type { StayTerms } from './terms.ts'

/** Someone who sleeps in a room. `age` at check-out, of a child where it is told. */
export type GuestView = {
  title: string | null
  firstName: string
  lastName: string
  child: boolean
  age: number | null
}

/** A booked room with who sleeps in it; the first guest is the lead. */
export type BookedRoomView = {
  name: string
  beds: string
  adults: number
  childAges: readonly number[]
  guests: readonly GuestView[]
}

/** A hotel booking as the desk shows it (Session gateway, HotelBookingData; gap 97). */
export type HotelBookingView = BookingView & {
  kind: 'hotel'
  /**
   * `vouchering`: confirmed, its vouchers still to come. `lapsed`: a hold that ended at its deadline. `unknown`: a state that is
   * not documented.
   */
  state: HotelState | 'vouchering' | 'lapsed' | 'unknown'
  hotel: {
    id: number
    name: string
    stars: number
    /** Street, city and country in one line; empty where nothing was supplied. */
    address: string
    city: string
    image: string | null
  }
  checkIn: CalendarDate
  checkOut: CalendarDate
  /** `15:00`; empty where not told. */
  checkInFrom: string
  checkOutUntil: string
  rooms: readonly BookedRoomView[]
  board: string
  cancellation: StayTerms
  /** One a room as a rule, in the order of the rooms; empty until they are issued. */
  voucherNumbers: readonly string[]
  /** The deadline may be extended, once. */
  canExtend: boolean
  /** What a cancellation after the confirmation cost and gave back; null without one. */
  settled: { penaltyCents: number; refundCents: number } | null
  /** The house's rules, one a line. */
  remarks: readonly string[]
  /** What was asked of the hotel. */
  note: string | null
}
