import { kindFacts } from '../kinds.ts'
import { leadingDeadline, type BookingPhase } from './booking-phase.ts'
import { stateFacts } from './booking-state.ts'
import type { BookingView } from './booking-view.ts'
import { isErased } from './erased-name.ts'
import { isolated } from './isolated-name.ts'
import { nameCase } from './name-case.ts'
import { dateFormat } from '../date-format.ts'

/** `14:34:41` of an instant, UTC. */
export function clockTime(instant: string): string {
  return dateFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(Date.parse(instant))
}

/**
 * One sentence about the present state of a booking: "Held for Anna Keller until 14:34:41 UTC".
 */
export function bookingHeadline(booking: BookingView, phase: BookingPhase): string {
  const name = isErased(booking.leadName) ? 'an erased traveller' : isolated(nameCase(booking.leadName))
  const headline = stateFacts(booking).headline(name, kindFacts(booking.kind))
  if (booking.state !== 'held') return headline
  if (phase === 'run-out') return `Time is up for ${name}: checking the outcome`
  if (!booking.deadlines) return `${headline}, deadline not supplied`
  const until = booking.deadlines.estimated ? 'until about' : 'until'
  return `${headline} ${until} ${clockTime(leadingDeadline(booking.deadlines).deadlineAt)} UTC`
}
