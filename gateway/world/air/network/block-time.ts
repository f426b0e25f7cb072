import type { Aircraft } from './aircraft.ts'
import { type Point, tailwind } from './earth.ts'
import type { Region } from '../../reference/regions.ts'

/** A flight is longer than the great circle because of airways, departures, arrivals and holding. */
const WAY_ROUND = 1.04

/**
 * Gate-to-gate minutes as timetables state them, in steps of five. They add up taxi, climb, the airline's
 * punctuality buffer (smaller on short hops), cruise and westerly winds. London to Amsterdam is 70, to Rome
 * 155, to Singapore 780.
 */
export function blockMinutes(aircraft: Aircraft, km: number, from: Point, to: Point): number {
  const ground = 25 + Math.min(20, km / 20)
  const wind = 1 - 0.065 * tailwind(from, to)
  const way = ((km * WAY_ROUND) / aircraft.speed) * wind
  return Math.max(25, Math.round((ground + way) / 5) * 5)
}

/**
 * Factor for the detour around closed airspace. European, Japanese and Korean carriers may not cross Russia,
 * so their flights between Europe and north-east Asia go south or over the pole. Chinese and Gulf carriers
 * fly straight.
 */
export function detourFactor(
  carrierRegion: Region,
  carrierCountry: string,
  from: Region,
  to: Region,
): number {
  const between = (a: Region, b: Region) => (from === a && to === b) || (from === b && to === a)
  if (carrierCountry === 'CN' || carrierCountry === 'TR') return 1
  if (between('europe', 'east-asia')) return carrierRegion === 'europe' ? 1.17 : 1.12
  return 1
}
