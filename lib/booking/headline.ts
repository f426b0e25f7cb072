import { kindFacts } from './booking-kinds.ts'
import type { BookingView } from './booking-view.ts'
import { nameCase } from './name-case.ts'
import { leadingDeadline, type BookingPhase } from './booking-phase.ts'

/** `14:34:41` of an instant, in the zone named; UTC where none is. */
export function clockTime(instant: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(Date.parse(instant))
}

/**
 * The one sentence that says what a booking is now: "Held for Anna Keller until 14:34:41".
 * @param timeZone IANA zone in which times are shown
 */
export function bookingHeadline(booking: BookingView, phase: BookingPhase, timeZone?: string): string {
  const name = nameCase(booking.leadName)
  const { offer, order, supplier } = kindFacts(booking.kind)
  switch (booking.state) {
    case 'held':
      if (phase === 'run-out') return `The time for ${name} is up, checking what became of it`
      if (!booking.deadlines) return `Held for ${name}, until when is not supplied`
      return `Held for ${name} until ${clockTime(leadingDeadline(booking.deadlines).deadlineAt, timeZone)}`
    case 'ticketing':
      return `Being ticketed for ${name}`
    case 'ticketed':
      return `Ticketed for ${name}`
    case 'vouchering':
      return `Confirmed for ${name}, the voucher follows`
    case 'confirmed':
      return `Confirmed for ${name}`
    case 'withdrawn':
      return `Cancelled for ${name} after it was confirmed`
    case 'refunded':
      return `Refunded for ${name}`
    case 'cancelled':
      return `Cancelled for ${name}, nothing is held`
    case 'lapsed':
      return `Lapsed for ${name}: ${order.missed} in time, nothing is held`
    case 'failed':
      return `Not booked for ${name}: the ${supplier} refused it`
    case 'short':
      return `Not booked for ${name}: the wallet was short`
    case 'duplicate':
      return `Not booked for ${name}: this ${offer.one} was booked already`
    case 'unknown':
      return `The state of the booking for ${name} is not known`
  }
}
