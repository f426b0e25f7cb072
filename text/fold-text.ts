import { asciiDigits } from './digits.ts'
import { plainLetters, schwa, twoLetters } from './latin-letters.ts'

/** Plain words need no folding, and nine texts in ten are plain words. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** Signs for an apostrophe; Hebrew geresh and gershayim are written as such too. */
const APOSTROPHES = /['’‘‛ʼ`´ʻʽʾʿ′‵＇׳״]/g

/** Marks on Latin, Greek and Cyrillic letters, on Arabic and on Hebrew ones; tatweel; joiners of Persian. */
const MARKS =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C7\u064B-\u065F\u0670\u0640\u200B-\u200D\u2060]/g

/** Letters that are written in several ways, or need a spelling of their own. */
const LETTERS: Readonly<Record<string, string>> = {
  ...plainLetters,
  [schwa.letter]: schwa.plain,
  ς: 'σ',
  // Arabic with and without hamza; Persian and Urdu forms of the same letters.
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ء: '',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ھ: 'ه',
  ہ: 'ه',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * The plain form in which texts are compared: small letters without accents and vowel marks, digits 0 to 9,
 * words separated by one blank. Apostrophes go (`Xi'an`, `xian`), all other signs separate words. Half and
 * full width are one. Every script keeps its own letters, and kana, hangul, Thai and Indic scripts their
 * signs. Folding a folded text changes nothing.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  return PLAIN.test(lower) ? lower : folded(lower)
}

function folded(lower: string): string {
  return asciiDigits(lower.replace(APOSTROPHES, '').normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(APOSTROPHES, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

const SPELLED = new RegExp(`[${Object.keys(twoLetters).join('')}]`, 'g')

/** The folded text with umlauts written out, as passports spell them: `mueller` of `Müller`. */
export function spelledOut(text: string): string {
  const composed = text.toLowerCase().normalize('NFC')
  return foldText(composed.replace(SPELLED, (letter) => twoLetters[letter] ?? letter))
}

/** A folded text without its blanks: `newyork`, `obrien`. */
export function joined(folded: string): string {
  return folded.replaceAll(' ', '')
}
