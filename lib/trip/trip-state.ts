import type { CalendarDate } from '../dates.ts'
import type { BookingStanding } from '../booking/kind-facts.ts'
import type { Trip, TripOption, TripState } from './trip.ts'

/** Of every slot, the option that is chosen. */
export function chosenOptions(options: readonly TripOption[]): TripOption[] {
  return options.filter(({ chosen }) => chosen)
}

/** The word of each state. */
export const tripStateWords: Readonly<
  Record<TripState, { word: string; tone: 'off' | 'run' | 'ok' | 'held' }>
> = {
  planning: { word: 'Planning', tone: 'off' },
  offered: { word: 'Offered', tone: 'run' },
  agreed: { word: 'Agreed', tone: 'ok' },
  'booked-in-part': { word: 'Booked in part', tone: 'held' },
  booked: { word: 'Booked', tone: 'ok' },
  over: { word: 'Over', tone: 'off' },
  dropped: { word: 'Dropped', tone: 'off' },
}

/** How a booking of a trip stands that counts. */
export const LIVE: readonly BookingStanding[] = ['held', 'underway', 'made', 'ending', 'unknown']

/**
 * The state of a trip. Bookings count before what the client was offered, and the last day before both.
 * @param trip.quote how its last offer stands; null if nothing was offered
 * @param today local date of the office
 */
export function stateOf(
  trip: Pick<Trip, 'options' | 'attached' | 'days'> & {
    isDropped: boolean
    quote: 'open' | 'agreed' | null
  },
  today: CalendarDate,
): TripState {
  if (trip.isDropped) return 'dropped'
  const chosen = chosenOptions(trip.options)
  const isLive = (booking: TripOption['booking']) => booking !== null && LIVE.includes(booking.standing)
  const booked = [...chosen.map(({ booking }) => booking), ...trip.attached].filter(isLive).length
  if (booked > 0 && trip.days !== null && trip.days.to < today) return 'over'
  const open = chosen.filter(({ booking }) => !isLive(booking)).length
  if (booked > 0) return open > 0 ? 'booked-in-part' : 'booked'
  if (trip.quote === 'agreed') return 'agreed'
  return trip.quote === 'open' ? 'offered' : 'planning'
}
