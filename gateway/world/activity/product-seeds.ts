import { hashText, unit } from '../../hash.ts'
import { catalogueCities, type CatalogueCity } from './activity-cities.ts'
import { landmarkKinds, type Experience, type LandmarkKind } from './experience.ts'
import { experiences } from './experiences.ts'
import type { ProductSeed, Subject } from './product-seed.ts'
import type { Texts } from '../../supply/activity/product.ts'
import { oneOf, readTable, text } from '../table.ts'
import { otherNames, textsOf } from './texts.ts'

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
      const landmark = landmarkOf(name)
      if (!landmark || !kinds.includes(landmark.kind)) return []
      return [[name, { names: landmark.names, lat, lon, city: null }] as [string, Subject]]
    })
  }
  return city.trips.flatMap((code) => {
    const other = byCode.get(code)
    if (!other) return []
    return [[code, { names: other.names, lat: other.lat, lon: other.lon, city: other }] as [string, Subject]]
  })
}

/** A sight with its names. */
type Landmark = { kind: LandmarkKind; names: Texts }

let byName: Map<string, Landmark> | null = null

/**
 * The facts about a landmark by its English name; null when no activity is about it. A landmark of a city
 * that is not in the table is no sight: a station, an office, a place of worship that admits no visitors.
 */
function landmarkOf(name: string): Landmark | null {
  const file = new URL('./facts/landmarks.tsv', import.meta.url)
  byName ??= new Map(
    readTable(file, { name: text, kind: oneOf(landmarkKinds), ...otherNames }).map(
      ({ name: english, kind, ...others }) => [english, { kind, names: textsOf(english, others) }],
    ),
  )
  return byName.get(name) ?? null
}

/** Names of a quarter, by `CODE|English name`: several cities have an Old Town. */
let byKey: Map<string, Texts> | null = null

/**
 * The names of every quarter that is listed, by `CODE|English name`. The table has the IATA code of the city.
 * Its Thai names come without ย่าน, which titles say.
 */
export function quarterTitles(): ReadonlyMap<string, Texts> {
  const file = new URL('./facts/quarters.tsv', import.meta.url)
  byKey ??= new Map(
    readTable(file, { city: text, name: text, ...otherNames }).map(({ city, name, ...others }) => [
      `${city}|${name}`,
      textsOf(name, others),
    ]),
  )
  return byKey
}

/** The names of a quarter of a city; a quarter that is not listed has its English name everywhere. */
function quarterNames(code: string, english: string): Texts {
  return quarterTitles().get(`${code}|${english}`) ?? textsOf(english, {})
}
