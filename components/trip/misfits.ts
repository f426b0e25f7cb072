import type { OfferFacts, PlaceTime, Stretch } from '../../lib/booking/offer-facts.ts'
import { addDays, daysBetween, formatDay, type CalendarDate } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { wallInstant } from '../../lib/zone.ts'
import type { Trip } from '../../lib/trip/trip.ts'
import { chosenOptions } from '../../lib/trip/trip-state.ts'

/** Something about a trip that does not fit, in words. `nights` are those without a bed. */
export type Misfit = {
  about: 'nights' | 'clash' | 'connection' | 'people'
  text: string
  nights?: readonly CalendarDate[]
}

/** The least time between two journeys that were not sold as one. */
const LEAST_CONNECTION_MINUTES = 120

type Item = { title: string; facts: OfferFacts }

/** What does not fit together among the chosen options of a trip, the earliest first. */
export function misfitsOf(trip: Pick<Trip, 'options'>): Misfit[] {
  const items = chosenOptions(trip.options).map(({ facts }) => ({ title: facts.title, facts }))
  return [...nightMisfits(items), ...clashes(items), ...shortConnections(items), ...partyMisfits(items)]
}

/** The nights between the first arrival and the last departure in which nobody has a bed. */
export function nightsWithoutBed(trip: Pick<Trip, 'options'>): CalendarDate[] {
  return bedless(chosenOptions(trip.options).map(({ facts }) => ({ title: facts.title, facts })))
}

function stretchesOf(items: readonly Item[], use: Stretch['use']): Stretch[] {
  const all = items.flatMap(({ facts }) => facts.stretches.filter((each) => each.use === use))
  return all.sort((one, other) => one.from.wall.localeCompare(other.from.wall))
}

const dayOf = ({ wall }: PlaceTime) => wall.slice(0, 10)

function nightsIn({ from, to }: Stretch): CalendarDate[] {
  const count = Math.max(0, daysBetween(dayOf(from), dayOf(to)))
  return Array.from({ length: count }, (_, index) => addDays(dayOf(from), index))
}

function bedless(items: readonly Item[]): CalendarDate[] {
  const moves = stretchesOf(items, 'moves')
  const [first, last] = [moves[0], moves.at(-1)]
  if (!first || !last || moves.length < 2) return []
  const taken = new Set([...moves, ...stretchesOf(items, 'nights')].flatMap(nightsIn))
  const away = daysBetween(dayOf(first.to), dayOf(last.from))
  const nights = Array.from({ length: Math.max(0, away) }, (_, index) => addDays(dayOf(first.to), index))
  return nights.filter((night) => !taken.has(night))
}

function nightMisfits(items: readonly Item[]): Misfit[] {
  const stays = stretchesOf(items, 'nights')
  const [arrival] = stretchesOf(items, 'moves')
  const found: Misfit[] = []
  const [stay] = stays
  if (arrival && stay && dayOf(stay.from) < dayOf(arrival.to)) {
    const paid = daysBetween(dayOf(stay.from), dayOf(arrival.to))
    found.push({
      about: 'nights',
      text: `The hotel begins ${formatDay(dayOf(stay.from))}, the arrival is ${momentText(arrival.to)}: ${plural(paid, 'night')} paid before it.`,
    })
  }
  const nights = bedless(items)
  if (nights.length > 0 && (stays.length > 0 || items.length > 1)) {
    const when =
      nights.length === 1 ? `The night of ${formatDay(nights[0] ?? '')} has` : `${nights.length} nights have`
    const from = nights.length === 1 ? '' : `, the first is ${formatDay(nights[0] ?? '')}`
    found.push({ about: 'nights', text: `${when} no bed${from}.`, nights })
  }
  for (const [index, one] of stays.entries()) {
    const other = stays[index + 1]
    if (other && dayOf(other.from) < dayOf(one.to)) {
      found.push({ about: 'clash', text: `Two hotels for the night of ${formatDay(dayOf(other.from))}.` })
    }
  }
  return found
}

/** Things to do, and journeys, that take the same time. */
function clashes(items: readonly Item[]): Misfit[] {
  const moves = stretchesOf(items, 'moves')
  const events = stretchesOf(items, 'event')
  return events.flatMap((event) => {
    const during = moves.find((move) => overlap(move, event))
    if (!during) return []
    return [
      {
        about: 'clash' as const,
        text: `${event.words}, ${momentText(event.from)}, is during ${during.label}.`,
      },
    ]
  })
}

/** Compared as instants where both zones are known; otherwise by the wall times of their places. */
function overlap(one: Stretch, other: Stretch): boolean {
  return isBefore(one.from, other.to) && isBefore(other.from, one.to)
}

function isBefore(one: PlaceTime, other: PlaceTime): boolean {
  const [first, second] = [instantOf(one), instantOf(other)]
  return first !== null && second !== null ? first < second : one.wall < other.wall
}

function instantOf({ wall, timeZone }: PlaceTime): string | null {
  return wallInstant(`${wall}:00`, timeZone ?? undefined)
}

/** Journeys of different bookings that follow each other too fast, or the wrong way round. */
function shortConnections(items: readonly Item[]): Misfit[] {
  const journeys = items.flatMap((item, index) =>
    item.facts.stretches.filter(({ use }) => use === 'moves').map((stretch) => ({ stretch, index })),
  )
  journeys.sort((one, other) => one.stretch.from.wall.localeCompare(other.stretch.from.wall))
  return journeys.flatMap(({ stretch, index }, at) => {
    const next = journeys[at + 1]
    if (!next || next.index === index) return []
    const [landed, leaves] = [instantOf(stretch.to), instantOf(next.stretch.from)]
    if (landed === null || leaves === null) return []
    const minutes = Math.round((Date.parse(leaves) - Date.parse(landed)) / 60_000)
    if (minutes >= LEAST_CONNECTION_MINUTES) return []
    const words = minutes < 0 ? 'leaves before' : `leaves ${plural(minutes, 'minute')} after`
    return [
      {
        about: 'connection' as const,
        text: `${next.stretch.label} ${words} the arrival of ${stretch.label}.`,
      },
    ]
  })
}

/** Offers that are for another number of people than the first. */
function partyMisfits(items: readonly Item[]): Misfit[] {
  const [first, ...others] = items.map(({ title, facts: { party } }) => ({
    title,
    count: party.adults + party.childAges.length,
  }))
  if (!first) return []
  return others
    .filter(({ count }) => count !== first.count)
    .map(({ title, count }) => ({
      about: 'people' as const,
      text: `${title} is for ${plural(count, 'person', 'people')}, ${first.title} for ${first.count}.`,
    }))
}

function momentText(time: PlaceTime): string {
  return `${formatDay(dayOf(time))} ${time.wall.slice(11)}`
}
