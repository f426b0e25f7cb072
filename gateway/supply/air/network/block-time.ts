import type { Aircraft } from './aircraft.ts'
import { type Point, tailwind } from './earth.ts'
import type { Region } from './regions.ts'

/** Gate-to-gate minutes, in steps of five: taxi and climb, the way at cruise, westerly winds. */
export function blockMinutes(aircraft: Aircraft, km: number, from: Point, to: Point): number {
  const ground = km < 1000 ? 27 : 36
  const wind = 1 - 0.065 * tailwind(from, to)
  const way = (km / aircraft.speed) * wind
  return Math.max(25, Math.round((ground + way) / 5) * 5)
}

/**
 * Extra way round closed airspace: European and Japanese, Korean carriers may not cross Russia, so flights
 * between Europe and north-east Asia go south or over the pole. Chinese and Gulf carriers fly straight.
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
