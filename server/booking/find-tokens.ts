import 'server-only'
import { createHmac } from 'node:crypto'
import type { SealKey } from '../../database/sealed-text.ts'

const SHORTEST = 2
/** Beginnings longer than this are cut, in stored words and in typed ones. */
const LONGEST = 12

/**
 * Keyed hashes of the beginnings of all words in these texts, for `booking.find_tokens`. Names of travellers
 * can be found by them and cannot be read from them; the office is part of each hash.
 * @returns signed 64-bit numbers as text, each once
 */
export function findTokens(key: SealKey, officeId: string, texts: readonly string[]): string[] {
  const beginnings = new Set<string>()
  for (const word of texts.flatMap(wordsOf)) {
    for (const form of [word, digitsOf(word)]) {
      for (let length = SHORTEST; length <= Math.min(LONGEST, form.length); length++) {
        beginnings.add(form.slice(0, length))
      }
    }
  }
  return [...beginnings].map((beginning) => tokenOf(key, officeId, beginning))
}

/**
 * The hashes that a booking needs, all of them, to be found by a typed text: `KELLER/ANNA`, `anna kel`,
 * `4127`. An empty list if no typed word could find anything.
 */
export function typedTokens(key: SealKey, officeId: string, typed: string): string[] {
  const words = wordsOf(typed).filter((word) => word.length >= SHORTEST)
  return words.map((word) => tokenOf(key, officeId, word.slice(0, LONGEST)))
}

function tokenOf(key: SealKey, officeId: string, beginning: string): string {
  const hash = createHmac('sha256', key.bytes).update(`${officeId}\n${beginning}`).digest()
  return String(hash.readBigInt64BE(0))
}

/** Words without accents, in lower case. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The number of a reference without its letters and leading zeros, as people say it: `4127`. */
function digitsOf(word: string): string {
  return /^[a-z]*0*(\d+)$/.exec(word)?.[1] ?? ''
}
