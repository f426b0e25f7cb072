import { randomUUID } from 'node:crypto'
import { activityMoves } from '../../../contract/activity/booking-states.ts'
import { documentNumber } from '../document-number.ts'
import type { ActivityBooking, ActivityVoucher } from './activity-booking.ts'

/** `documentNumber` has no more parts than these. */
const mostVouchers = 17

/**
 * The vouchers of an issued booking: one for each traveller where tickets admit directly, else one for the
 * group.
 */
export function vouchersOf({ reference, detail }: ActivityBooking): ActivityVoucher[] {
  const { adult, child, senior } = detail.party
  const many = adult + child + senior
  const each = detail.variant.directAdmission && many <= mostVouchers
  return Array.from({ length: each ? many : 1 }, (_, part) => ({
    uuid: randomUUID(),
    visualId: documentNumber(reference, part),
    traveller: each ? part : null,
  }))
}

/** The vouchers that still admit somebody: none before the issue, and none once a booking has ended. */
export function validVouchers({ state, detail }: ActivityBooking): readonly ActivityVoucher[] {
  const hasEnded = activityMoves.every(({ from }) => from !== state)
  return hasEnded ? [] : detail.vouchers
}
