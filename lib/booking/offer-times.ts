import type { CalendarDate } from '../dates.ts'
import type { OfferFacts, PlaceTime } from './offer-facts.ts'

/** The first and the last moment of an offer, by the clocks of their places. */
export function timesOf({ stretches }: Pick<OfferFacts, 'stretches'>): { from: PlaceTime; to: PlaceTime } {
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) throw new Error('An offer has at least one stretch of time.')
  return { from: first.from, to: last.to }
}

/** The day on which ages count: that of the last departure, of check-out, or of the event. */
export function agesDayOf({ stretches }: Pick<OfferFacts, 'stretches'>): CalendarDate {
  const last = stretches.at(-1)
  return (last?.use === 'nights' ? last.to.wall : (last?.from.wall ?? '')).slice(0, 10)
}
