import { inTransaction } from '../../../database/transaction.ts'
import type { Services } from '../../services.ts'
import type { FlightSegment, Leg } from '../../supply/air/fare.ts'
import { lockRow } from '../booking/touch.ts'
import { writeDetail } from '../booking/write-detail.ts'
import { isArmed, takeArmed } from '../sandbox/armed.ts'
import type { Caller } from '../session/caller.ts'
import { airBookingOf, type AirBooking, type AirDetail } from './air-booking.ts'
import { hasLeft } from './departed-legs.ts'

/** By how much an armed schedule change moves the first leg of a booking. */
const RETIMED_MINUTES = 45
const MINUTE = 60_000

/**
 * Moves the first leg of a ticketed booking by 45 minutes, if the office has armed `retime`. The booking
 * keeps the new time. No event is sent: a caller sees the change when it reads the record again. A first leg
 * that has left is not moved, as it would be ahead again, and the armed scenario stays for another booking.
 */
export async function strikeRetime(
  { db, reference }: Services,
  caller: Caller,
  booking: AirBooking,
): Promise<AirBooking> {
  const mayMove = ({ state, detail }: AirBooking) =>
    state === 'ticketed' && !hasLeft(reference, { legs: flownLegs(detail) }, caller.now)
  if (caller.environment === 'production' || !mayMove(booking)) return booking
  if (!(await isArmed(db, caller.officeId, 'retime'))) return booking
  return inTransaction(db, async (tx) => {
    const row = await lockRow(tx, { officeId: caller.officeId, reference: booking.reference })
    const locked = row && airBookingOf(row)
    if (!locked || !mayMove(locked)) return locked ?? booking
    if (!(await takeArmed(tx, caller.officeId, 'retime'))) return locked
    const retimedMinutes = (locked.detail.retimedMinutes ?? 0) + RETIMED_MINUTES
    return writeDetail(tx, locked, { ...locked.detail, retimedMinutes }, caller.now)
  })
}

/**
 * The legs of a booking as they are flown. Its fare keeps the times that were sold: seats are counted by
 * them.
 */
export function flownLegs({ fare, retimedMinutes = 0 }: AirDetail): readonly Leg[] {
  if (retimedMinutes === 0) return fare.legs
  return fare.legs.map((leg, index) =>
    index === 0 ? { ...leg, segments: leg.segments.map((each) => moved(each, retimedMinutes)) } : leg,
  )
}

function moved(segment: FlightSegment, minutes: number): FlightSegment {
  return {
    ...segment,
    departsAt: later(segment.departsAt, minutes),
    arrivesAt: later(segment.arrivesAt, minutes),
    technicalStops: segment.technicalStops.map((stop) => ({
      ...stop,
      arrivesAt: later(stop.arrivesAt, minutes),
      departsAt: later(stop.departsAt, minutes),
    })),
  }
}

/** Moves a local time, which has no zone: a night on which clocks change is not considered. */
function later(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}Z`) + minutes * MINUTE).toISOString().slice(0, 19)
}
