import type { CabinClass } from '../../../supply/air/fare.ts'
import { hashPair, hashText, unit } from '../../../hash.ts'
import { dateOf, weekdayOf } from '../network/day.ts'
import type { Flight } from '../network/flight.ts'

/** How full a flight's cabin is, and the seats and price that follow from it. */
export type Demand = {
  /** 0 is empty and 1 is full; above 1 the cabin is sold out. */
  load: number
  /** 1 to 9; 9 means nine or more. */
  seatsLeft: number
  /** Price factor of the cheapest class that is still open. */
  multiple: number
  /** Booking class, one letter. */
  bookingClass: string
}

/** A load above the level at which any cabin is sold. */
const SOLD_OUT = 2

const ECONOMY = 'OTVLQKHMBY'
const PREMIUM = 'RREEWWWPPP'
const BUSINESS = 'IIZZDDCCJJ'
const FIRST = 'AAAAFFFFFF'

/** The conditions of a demand query: the date it is asked on, the seed, and the number of seats wanted. */
type Asked = { today: number; seed: number; party: number }

/** Demand for one flight and cabin. It rises towards departure, on weekends and in season. */
export function demandOn(flight: Flight, cabin: CabinClass, { today, seed, party }: Asked): Demand {
  const day = Math.floor(flight.departsLocal / 1440)
  const { route } = flight
  const hash = hashText(`${route.carrier.code}${flight.number}${route.origin}${day}c${cabin}`, seed)
  const draw = unit(hash)
  const daysOut = Math.max(0, day - today)
  const rush = 0.3 * (1 - Math.min(1, daysOut / 45))
  const load = 0.1 + 0.8 * draw + rush + (season(day) - 1) * 0.35 + (weekday(day) - 1) * 0.6
  const open = Math.max(0, Math.min(9, Math.floor((load - 0.12) * 10.5)))
  // Sources state the seats left per booking class. The fuller the flight, the more likely a class is nearly
  // sold out.
  const scarce = unit(hashPair(hash, 7)) < 0.12 + 0.3 * load
  const seats = scarce ? 1 + Math.floor(8 * unit(hashPair(hash, 11))) : 9
  // A class with too few seats for the party is skipped: the whole party gets the next class, or the flight
  // is full.
  const passed = seats < party
  const step = passed ? Math.min(9, open + 1) : open
  return {
    load: passed && open === 9 ? SOLD_OUT : load,
    seatsLeft: passed ? 9 : seats,
    multiple: 0.84 + 0.065 * step + (step > 6 ? 0.07 * (step - 6) : 0) + (scarce && !passed ? 0.03 : 0),
    bookingClass: letter(cabin, step),
  }
}

function letter(cabin: CabinClass, step: number): string {
  const ladder = cabin === 1 ? ECONOMY : cabin === 2 ? PREMIUM : cabin <= 4 ? BUSINESS : FIRST
  return ladder[step]!
}

/**
 * Price factor of the season: high in summer and around Christmas and Easter, low in late winter and
 * November.
 */
export function season(day: number): number {
  const month = Number(dateOf(day).slice(5, 7))
  const inMonth = Number(dateOf(day).slice(8, 10))
  if ((month === 12 && inMonth >= 17) || (month === 1 && inMonth <= 4)) return 1.3
  return [0.94, 0.93, 0.98, 1.04, 1.0, 1.1, 1.18, 1.16, 1.02, 0.98, 0.92, 0.98][month - 1]!
}

/** Price factor of the weekday: high on Friday and Sunday, low on Tuesday and Wednesday. */
export function weekday(day: number): number {
  return [1.07, 1.0, 0.94, 0.95, 1.0, 1.08, 1.02][weekdayOf(day)]!
}
