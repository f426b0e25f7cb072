import { hotelMoves, type HotelState, type HotelTrigger } from '../../../contract/hotel/booking-states.ts'
import type { Deadline, DueEffect, KindOfBooking } from '../booking/kind.ts'
import { hotelBookingOf, type HotelBooking } from './hotel-booking.ts'
import { giveBackRooms } from './rooms-taken.ts'
import { withVouchers } from './vouchers.ts'

type HotelJob = 'hotel-lapse' | 'hotel-voucher'

type HotelKind = KindOfBooking<HotelBooking, HotelTrigger, HotelJob>

/**
 * The parts of a hotel booking that other kinds do not share: its moves, its
 * deadline, its vouchers and its rooms.
 * Source: Session gateway, States and transitions (hotel booking); gaps 98, 99, 106, 203.
 */
export const hotelKind: HotelKind = {
  name: 'hotel',
  letters: 'PH',
  first: 'held',
  sharesReferences: false,
  keepsRefused: true,
  moves: hotelMoves,
  alive: ['held', 'confirmed'] satisfies HotelState[],
  ended: ['cancelled', 'withdrawn'] satisfies HotelState[],
  holdIn: {
    held: 'open',
    confirmed: 'charged',
    withdrawn: 'charged',
    cancelled: 'released',
    short: 'none',
    duplicate: 'none',
  },
  refundedCents: null,
  confirmed: 'confirmed',
  lapseJob: 'hotel-lapse',
  bookingOf: hotelBookingOf,
  nextDeadline,
  fallDue: (_, booking, deadline) => Promise.resolve(effectOf(booking, deadline)),
  giveBack: async (tx, { detail }) => {
    if (detail.taken) await giveBackRooms(tx, detail.taken)
  },
}

function nextDeadline(booking: HotelBooking): Deadline<HotelJob> | null {
  const { state, lapses_at: lapsesAt, detail } = booking
  if (state === 'held' && lapsesAt) return { job: 'hotel-lapse', at: lapsesAt }
  if (state !== 'confirmed' || detail.voucherDueAt === null) return null
  return { job: 'hotel-voucher', at: new Date(detail.voucherDueAt) }
}

/** A hold that is not ordered by its deadline is cancelled (gap 203); a delayed voucher is issued. */
function effectOf(
  booking: HotelBooking,
  deadline: Deadline<HotelJob>,
): DueEffect<HotelBooking, HotelTrigger> {
  if (deadline.job === 'hotel-lapse') return { trigger: 'lapse' }
  return { trigger: null, detail: withVouchers(booking), visible: true }
}
