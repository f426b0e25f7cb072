import { documentNumber } from '../document-number.ts'
import type { HotelBooking, HotelDetail } from './hotel-booking.ts'

/** The detail after the vouchers are issued: one number per room (gap 97). */
export function withVouchers(booking: Pick<HotelBooking, 'reference' | 'detail'>): HotelDetail {
  const { detail, reference } = booking
  const voucherNumbers = detail.rate.rooms.map((_, room) => `V${documentNumber(reference, room)}`)
  return { ...detail, voucherNumbers, voucherDueAt: null }
}
