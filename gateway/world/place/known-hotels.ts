import { placeTypes } from '../../../contract/place/types.ts'
import type { Pausing } from '../once-built.ts'
import { cityBasisOf } from '../hotel/catalogue/city-basis-of.ts'
import { knownRows, makeCityHotels } from '../hotel/catalogue/make-city-hotels.ts'
import { BestRows } from './best-rows.ts'
import { foldText } from '../../../text/fold-text.ts'
import type { Gazetteer } from '../geography/gazetteer.ts'
import type { HotelAt } from './hotel-place.ts'
import { KeyIndex } from './key-index.ts'
import type { Key } from './key-index.ts'
import { bonusOfWhole, scanRun } from './scan-run.ts'

/**
 * The number of cities whose best known hotels are found by name alone: the popular cities, then the largest.
 */
const cities = 300

/**
 * The best known hotels of the 300 most important cities, and all hotels of the sandbox. They are found by a
 * prefix of their name or of a later word in it, with or without the city's name after it. The millions of
 * other hotels are found together with their city's name; see city-hotels-by-name.ts.
 */
export class KnownHotels {
  readonly #hotels: HotelAt[] = []
  #keys!: KeyIndex

  /** Builds the hotels of the most important cities in the gazetteer. */
  static *of(places: Gazetteer): Pausing<KnownHotels> {
    const made = new KnownHotels()
    const keys: Key[] = []
    for (const [at, cityRow] of foremostCities(places).entries()) {
      if (at % 10 === 0) yield
      made.#addCity(places, cityRow, keys)
    }
    yield
    keys.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : b.score - a.score))
    yield
    made.#keys = yield* KeyIndex.of(keys)
    return made
  }

  #addCity(places: Gazetteer, cityRow: number, keys: Key[]): void {
    const basis = cityBasisOf(cityRow)
    const hotels = makeCityHotels(basis, places.isSandbox(cityRow) ? basis.hotels : knownRows)
    const city = foldText(places.names[cityRow] ?? '')
    const size = Math.log10((places.population[cityRow] ?? 0) + 10)
    for (let row = 0; row < hotels.size; row++) {
      const name = hotels.name[row] ?? ''
      const at = this.#hotels.push({ cityRow, row, name, lat: hotels.lat[row]!, lon: hotels.lon[row]! }) - 1
      const words = foldText(name).split(' ')
      const score = Math.round(1000 * size + knownRows - row)
      for (let from = 0; from < words.length; from++) {
        const text = `${words.slice(from).join(' ')} ${city}`
        keys.push({ text, row: at, score: from === 0 ? score : Math.max(0, score - 1000) })
      }
    }
  }

  /** The hotels whose name, or name and city, begins with `folded`, the best known first. */
  find(folded: string, limit: number): HotelAt[] {
    const run = this.#keys.narrow(this.#keys.all(), folded, 0)
    if (run === null) return []
    const best = new BestRows(limit)
    scanRun(this.#keys, run, best, { whole: bonusOfWhole(folded), shift: 0 }, null)
    return best.rows().map((at) => this.#hotels[at]!)
  }
}

function foremostCities(places: Gazetteer): number[] {
  const visited: number[] = []
  const large: number[] = []
  for (let row = 0; row < places.size; row++) {
    if (places.type[row] !== placeTypes.indexOf('city')) continue
    if (places.isSandbox(row) || places.wordsOf(row).length > 0) visited.push(row)
    else if (large.length < cities) large.push(row)
  }
  return [...visited, ...large].slice(0, cities)
}
