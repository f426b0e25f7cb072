import 'server-only'
import { z } from 'zod'
import { liveBookings } from '../../lib/trip/trip-items.ts'
import type { TripPrices } from '../../lib/trip/trip-files.ts'
import type { Trip } from '../../lib/trip/trip.ts'
import { paperOf } from '../../pdf/letterhead.ts'
import { calendarAnswer } from '../booking/calendar-file.ts'
import { pdfAnswer } from '../booking/itinerary.ts'
import { itineraryBlocks } from '../booking/itinerary-paper.ts'
import { missingPage, readForPaper, type PaperReading } from '../booking/paper-booking.ts'
import { letterheadOf } from '../config/letterhead.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import { failure } from '../request/failure.ts'
import type { AnyGrant } from '../session/grant.ts'
import { tripById } from './trips.ts'

/**
 * Answers the itinerary of all live bookings of a trip as a PDF, with their vouchers. 400: no such prices;
 * 404: no such trip in the office, or none of its bookings can be read; 409: nothing is booked.
 * @param wanted.prices as the address has them
 */
export async function tripItineraryAnswer(
  desk: Desk,
  grant: AnyGrant,
  tripId: string,
  { prices, shown = false }: { prices: string; shown?: boolean },
): Promise<Response> {
  if (!isTripPrices(prices)) return failure(400, 'BadPrices')
  const read = await readTripBookings(desk, grant, tripId, { vouchers: true })
  if (read instanceof Response) return read
  const { trip, bookings, missing } = read
  const madeAt = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
  const facts = { title: `Itinerary ${trip.name}`, author: grant.officeName, madeAt }
  const blocks = [...itineraryBlocks(bookings, prices, trip.name), ...missingPage(missing)]
  const file = await paperOf(await letterheadOf(desk, grant), facts, blocks)
  return pdfAnswer(file, `itinerary-${trip.days?.from ?? trip.id}.pdf`, { shown })
}

/**
 * Answers the live bookings of a trip as a calendar file. 404: no such trip in the office, or none of its
 * bookings can be read; 409: nothing is booked; 502: one of them cannot be read, so that a calendar would
 * lack it in silence.
 */
export async function tripCalendarAnswer(desk: Desk, grant: AnyGrant, tripId: string): Promise<Response> {
  const read = await readTripBookings(desk, grant, tripId, { vouchers: false })
  if (read instanceof Response) return read
  const { trip, bookings, missing } = read
  if (missing.length > 0) return failure(502, 'NotRead', missing.join(' '))
  const at = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
  return calendarAnswer({ name: trip.name, bookings, at }, `trip-${trip.days?.from ?? trip.id}.ics`)
}

function isTripPrices(text: string): text is TripPrices {
  return text === 'none' || text === 'client'
}

type TripReading = Extract<PaperReading, { kind: 'read' }> & { trip: Trip }

/** The live bookings of a trip for a paper, or why there is none. */
async function readTripBookings(
  desk: Desk,
  grant: AnyGrant,
  tripId: string,
  wanted: { vouchers: boolean },
): Promise<TripReading | Response> {
  const trip = z.uuid().safeParse(tripId).success ? await tripById(desk, grant, tripId) : null
  if (trip === null) return failure(404, 'NotFound')
  const references = liveBookings(trip).map(({ reference }) => reference)
  if (references.length === 0) return failure(409, 'NothingBooked', 'Nothing of this trip is booked yet.')
  const read = await readForPaper(desk, grant, references, wanted)
  if (read.kind === 'session') return failure(401, 'SessionExpired')
  return read.bookings.length === 0 ? failure(404, 'NotFound', read.missing.join(' ')) : { ...read, trip }
}
