import { foldText } from './fold-text.ts'
import type { Gazetteer } from './gazetteer.ts'
import { otherCountryNames } from './other-country-names.ts'

/** Answers whether a further word of a query names the country or the region that a place lies in. */
export class WholeWords {
  readonly #places: Gazetteer
  /** Folded words of country and region rows, each with a space before. */
  readonly #words: string[] = []

  constructor(places: Gazetteer) {
    this.#places = places
    for (let row = 0; row < places.size; row++) {
      const type = places.type[row]
      if (type !== 2 && type !== 3) break
      const code = places.countryCode(row)
      const short = type === 3 ? ` ${foldText([code, ...(otherCountryNames[code] ?? [])].join(' '))}` : ''
      this.#words.push(` ${foldText(places.names[row] ?? '')}${short}`)
    }
  }

  /** Whether some word of the country or region of `row` begins with `word`. */
  covers(row: number, word: string): boolean {
    const wanted = ` ${word}`
    const region = this.#places.region[row] ?? 0xffff
    if (region !== 0xffff && (this.#words[region] ?? '').includes(wanted)) return true
    return (this.#words[this.#places.country[row] ?? 0] ?? '').includes(wanted)
  }
}
