import type { Pausing } from '../once-built.ts'
import { readCities } from './read-cities.ts'
import type { SourceCity } from './read-cities.ts'
import { regionNames } from './region-names.ts'

/** Populated places that are inhabited today, the largest first. */
export function* livingCities(): Pausing<SourceCity[]> {
  const byId = new Map<number, SourceCity>()
  let read = 0
  for (const city of readCities()) {
    if (read++ % 5000 === 0) yield
    if (!uninhabited.has(city.featureCode)) byId.set(city.geonamesId, city)
  }
  yield
  // One number encodes falling population and then rising id; numbers sort ten times as fast as records.
  const order = new Float64Array(byId.size)
  let at = 0
  for (const { population, geonamesId } of byId.values()) {
    order[at++] = (mostPeople - population) * idsBelow + geonamesId
  }
  order.sort()
  yield
  return Array.from(order, (each) => byId.get(each % idsBelow)!)
}

/** Historical, abandoned and destroyed places. */
const uninhabited: ReadonlySet<string> = new Set(['PPLCH', 'PPLH', 'PPLQ', 'PPLW'])
const mostPeople = 2 ** 26
/** All place ids are below this (see place-id.ts), so the product stays a safe integer. */
const idsBelow = 100_000_000

/** The first-level regions listed in region-names.ts. */
export function readRegions(): { countryCode: string; adminCode: string; name: string }[] {
  return regionNames
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(4)
        .split('; ')
        .map((entry) => {
          const space = entry.indexOf(' ')
          return {
            countryCode: line.slice(0, 2),
            adminCode: entry.slice(0, space),
            name: entry.slice(space + 1),
          }
        }),
    )
}
