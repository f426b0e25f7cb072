import type { ETicket } from '../../domain/air/air-booking.ts'

/**
 * EticketStatus of an e-ticket: 1 with open coupons, 2 refunded. The documents list no values, so these are
 * our guess.
 */
export function eTicketStatus({ refund }: ETicket): number {
  return refund ? 2 : 1
}
