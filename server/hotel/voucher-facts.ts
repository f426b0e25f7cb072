import 'server-only'
import { formatDay } from '../../lib/dates.ts'
import type { BookedRoomView, HotelBookingView } from '../../lib/hotel/booking-view.ts'
import type { Point } from '../../lib/map/box.ts'
import { nightsOf, nightsText } from '../../lib/hotel/stay.ts'

/** One room on a voucher. The role of a guest is empty, or such as `child, 6`. */
export type VoucherRoom = {
  title: string
  detail: string
  guests: { name: string; role: string }[]
  number: string | null
}

/** The content of a voucher: the facts that the hotel's front desk asks for, and no price. */
export type VoucherFacts = {
  reference: string
  confirmedAt: Date
  hotelName: string
  stars: number
  address: string
  phone: string
  position: Point
  checkIn: { day: string; hour: string }
  checkOut: { day: string; hour: string }
  nights: string
  board: string
  rooms: VoucherRoom[]
  note: string | null
  remarks: readonly string[]
}

/** The voucher of a confirmed booking; null if there is none yet. */
export function voucherFacts(booking: HotelBookingView): VoucherFacts | null {
  return booking.state === 'confirmed' ? stayFacts(booking) : null
}

/** The same facts of a booking in any state; a room has its voucher number once there is one. */
export function stayFacts(booking: HotelBookingView): VoucherFacts {
  const { hotel, voucherNumbers } = booking
  return {
    reference: booking.reference,
    confirmedAt: new Date(booking.completedAt ?? booking.createdAt),
    hotelName: hotel.name,
    stars: Math.round(hotel.stars),
    address: hotel.address,
    phone: hotel.phone,
    position: hotel.position,
    checkIn: { day: formatDay(booking.checkIn, { year: true }), hour: hour('from', booking.checkInFrom) },
    checkOut: {
      day: formatDay(booking.checkOut, { year: true }),
      hour: hour('until', booking.checkOutUntil),
    },
    nights: nightsText(nightsOf(booking)),
    board: booking.board,
    // A single number for all rooms is printed at the first room.
    rooms: booking.rooms.map((room, index) => voucherRoom(room, index, voucherNumbers[index] ?? null)),
    note: booking.note,
    // The guest must not see the cost of a cancellation to the office or its client.
    remarks: booking.remarks.filter((remark) => !/^cancellation:/i.test(remark)),
  }
}

function hour(word: string, time: string): string {
  return time === '' ? '' : `${word} ${time}`
}

function voucherRoom(room: BookedRoomView, index: number, number: string | null): VoucherRoom {
  const guests = room.guests.map(({ title, firstName, lastName, child, age }, at) => {
    const name = [title, firstName, lastName].filter(Boolean).join(' ')
    if (child) return { name, role: age === null ? 'child' : `child, ${age}` }
    return { name, role: at === 0 ? 'lead guest' : '' }
  })
  return { title: `Room ${index + 1}: ${room.name}`, detail: room.beds, guests, number }
}
