import type { Services } from '../../services.ts'
import type { AirBooking } from './air-booking.ts'
import { isForAll, quotesNow, type RefundRequest } from './refund.ts'

/**
 * The e-tickets that a request may have refunded before, when it was broken off; null if it certainly has
 * not. One for all has left none that can be refunded.
 */
export function refundedBefore(
  services: Services,
  now: Date,
  booking: AirBooking,
  request: Omit<RefundRequest, 'reference'>,
): readonly string[] | null {
  const done = booking.detail.eTickets.flatMap(({ number, refund }) => (refund ? [number] : []))
  if (!isForAll(request)) {
    const named = request.numbers ?? []
    return named.every((number) => done.includes(number)) ? named : null
  }
  const isLeft = quotesNow(services, now, booking, request.type).some(({ refundable }) => refundable)
  return done.length === 0 || isLeft ? null : done
}
