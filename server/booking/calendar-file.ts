import 'server-only'
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { addDays } from '../../lib/dates.ts'
import { wallInstant } from '../../lib/zone.ts'
import { textsOf } from '../../pdf/blocks.ts'
import { attachment } from '../request/content-disposition.ts'
import type { ItineraryPart } from './kind-itinerary.ts'
import type { PaperBooking } from './paper-booking.ts'

/** What a file of events is made of; `at` is office time. */
type Calendar = { name: string; bookings: readonly Pick<PaperBooking, 'booking' | 'parts'>[]; at: Date }

/**
 * Bookings as a calendar file: an event for each flight, stay and activity, without any price. An event keeps
 * its id, and a later file its higher number, so that a calendar that gets both has each event once, as it is
 * now.
 */
export function calendarFile({ name, bookings, at }: Calendar): string {
  const calendar = ical({
    // The library writes the name as it is.
    name: escape(name, false),
    prodId: { company: 'Travel Desk', product: 'Itinerary', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { booking, parts } of bookings) {
    for (const part of parts) calendar.createEvent(eventOf(booking, part, at))
  }
  return calendar.toString()
}

/** Such a file, which nothing may store. */
export function calendarAnswer(calendar: Calendar, name: string): Response {
  return new Response(calendarFile(calendar), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

function eventOf(booking: BookingView, part: ItineraryPart, at: Date): ICalEventData {
  const { standing } = stateFacts(booking)
  const status = STATUSES[standing] ?? ICalEventStatus.TENTATIVE
  const isOpen = status === ICalEventStatus.TENTATIVE
  return {
    id: `${booking.reference}.${part.id}@travel-desk`,
    sequence: Math.max(0, Math.floor((at.getTime() - Date.parse(booking.createdAt)) / 60_000)),
    stamp: at,
    ...timesOf(part),
    summary: isOpen ? `${part.title} (not confirmed yet)` : part.title,
    description: descriptionOf(booking, part),
    location: part.address,
    status,
    // Nobody is busy for all the nights of a stay.
    transparency: part.isAllDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  }
}

/** All others are not sure yet. */
const STATUSES: Readonly<Partial<Record<string, ICalEventStatus>>> = {
  made: ICalEventStatus.CONFIRMED,
  over: ICalEventStatus.CANCELLED,
}

/**
 * Instants in UTC, which every calendar shows at the right local time; wall times without a zone where one of
 * the zones is not known. What takes whole days has dates, the last day included.
 */
function timesOf({
  from,
  to,
  isAllDay,
}: ItineraryPart): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'floating'> {
  if (isAllDay) {
    const lastDay = (to ?? from).wall.slice(0, 10)
    return { start: midnightOf(from.wall.slice(0, 10)), end: midnightOf(addDays(lastDay, 1)), allDay: true }
  }
  const ends = [from, ...(to === null ? [] : [to])]
  const instants = ends.map(({ wall, timeZone }) => wallInstant(`${wall}:00`, timeZone ?? undefined))
  const isFloating = instants.includes(null)
  const [start, end] = ends.map(
    ({ wall }, index) => new Date((isFloating ? null : instants[index]) ?? `${wall}:00Z`),
  )
  if (!start) throw new Error('An event has a start.')
  // Over the date line the clocks of two places may tell an end before its start.
  return { start, floating: isFloating, ...(end && end > start && { end }) }
}

function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** What its paper says of it, a line each. */
function descriptionOf(booking: BookingView, { title, blocks }: ItineraryPart): string {
  const lines = textsOf(blocks).map(({ text }) =>
    typeof text === 'string' ? text : text.map((span) => span.text).join(''),
  )
  const name = `Booking ${booking.code ?? booking.reference}: ${stateFacts(booking).word}`
  return [...lines.filter((line) => line !== '' && line !== title), name].join('\n')
}
