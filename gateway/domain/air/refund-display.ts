import type { RefundType } from '../../../contract/air/refund-types.ts'
import type { Services } from '../../services.ts'
import { findBooking } from '../booking/find-booking.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { AirBooking } from './air-booking.ts'
import { airKind } from './air-kind.ts'
import { departedLegs } from './departed-legs.ts'
import { quoteRefund, typeToShow, type TicketQuote } from './refund-quote.ts'
import { flownLegs } from './retime.ts'

/** The amounts that a refund of a booking would give now, and the type of refund that they are for. */
export type ShownRefund = { booking: AirBooking; type: RefundType; tickets: TicketQuote[] }

/**
 * Computes how much each e-ticket of a ticketed booking would give back now, for anybody of its office; a
 * refunded booking shows how much it gave back. Nothing changes.
 * Source: Session gateway, AirRefundDisplay; gaps 78, 228.
 * Faults: `not-found`; `not-refundable`: any other state.
 */
export async function displayRefund(
  services: Services,
  caller: Caller,
  input: { reference: string },
): Promise<Outcome<ShownRefund, 'not-found' | 'not-refundable'>> {
  const result = await findBooking(services, airKind, caller, { ...input, clientReference: null })
  if (!result.ok) return fail('not-found')
  const booking = result.value
  if (booking.state !== 'ticketed' && booking.state !== 'refunded') return fail('not-refundable')
  const departed = departedLegs(services.reference, flownLegs(booking.detail), caller.now)
  const type = typeToShow(booking.detail, departed)
  return ok({ booking, type, tickets: quoteRefund(booking.detail, departed, type) })
}
