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

const LIVE: readonly BookingStanding[] = ['held', 'underway', 'made', 'ending', 'unknown']

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

/** The first and the last day of what is chosen and booked; null while there is nothing. */
export function daysOf(trip: Pick<Trip, 'options' | 'attached'>): Trip['days'] {
  const days = [
    ...chosenOptions(trip.options).flatMap(({ facts }) =>
      facts.stretches.flatMap(({ from, to }) => [from.wall.slice(0, 10), to.wall.slice(0, 10)]),
    ),
    ...trip.attached.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]),
  ].filter((day) => day !== null)
  days.sort()
  const [from, to] = [days[0], days.at(-1)]
  return from !== undefined && to !== undefined ? { from, to } : null
}
