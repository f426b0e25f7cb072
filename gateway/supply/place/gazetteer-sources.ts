import { readCities } from './read-cities.ts'
import type { SourceCity } from './read-cities.ts'
import { regionNames } from './region-names.ts'

/** Populated places that people live in today, the largest first. */
export function livingCities(): SourceCity[] {
  return [...readCities()]
    .filter((city) => !/^PPL(CH|H|Q|W)$/.test(city.featureCode))
    .sort((a, b) => b.population - a.population || a.geonamesId - b.geonamesId)
}

/** First-level regions that have a name here. */
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
