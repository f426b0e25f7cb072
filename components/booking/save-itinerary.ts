import { itineraryHref, type ItineraryPrices } from '../../lib/booking/itinerary-file.ts'

/** Saves the file of a booking's itinerary. The page stays, also where there is no file. */
export function saveItinerary(reference: string, prices: ItineraryPrices): void {
  const link = document.createElement('a')
  link.href = itineraryHref(reference, prices)
  link.download = ''
  link.click()
}
