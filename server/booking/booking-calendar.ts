import 'server-only'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import { failure } from '../request/failure.ts'
import type { AnyGrant } from '../session/grant.ts'
import { calendarAnswer } from './calendar-file.ts'
import { readForPaper } from './paper-booking.ts'
import { bookingReference } from './reference.ts'

/**
 * Answers a booking as a calendar file; one that has ended takes its events back. 404: the office has no such
 * booking, or it cannot be read.
 */
export async function bookingCalendarAnswer(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
): Promise<Response> {
  if (!bookingReference.safeParse(reference).success) return failure(404, 'NotFound')
  const read = await readForPaper(desk, grant, [reference], { vouchers: false })
  if (read.kind === 'session') return failure(401, 'SessionExpired')
  const [only] = read.bookings
  if (!only) return failure(404, 'NotFound', read.missing.join(' '))
  const at = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
  const name = `calendar-${only.booking.code ?? only.booking.reference}.ics`
  return calendarAnswer({ name: only.name, bookings: [only], at }, name)
}
