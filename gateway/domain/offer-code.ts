import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A FareSourceCode is the hex of 44 ASCII characters: a keyed hash of office, search and index (32), and behind `&`
 * the index and the search in base 29. Every character used has a hex code without letters, so that the code is 88
 * decimal digits as gap 39 records them. A hotel rate's has two characters more for the search, so 92 digits. Opaque to
 * callers; another office's code does not verify, nor does one kind's where the other's is asked for.
 */
const SYMBOLS = '0123456789abcdefghipqrstuvwxy'
const BASE = SYMBOLS.length
const KEY_WORDS = 4
const HASH_LENGTH = 8 * KEY_WORDS
const INDEX_LENGTH = 3
/** Characters of the search, by what is sold. */
const SEARCH_LENGTH = { air: 7, hotel: 9 } as const

/** What a code sells. */
export type OfferKind = keyof typeof SEARCH_LENGTH

/** Largest index within one search that a code can carry. */
export const MAX_OFFER_INDEX = BASE ** INDEX_LENGTH - 1

export type OfferKey = { searchId: number; index: number }

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

/** Key of one search of one office: four words, from a keyed hash. */
function searchKey(kind: OfferKind, secret: string, officeId: string, searchId: number): Uint32Array {
  const digest = createHmac('sha256', secret).update(`${kind}:${officeId}:${searchId}`).digest()
  return Uint32Array.from({ length: KEY_WORDS }, (_, word) => digest.readUInt32BE(4 * word))
}

/**
 * The hash of an index under its search's key. It need not be one-way: whoever has one code of a search may name any
 * of its offers anyway. It must not be guessed without the key, and be different for each.
 */
function hashOf(key: Uint32Array, index: number): string {
  let digits = ''
  let mixed = index + 1
  for (let word = 0; word < KEY_WORDS; word += 1) {
    mixed = (key[word] ?? 0) ^ Math.imul(mixed, 0x9e3779b1)
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    mixed ^= mixed >>> 16
    digits += (HEX_DIGITS[mixed >>> 16] ?? '') + (HEX_DIGITS[mixed & 0xffff] ?? '')
  }
  return digits
}

/** Hex of ASCII by character: what a code is made of, letter by letter. */
const DIGITS = Array.from({ length: 128 }, (_, code) => code.toString(16).padStart(2, '0'))

/** The digits of a 16-bit number's four hex letters. */
const HEX_DIGITS = Array.from({ length: 0x10000 }, (_, value) =>
  toDigits(value.toString(16).padStart(4, '0')),
)

function toDigits(ascii: string): string {
  let digits = ''
  for (let at = 0; at < ascii.length; at += 1) digits += DIGITS[ascii.charCodeAt(at)] ?? ''
  return digits
}

/** Codes of one search: what is the same for all of them is made once. */
export function offerCoder(
  kind: OfferKind,
  secret: string,
  officeId: string,
  searchId: number,
): (index: number) => string {
  const key = searchKey(kind, secret, officeId, searchId)
  const search = toDigits(`&${encodeNumber(searchId, SEARCH_LENGTH[kind])}`)
  return (index) => `${hashOf(key, index)}${toDigits(`&${encodeNumber(index, INDEX_LENGTH)}`)}${search}`
}

/** Digits of a code. */
function lengthOf(kind: OfferKind): number {
  return 2 * (HASH_LENGTH + 1 + INDEX_LENGTH + 1 + SEARCH_LENGTH[kind])
}

/** What a code of a kind stands for, or null when it was not made here for this office. */
export function readOfferCode(
  kind: OfferKind,
  secret: string,
  officeId: string,
  code: string,
): OfferKey | null {
  if (code.length !== lengthOf(kind) || !/^\d+$/.test(code)) return null
  const ascii = Buffer.from(code, 'hex').toString('latin1')
  const [index, search] = ascii
    .slice(HASH_LENGTH + 1)
    .split('&')
    .map(decodeNumber)
  if (index == null || search == null) return null
  const expected = offerCoder(kind, secret, officeId, search)(index)
  return timingSafeEqual(Buffer.from(code), Buffer.from(expected)) ? { searchId: search, index } : null
}
