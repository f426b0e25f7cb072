import { createHmac, timingSafeEqual } from 'node:crypto'
import { permutation } from './permutation.ts'

/**
 * An offer code, FareSourceCode in the Session gateway, is the hex of 44 ASCII characters: a keyed hash of
 * office, search and index (32), then `&`, the index and the search in base 29. Only characters whose hex has
 * no letters are used, so that the code is 88 decimal digits, as gap 39 records. The code of a hotel rate has
 * two more characters for the search: 92 digits. The search stands there as another number, so that codes do
 * not tell an office how often others search. Callers must not parse it. Codes of another office or another
 * kind do not verify.
 */
const SYMBOLS = '0123456789abcdefghipqrstuvwxy'
const BASE = SYMBOLS.length
const KEY_WORDS = 4
const HASH_LENGTH = 8 * KEY_WORDS
const INDEX_LENGTH = 3
/** Characters for the search number, by kind of offer. */
const SEARCH_LENGTH = { air: 7, hotel: 9 } as const

/** The kind of offer that a code names. */
export type OfferKind = keyof typeof SEARCH_LENGTH

/** Largest index within one search that fits into a code. */
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

/** The key of one search of one office: four words of a keyed hash. */
function searchKey(kind: OfferKind, secret: string, officeId: string, searchId: number): Uint32Array {
  const digest = createHmac('sha256', secret).update(`${kind}:${officeId}:${searchId}`).digest()
  return Uint32Array.from({ length: KEY_WORDS }, (_, word) => digest.readUInt32BE(4 * word))
}

/**
 * Hashes an index with the key of its search. It need not be one-way: the owner of
 * one code may name every offer of that search anyway. Without the key it must not be
 * guessable, and each index needs a different hash.
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

/** The hex of every ASCII character, by character code. */
const DIGITS = Array.from({ length: 128 }, (_, code) => code.toString(16).padStart(2, '0'))

/** The code digits of every 16-bit number's four hex letters. */
const HEX_DIGITS = Array.from({ length: 0x10000 }, (_, value) =>
  toDigits(value.toString(16).padStart(4, '0')),
)

function toDigits(ascii: string): string {
  let digits = ''
  for (let at = 0; at < ascii.length; at += 1) digits += DIGITS[ascii.charCodeAt(at)] ?? ''
  return digits
}

/** How the searches of an office are numbered in its codes. */
function searchNumbers(kind: OfferKind, secret: string, officeId: string) {
  return permutation(Buffer.from(secret), `search:${kind}:${officeId}`, BASE ** SEARCH_LENGTH[kind])
}

/** Makes the codes of one search; the parts that they share are computed once. */
export function offerCoder(
  kind: OfferKind,
  secret: string,
  officeId: string,
  searchId: number,
): (index: number) => string {
  const key = searchKey(kind, secret, officeId, searchId)
  const number = searchNumbers(kind, secret, officeId).of(searchId)
  const search = toDigits(`&${encodeNumber(number, SEARCH_LENGTH[kind])}`)
  return (index) => `${hashOf(key, index)}${toDigits(`&${encodeNumber(index, INDEX_LENGTH)}`)}${search}`
}

/** Number of digits of a code. */
function lengthOf(kind: OfferKind): number {
  return 2 * (HASH_LENGTH + 1 + INDEX_LENGTH + 1 + SEARCH_LENGTH[kind])
}

/** The search and index of a code; null when it was not made here for this office and kind. */
export function readOfferCode(
  kind: OfferKind,
  secret: string,
  officeId: string,
  code: string,
): OfferKey | null {
  if (code.length !== lengthOf(kind) || !/^\d+$/.test(code)) return null
  const ascii = Buffer.from(code, 'hex').toString('latin1')
  const [index, number] = ascii
    .slice(HASH_LENGTH + 1)
    .split('&')
    .map(decodeNumber)
  if (index == null || number == null) return null
  // An invented code may have its second `&` elsewhere, so that its numbers are larger than any given out.
  if (index > MAX_OFFER_INDEX || number >= BASE ** SEARCH_LENGTH[kind]) return null
  const search = searchNumbers(kind, secret, officeId).back(number)
  const expected = offerCoder(kind, secret, officeId, search)(index)
  return timingSafeEqual(Buffer.from(code), Buffer.from(expected)) ? { searchId: search, index } : null
}
