import { documentNumber } from '../document-number.ts'
import type { HotelBooking, HotelDetail } from './hotel-booking.ts'

/** The detail once the vouchers are there: one number per room (gap 97). */
export function withVouchers(booking: Pick<HotelBooking, 'unique_id' | 'detail'>): HotelDetail {
  const { detail, unique_id: uniqueId } = booking
  const voucherNumbers = detail.rate.rooms.map((_, room) => `V${documentNumber(uniqueId, room)}`)
  return { ...detail, voucherNumbers, voucherDueAt: null }
}
