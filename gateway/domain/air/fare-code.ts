import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A FareSourceCode is the hex of 44 ASCII characters: a keyed hash of office, search and index (32), and behind `&`
 * the index and the search in base 29. Every character used has a hex code without letters, so that the code is 88
 * decimal digits as gap 39 records them. Opaque to callers; another office's code does not verify.
 */
const SYMBOLS = '0123456789abcdefghipqrstuvwxy'
const BASE = SYMBOLS.length
const HASH_LENGTH = 32
const INDEX_LENGTH = 3
const SEARCH_LENGTH = 7

/** Largest index within one search that a code can carry. */
export const MAX_FARE_INDEX = BASE ** INDEX_LENGTH - 1

export type FareKey = { searchId: number; index: number }

function encodeNumber(value: number, length: number): string {
  let rest = value
  let text = ''
  for (let i = 0; i < length; i += 1) {
    text = (SYMBOLS[rest % BASE] ?? '0') + text
    rest = Math.floor(rest / BASE)
  }
  if (rest > 0) throw new RangeError(`${value} does not fit into ${length} symbols`)
  return text
}

function decodeNumber(text: string): number | null {
  let value = 0
  for (const symbol of text) {
    const digit = SYMBOLS.indexOf(symbol)
    if (digit < 0) return null
    value = value * BASE + digit
  }
  return value
}

function hashOf(secret: string, officeId: string, tail: string): string {
  return createHmac('sha256', secret).update(`fare:${officeId}:${tail}`).digest('hex').slice(0, HASH_LENGTH)
}

function toDigits(ascii: string): string {
  return Buffer.from(ascii, 'latin1').toString('hex')
}

/** Codes of one search: the part that is the same for all of them is made once. */
export function fareCoder(secret: string, officeId: string, searchId: number): (index: number) => string {
  const search = encodeNumber(searchId, SEARCH_LENGTH)
  return (index) => {
    const tail = `${encodeNumber(index, INDEX_LENGTH)}&${search}`
    return toDigits(`${hashOf(secret, officeId, tail)}&${tail}`)
  }
}

const CODE_LENGTH = 2 * (HASH_LENGTH + 1 + INDEX_LENGTH + 1 + SEARCH_LENGTH)

/** What a code stands for, or null when it was not made here for this office. */
export function readFareCode(secret: string, officeId: string, code: string): FareKey | null {
  if (code.length !== CODE_LENGTH || !/^\d+$/.test(code)) return null
  const ascii = Buffer.from(code, 'hex').toString('latin1')
  const hash = ascii.slice(0, HASH_LENGTH)
  const tail = ascii.slice(HASH_LENGTH + 1)
  const expected = hashOf(secret, officeId, tail)
  if (!timingSafeEqual(Buffer.from(hash, 'latin1'), Buffer.from(expected, 'latin1'))) return null
  const [index, search] = tail.split('&').map(decodeNumber)
  return index == null || search == null ? null : { searchId: search, index }
}
