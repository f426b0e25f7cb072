/**
 * Which prices the file of an itinerary has. `none`: no amount at all. `client`: the total with the office's
 * markup. `net`: the price that the office pays, for its own use.
 */
export type ItineraryPrices = (typeof every)[number]

const every = ['none', 'client', 'net'] as const

/** Whether a text of an address names such prices. */
export function isItineraryPrices(text: string): text is ItineraryPrices {
  return (every as readonly string[]).includes(text)
}

/** Address of a booking as a calendar file. */
export function calendarHref(reference: string): string {
  return `/api/calendar/${encodeURIComponent(reference)}`
}

/** Address of the file. */
export function itineraryHref(reference: string, prices: ItineraryPrices): string {
  return `/api/itinerary/${encodeURIComponent(reference)}?prices=${prices}`
}
