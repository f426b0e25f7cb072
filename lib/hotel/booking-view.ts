import type { HotelState } from '../../contract/hotel/booking-states.ts'
import type { SexName } from '../../contract/booking/person.ts'
import type { BookingView } from '../booking/booking-view.ts'
import type { Point } from '../map/box.ts'
import type { CalendarDate } from '../dates.ts'
import type { StayTerms } from './terms.ts'

/** A guest of a room. `age` is a child's age at check-out, if known. */
export type GuestView = {
  title: string | null
  /** Absent where it was not given: the desk does not ask for it. */
  sex?: SexName
  firstName: string
  lastName: string
  child: boolean
  age: number | null
}

/** A booked room with its guests; the first guest is the lead. */
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
   * `vouchering`: confirmed, its vouchers not issued yet. `lapsed`: a hold that ended at its deadline.
   * `unknown`: a state that is not documented.
   */
  state: HotelState | 'vouchering' | 'lapsed' | 'unknown'
  hotel: {
    id: number
    name: string
    stars: number
    /** Street, city and country in one line; empty if nothing was supplied. */
    address: string
    city: string
    /** Empty if nothing was supplied. */
    phone: string
    position: Point
    image: string | null
  }
  checkIn: CalendarDate
  checkOut: CalendarDate
  /** `15:00`; empty if not known. */
  checkInFrom: string
  checkOutUntil: string
  rooms: readonly BookedRoomView[]
  board: string
  cancellation: StayTerms
  /** Until when cancelling costs nothing, ISO 8601 UTC; null if it never does, or the zone is not known. */
  freeUntilAt: string | null
  /** Usually one per room, in the order of the rooms; empty until they are issued. */
  voucherNumbers: readonly string[]
  /** The deadline can still be extended, which is possible once. */
  canExtend: boolean
  /** The hotel's rules, one per line. */
  remarks: readonly string[]
  /** The request to the hotel. */
  note: string | null
}
