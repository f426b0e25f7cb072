import type { Pausing } from '../once-built.ts'
import type { Gazetteer } from '../geography/gazetteer.ts'
import type { Key } from './key-index.ts'
import type { WholeWords } from './whole-words.ts'

/** The bits of further words in a signature: one from the first two letters, one from the first three. */
export type SignatureMask = { two: number; three: number }

/**
 * For every key, the words that may follow its first one: its own later words and those of its city, region
 * and country, hashed into 64 bits. A key that lacks a bit of the query cannot match, which rules out nearly
 * all keys, so that `san salvador de` does not read every name that begins with San. A missing bit is
 * certain, a set bit is not.
 */
export class WordSignatures {
  readonly #two: Uint32Array
  readonly #three: Uint32Array

  private constructor(size: number) {
    this.#two = new Uint32Array(size)
    this.#three = new Uint32Array(size)
  }

  /** Builds the signatures of the keys, in the order of the key index. */
  static *of(keys: readonly Key[], places: Gazetteer, wholes: WholeWords): Pausing<WordSignatures> {
    const made = new WordSignatures(keys.length)
    const ofWhole = wholes.texts.map((text) => maskOf(text.trim().split(' ')))
    for (const [key, { text, row }] of keys.entries()) {
      if (key % 10_000 === 0) yield
      const country = ofWhole[places.country[row] ?? 0] ?? empty
      const region = ofWhole[places.region[row] ?? 0xffff] ?? empty
      const space = text.indexOf(' ')
      const own = space === -1 ? empty : maskOf(text.slice(space + 1).split(' '))
      const city = places.cityOf(row) === null ? empty : maskOf(wholes.ofCity(row).trim().split(' '))
      made.#two[key] = own.two | country.two | region.two | city.two
      made.#three[key] = own.three | country.three | region.three | city.three
    }
    return made
  }

  /** Whether the key may continue with all words of the mask, or be in the areas that they name. */
  mayFit(key: number, mask: SignatureMask): boolean {
    return (this.#two[key]! & mask.two) === mask.two && (this.#three[key]! & mask.three) === mask.three
  }
}

const empty: SignatureMask = { two: 0, three: 0 }

/**
 * The bits of some words, as signed 32-bit numbers, which is what `&` returns. A word of one letter sets no
 * bit.
 */
export function maskOf(words: readonly string[]): SignatureMask {
  let two = 0
  let three = 0
  for (const word of words) {
    if (word.length < 2) continue
    const pair = word.charCodeAt(0) * 31 + word.charCodeAt(1)
    two |= bit(pair)
    if (word.length > 2) three |= bit(pair * 31 + word.charCodeAt(2))
  }
  return { two, three }
}

function bit(letters: number): number {
  return 1 << (Math.imul(letters, 0x9e3779b1) >>> 27)
}
