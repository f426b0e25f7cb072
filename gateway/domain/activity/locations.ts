import type { Environment } from '../../../contract/session/limits.ts'
import type { Catalogue } from '../../supply/activity/port.ts'
import type { ActivityCity } from '../../supply/activity/product.ts'

/** A country with its cities, each with its number of products. */
export type CountryCount = {
  country: ActivityCity['country']
  total: number
  cities: { city: ActivityCity; count: number }[]
}

/**
 * Where an environment's products are offered. A product of several cities counts once in each of them and
 * once in each of their countries. The largest come first (Activity v2, products/by-location).
 */
export function countByLocation(catalogue: Catalogue, environment: Environment): CountryCount[] {
  const countries = new Map<string, CountryCount>()
  for (const { cities, sandboxOnly } of catalogue.products) {
    if (sandboxOnly && environment !== 'sandbox') continue
    const counted = new Set<string>()
    for (const city of new Set(cities)) {
      const entry = countries.get(city.country.uuid) ?? { country: city.country, total: 0, cities: [] }
      countries.set(city.country.uuid, entry)
      if (!counted.has(city.country.uuid)) entry.total++
      counted.add(city.country.uuid)
      const existing = entry.cities.find(({ city: { uuid } }) => uuid === city.uuid)
      if (existing) existing.count++
      else entry.cities.push({ city, count: 1 })
    }
  }
  const sorted = [...countries.values()].sort((a, b) => b.total - a.total || byName(a.country, b.country))
  for (const { cities } of sorted) cities.sort((a, b) => b.count - a.count || byName(a.city, b.city))
  return sorted
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}
