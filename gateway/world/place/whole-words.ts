import type { Gazetteer } from '../geography/gazetteer.ts'
import { wordsOfAreas } from './other-names.ts'
import { placeText } from './place-text.ts'

/** The words of all country and region names; the further words of a query are matched against them. */
export class WholeWords {
  readonly #places: Gazetteer
  /** Folded words of country and region rows, each word between spaces. */
  readonly texts: string[] = []

  constructor(places: Gazetteer) {
    this.#places = places
    for (let row = 0; row < places.size; row++) {
      const type = places.type[row]
      if (type !== 2 && type !== 3) break
      const code = places.countryCode(row)
      this.texts.push(` ${placeText(places.names[row] ?? '')} ${type === 3 ? `${placeText(code)} ` : ''}`)
    }
    for (const { row, name } of wordsOfAreas(places)) this.texts[row] += `${placeText(name)} `
  }

  /**
   * Folded words of the city that a district or landmark is part of, each between spaces; empty for other
   * places.
   */
  ofCity(row: number): string {
    const city = this.#places.cityOf(row)
    return city === null ? '' : ` ${placeText(this.#places.names[city] ?? '')} `
  }

  /**
   * Prepares the further words of one query; each is compared with a country or region only once.
   * @param whole whether a word must be a whole word of the area's name.
   */
  asking(words: readonly string[], whole: boolean): OtherWords {
    return new OtherWords(this.#places, this, words, whole)
  }
}

/** The further words of one query. */
export class OtherWords {
  readonly #places: Gazetteer
  readonly #wholes: WholeWords
  /** Longest first: the longest word is usually the rarest, so a mismatch is found early. */
  readonly words: readonly string[]
  /** By word and row of a country or region: 0 unknown, 1 no, 2 yes. */
  readonly #known: readonly Uint8Array[]

  /** What is searched for each word in the texts of areas. */
  readonly #wanted: readonly string[]

  constructor(places: Gazetteer, wholes: WholeWords, words: readonly string[], whole: boolean) {
    this.#places = places
    this.#wholes = wholes
    this.words = words.toSorted((a, b) => b.length - a.length)
    this.#wanted = this.words.map((word) => (whole ? ` ${word} ` : ` ${word}`))
    this.#known = words.map(() => new Uint8Array(wholes.texts.length))
  }

  /** Whether the word at `at` names, or begins to name, the country, region or city that `row` is in. */
  named(row: number, at: number): boolean {
    const region = this.#places.region[row] ?? 0xffff
    return (
      (region !== 0xffff && this.#ask(region, at)) ||
      this.#ask(this.#places.country[row] ?? 0, at) ||
      (this.#places.cityOf(row) !== null && this.#wholes.ofCity(row).includes(this.#wanted[at] ?? ''))
    )
  }

  #ask(whole: number, at: number): boolean {
    const answers = this.#known[at]
    if (answers === undefined) return false
    if (answers[whole] === 0)
      answers[whole] = (this.#wholes.texts[whole] ?? '').includes(this.#wanted[at] ?? '') ? 2 : 1
    return answers[whole] === 2
  }
}
