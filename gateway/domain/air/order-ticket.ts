import { createHash } from 'node:crypto'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { actOn, type NotActedOn } from '../booking/act-on.ts'
import { moveBooking } from '../booking/move.ts'
import { setTimer } from '../booking/timer.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { AirBooking } from './air-booking.ts'
import { airKind } from './air-kind.ts'

/**
 * Orders the ticket of a held booking. It is `ticketing` at once and the ticket is issued in the
 * background (gaps 66, 67, 71).
 * Faults: `not-found`, `not-yours`, `not-held`.
 */
export function orderTicket(
  services: Services,
  grant: Grant<'air_order_ticket'>,
  input: { reference: string },
): Promise<Outcome<AirBooking, NotActedOn | 'not-held'>> {
  return actOn(services, airKind, grant, input.reference, async (tx, booking) => {
    const dueAt = plusSeconds(grant.now, issueSeconds(services, booking))
    const ordered = await moveBooking(tx, airKind, booking, 'order-ticket', {
      at: grant.now,
      requestId: grant.requestId,
      orderedBy: grant.displayName,
      detail: { ...booking.detail, issueDueAt: dueAt.toISOString() },
    })
    if (!ordered) return fail('not-held')
    await setTimer(tx, {
      officeId: grant.officeId,
      kind: 'air-issue',
      subject: booking.reference,
      dueAt,
      requestId: grant.requestId,
    })
    return ok(ordered)
  })
}

/**
 * The delay that the supplier gives. Without one it lies between the configured minimum and maximum, to the
 * millisecond, and is always the same for the same booking.
 */
function issueSeconds(services: Services, booking: AirBooking): number {
  if (booking.detail.ticketSeconds !== null) return booking.detail.ticketSeconds
  const [least, most] = services.settings.issueSeconds
  const share = createHash('sha256').update(booking.reference).digest().readUInt16BE(0) / 0xffff
  return Math.round((least + (most - least) * share) * 1000) / 1000
}
