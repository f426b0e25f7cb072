import type { OfferFacts, Stretch } from '../booking/offer-facts.ts'
import { chosenOptions, LIVE } from './trip-state.ts'
import type { Trip, TripBooking, TripOption } from './trip.ts'

/** What a trip holds at one place of its days: a chosen option with its booking, or a booking alone. */
export type TripItem = {
  /** Of the option, or the reference of the booking. */
  id: string
  title: string
  /** Null while it is not booked. */
  reference: string | null
  /** As it is booked now; as it was offered while it is not. */
  stretches: readonly Stretch[]
  /** Null where it is not known. */
  party: OfferFacts['party'] | null
  /** How many people its beds take; null where it has none, or that is not known. */
  bedPlaces: number | null
}

/** The chosen options and the live bookings of a trip. */
export function itemsOf({ options, attached }: Pick<Trip, 'options' | 'attached'>): TripItem[] {
  return [
    ...chosenOptions(options).map(itemOfOption),
    ...attached.filter(({ standing }) => LIVE.includes(standing)).map(itemOfBooking),
  ]
}

/** The live bookings of a trip, of its options first. */
export function liveBookings({ options, attached }: Pick<Trip, 'options' | 'attached'>): TripBooking[] {
  const all = [...options.flatMap(({ booking }) => booking ?? []), ...attached]
  return all.filter(({ standing }) => LIVE.includes(standing))
}

function itemOfOption({ id, facts, booking }: TripOption): TripItem {
  const reference = booking?.reference ?? null
  const stretches = booking === null ? facts.stretches : stretchesNow(facts.stretches, booking.stretches)
  return {
    id,
    title: facts.title,
    reference,
    stretches,
    party: facts.party,
    bedPlaces: facts.bedPlaces ?? null,
  }
}

function itemOfBooking({ reference, title, stretches }: TripBooking): TripItem {
  return { id: reference, title, reference, stretches, party: null, bedPlaces: null }
}

/** The first and the last day of what is chosen and booked; null while there is nothing. */
export function daysOf(trip: Pick<Trip, 'options' | 'attached'>): Trip['days'] {
  const days = [
    ...itemsOf(trip).flatMap(({ stretches }) =>
      stretches.flatMap(({ from, to }) => [from.wall.slice(0, 10), to.wall.slice(0, 10)]),
    ),
    ...trip.attached.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]),
  ].filter((day) => day !== null)
  days.sort()
  const [from, to] = [days[0], days.at(-1)]
  return from !== undefined && to !== undefined ? { from, to } : null
}

/**
 * The stretches of an option as its booking has them now. What the booking did not change is said as it was
 * offered: the offer knows zones and ends that the list of bookings does not.
 */
function stretchesNow(offered: readonly Stretch[], booked: readonly Stretch[]): readonly Stretch[] {
  if (booked.length !== offered.length) return booked.length === 0 ? offered : booked
  return booked.map((stretch, index) => {
    const was = offered[index]
    return was && isAtSameTime(was, stretch) ? was : stretch
  })
}

function isAtSameTime(was: Stretch, now: Stretch): boolean {
  if (was.use !== now.use) return false
  const [from, to] = [was.from.wall === now.from.wall, was.to.wall === now.to.wall]
  if (now.use === 'moves') return from && to
  if (now.use === 'event') return from
  return (
    was.from.wall.slice(0, 10) === now.from.wall.slice(0, 10) &&
    was.to.wall.slice(0, 10) === now.to.wall.slice(0, 10)
  )
}
