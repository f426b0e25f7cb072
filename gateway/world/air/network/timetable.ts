import { dayOf, weekdayOf } from './day.ts'
import { hashText, unit } from '../../../hash.ts'
import type { Route } from './route.ts'
import type { Place } from './place.ts'
import { noonOffset } from '../../../time-zone.ts'

/** One line of a route's timetable: a departure at a local minute on some days of the week. */
export type Departure = {
  /** Minutes after local midnight at the origin. */
  minute: number
  /** Flight number without the carrier. */
  number: number
  /** Bit 0 Sunday to bit 6 Saturday. */
  days: number
}

/**
 * Countries whose airports work through the night and where banks of long-haul flights meet after midnight.
 */
const NIGHT_COUNTRIES = new Set(
  'AE QA BH KW OM SA IR IQ JO LB EG TR IN PK LK BD MV ET UZ TM AZ GE AM'.split(' '),
)

/** A date in the middle of a season, so that a timetable does not depend on the date of travel. */
const SAMPLE_DAY = dayOf('2026-10-10')
const SLOTS = 48

const cache = new Map<number, readonly Departure[]>()

/** The timetable of a route. It is the same for every day, except for clock changes. */
export function timetable(route: Route, origin: Place, destination: Place): readonly Departure[] {
  let departures = cache.get(route.id)
  if (!departures) cache.set(route.id, (departures = plan(route, origin, destination)))
  return departures
}

/** Whether a departure runs on a day. */
export function runsOn(departure: Departure, day: number): boolean {
  return (departure.days >> weekdayOf(day)) % 2 === 1
}

function plan(route: Route, origin: Place, destination: Place): readonly Departure[] {
  const seed = hashText(`t${route.carrier.code}${route.origin}${route.destination}`)
  const weights = slotWeights(route, origin, destination)
  const count = Math.max(1, Math.round(route.weekly / 7))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const departures: Departure[] = []
  for (let i = 0; i < count; i++) {
    const luck = unit(hashText(`${i}`, seed))
    const target = ((i + 0.15 + 0.7 * luck) / count) * total
    const minute = minuteAt(weights, target, hashText(`m${i}`, seed))
    departures.push({
      minute,
      number: route.firstNumber + i * 2,
      days: route.weekly >= 7 ? 127 : daysOf(route),
    })
  }
  return departures
}

function minuteAt(weights: readonly number[], target: number, hash: number): number {
  let sum = 0
  let slot = 0
  for (; slot < SLOTS - 1; slot++) {
    sum += weights[slot]!
    if (sum >= target) break
  }
  return slot * 30 + (hash % 6) * 5
}

/** Days spread over the week. Both directions get the same days, so that the aircraft flies out and back. */
function daysOf(route: Route): number {
  const first = hashText(route.carrier.code + [route.origin, route.destination].sort().join('')) % 7
  let days = 0
  for (let i = 0; i < route.weekly; i++) days |= 1 << ((first + Math.floor((i * 7) / route.weekly)) % 7)
  return days
}

function slotWeights(route: Route, origin: Place, destination: Place): number[] {
  const shift = noonOffset(destination.timeZone, SAMPLE_DAY) - noonOffset(origin.timeZone, SAMPLE_DAY)
  const long = route.blockMinutes > 300
  const medium = route.blockMinutes > 165
  const nightFrom = medium && NIGHT_COUNTRIES.has(origin.countryCode)
  const nightTo = medium && NIGHT_COUNTRIES.has(destination.countryCode)
  const weights: number[] = []
  for (let slot = 0; slot < SLOTS; slot++) {
    const leave = slot * 30 + 15
    const arrive = (((leave + route.blockMinutes + shift) % 1440) + 1440) % 1440
    weights.push(
      departureWeight(leave / 60, long, nightFrom) * arrivalWeight(arrive / 60, long, nightTo) + 1e-9,
    )
  }
  return weights
}

function departureWeight(hour: number, long: boolean, night: boolean): number {
  if (hour < 5.5) return night ? (hour < 4.5 ? 0.8 : 0.3) : long && hour < 1 ? 0.25 : 0.0001
  if (hour < 6.5) return 0.5
  if (hour < 9.5) return long ? 0.9 : 1.4
  if (hour < 20) return 1
  if (hour < 22) return long ? 1.2 : 0.6
  return long ? 1.1 : night ? 0.6 : 0.12
}

function arrivalWeight(hour: number, long: boolean, night: boolean): number {
  if (hour < 0.6) return night ? 0.8 : 0.25
  if (hour < 4.8) return night ? 0.55 : 0.001
  if (hour < 6) return long ? 0.7 : night ? 0.5 : 0.05
  return 1
}
