import type { PlaceTime, Stretch } from '../booking/offer-facts.ts'
import { addDays, daysBetween, formatDay, type CalendarDate } from '../dates.ts'
import { plural } from '../plural.ts'
import { wallInstant } from '../zone.ts'
import type { Misfit } from './misfit.ts'
import { peopleMisfits } from './people-misfits.ts'
import type { Trip } from './trip.ts'
import { itemsOf, type TripItem } from './trip-items.ts'
import type { TripTraveller } from './trip-traveller.ts'

/** The least time between two journeys that were not sold as one. */
const LEAST_CONNECTION_MINUTES = 120

type TripContent = Pick<Trip, 'options' | 'attached'>

/** A stretch of time, and the item that takes it. */
type Placed = Stretch & { item: TripItem }

/** What does not fit together among the chosen options and the bookings of a trip, and its travellers. */
export function misfitsOf(trip: TripContent, travellers: readonly TripTraveller[] = []): Misfit[] {
  const items = itemsOf(trip)
  return [
    ...nightMisfits(items),
    ...clashes(items),
    ...shortConnections(items),
    ...peopleMisfits(items, travellers),
  ]
}

/** The nights between the first arrival and the last departure in which nobody has a bed. */
export function nightsWithoutBed(trip: TripContent): CalendarDate[] {
  return bedless(itemsOf(trip))
}

function stretchesOf(items: readonly TripItem[], use: Stretch['use']): Placed[] {
  const all = items.flatMap((item) =>
    item.stretches.filter((each) => each.use === use).map((stretch) => ({ ...stretch, item })),
  )
  return all.sort((one, other) => one.from.wall.localeCompare(other.from.wall))
}

const dayOf = ({ wall }: PlaceTime) => wall.slice(0, 10)

function nightsIn({ from, to }: Stretch): CalendarDate[] {
  const count = Math.max(0, daysBetween(dayOf(from), dayOf(to)))
  return Array.from({ length: count }, (_, index) => addDays(dayOf(from), index))
}

function bedless(items: readonly TripItem[]): CalendarDate[] {
  const moves = stretchesOf(items, 'moves')
  const [first, last] = [moves[0], moves.at(-1)]
  if (!first || !last || moves.length < 2) return []
  const taken = new Set([...moves, ...stretchesOf(items, 'nights')].flatMap(nightsIn))
  const away = daysBetween(dayOf(first.to), dayOf(last.from))
  const nights = Array.from({ length: Math.max(0, away) }, (_, index) => addDays(dayOf(first.to), index))
  return nights.filter((night) => !taken.has(night))
}

function nightMisfits(items: readonly TripItem[]): Misfit[] {
  const stays = stretchesOf(items, 'nights')
  const moves = stretchesOf(items, 'moves')
  return [
    ...nightsBeforeArrival(stays[0], moves[0]),
    ...nightsAfterDeparture(stays.at(-1), moves.at(-1)),
    ...missingBeds(items, [...stays, ...moves]),
    ...twoBeds(stays),
  ]
}

function nightsBeforeArrival(stay: Placed | undefined, arrival: Placed | undefined): Misfit[] {
  if (!stay || !arrival || dayOf(stay.from) >= dayOf(arrival.to)) return []
  const paid = daysBetween(dayOf(stay.from), dayOf(arrival.to))
  return [
    {
      about: 'nights',
      text: `The hotel begins ${formatDay(dayOf(stay.from))}, the arrival is ${momentText(arrival.to)}: ${plural(paid, 'night')} paid before it.`,
      items: [stay.item.id, arrival.item.id],
    },
  ]
}

function nightsAfterDeparture(stay: Placed | undefined, departure: Placed | undefined): Misfit[] {
  if (!stay || !departure) return []
  const day = dayOf(departure.from)
  // What leaves on the first day of the stay may be the way there.
  if (day <= dayOf(stay.from) || day >= dayOf(stay.to)) return []
  const paid = daysBetween(day, dayOf(stay.to))
  return [
    {
      about: 'nights',
      text: `The hotel ends ${formatDay(dayOf(stay.to))}, ${departure.label} leaves ${momentText(departure.from)}: ${plural(paid, 'night')} paid after it.`,
      items: [stay.item.id, departure.item.id],
    },
  ]
}

/** @param around the stays and journeys between which the nights are */
function missingBeds(items: readonly TripItem[], around: readonly Placed[]): Misfit[] {
  const nights = bedless(items)
  const [first] = nights
  if (first === undefined || items.length < 2) return []
  const when = nights.length === 1 ? `The night of ${formatDay(first)} has` : `${nights.length} nights have`
  const from = nights.length === 1 ? '' : `, the first is ${formatDay(first)}`
  const after = addDays(nights.at(-1) ?? first, 1)
  const beside = around.filter((each) =>
    [dayOf(each.from), dayOf(each.to)].some((day) => day === first || day === after),
  )
  return [
    {
      about: 'nights',
      text: `${when} no bed${from}.`,
      nights,
      items: [...new Set(beside.map(({ item }) => item.id))],
    },
  ]
}

function twoBeds(stays: readonly Placed[]): Misfit[] {
  return stays.flatMap((one, index): Misfit[] => {
    const other = stays[index + 1]
    if (!other || dayOf(other.from) >= dayOf(one.to)) return []
    return [
      {
        about: 'clash',
        text: `Two hotels for the night of ${formatDay(dayOf(other.from))}.`,
        items: [one.item.id, other.item.id],
      },
    ]
  })
}

/** Things to do, and journeys, that take the same time. */
function clashes(items: readonly TripItem[]): Misfit[] {
  const moves = stretchesOf(items, 'moves')
  return stretchesOf(items, 'event').flatMap((event): Misfit[] => {
    const during = moves.find((move) => overlap(move, event))
    if (!during) return []
    return [
      {
        about: 'clash',
        text: `${event.words}, ${momentText(event.from)}, is during ${during.label}.`,
        items: [event.item.id, during.item.id],
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
function shortConnections(items: readonly TripItem[]): Misfit[] {
  const journeys = stretchesOf(items, 'moves')
  return journeys.flatMap((journey, index): Misfit[] => {
    const next = journeys[index + 1]
    if (!next || next.item === journey.item) return []
    const [landed, leaves] = [instantOf(journey.to), instantOf(next.from)]
    if (landed === null || leaves === null) return []
    const minutes = Math.round((Date.parse(leaves) - Date.parse(landed)) / 60_000)
    if (minutes >= LEAST_CONNECTION_MINUTES) return []
    const words = minutes < 0 ? 'leaves before' : `leaves ${plural(minutes, 'minute')} after`
    return [
      {
        about: 'connection',
        text: `${next.label} ${words} the arrival of ${journey.label}.`,
        items: [journey.item.id, next.item.id],
      },
    ]
  })
}

function momentText(time: PlaceTime): string {
  return `${formatDay(dayOf(time))} ${time.wall.slice(11)}`
}
