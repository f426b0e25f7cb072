import { hashText, unit } from '../../hash.ts'
import { catalogueCities, type CatalogueCity } from './activity-cities.ts'
import type { Experience } from './experience.ts'
import { experiences } from './experiences.ts'
import { landmarkOf } from './landmarks.ts'
import type { ProductSeed, Subject } from './product-seed.ts'
import { quarterNames } from './quarters.ts'

/** Not everything is offered everywhere: the share of experiences that is left out. */
const missing = { city: 0.28, quarter: 0.45, landmark: 0, trip: 0 } as const

/** Every product of the world, in the order of the catalogue. */
export function* productSeeds(): Generator<ProductSeed> {
  const cities = catalogueCities()
  const byCode = new Map(cities.map((city) => [city.code, city]))
  for (const city of cities) {
    for (const experience of experiences) {
      if (!city.is(experience.where)) continue
      if (experience.countries && !experience.countries.includes(city.countryCode)) continue
      for (const [name, subject] of subjectsOf(experience, city, byCode)) {
        const key = [experience.id, city.code, name].join('|')
        if (unit(hashText(key)) < missing[experience.about]) continue
        yield { key, experience, city, subject, scenario: null }
      }
    }
  }
}

function subjectsOf(
  { about, kinds = [] }: Pick<Experience, 'about' | 'kinds'>,
  city: CatalogueCity,
  byCode: ReadonlyMap<string, CatalogueCity>,
): [string, Subject | null][] {
  if (about === 'city') return [['', null]]
  if (about === 'quarter') {
    return city.quarters.map(({ name, lat, lon }) => [
      name,
      { names: quarterNames(city.code, name), lat, lon, city: null },
    ])
  }
  if (about === 'landmark') {
    return city.landmarks.flatMap(({ name, lat, lon }) => {
      const known = landmarkOf(name)
      if (!known || !kinds.includes(known.kind)) return []
      return [[name, { names: known.names, lat, lon, city: null }] as [string, Subject]]
    })
  }
  return city.trips.flatMap((code) => {
    const other = byCode.get(code)
    if (!other) return []
    return [[code, { names: other.names, lat: other.lat, lon: other.lon, city: other }] as [string, Subject]]
  })
}
