import type { ItineraryPrices } from '../booking/itinerary-file.ts'

/** The itinerary of a trip is for its client, so it has the client's prices or none. */
export type TripPrices = Exclude<ItineraryPrices, 'net'>

/** Address of the calendar file of a trip. */
export function tripCalendarHref(tripId: string): string {
  return `/api/trips/${tripId}/calendar`
}

/** Address of the itinerary of a trip as a file; `shown` by the browser instead of saved, to print it. */
export function tripItineraryHref(
  tripId: string,
  prices: TripPrices,
  { shown = false }: { shown?: boolean } = {},
): string {
  return `/api/trips/${tripId}/itinerary?prices=${prices}${shown ? '&show' : ''}`
}
