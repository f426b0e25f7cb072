import { addDays, type CalendarDate } from '../../lib/dates.ts'
import { readTypedDate } from '../ui/typed-date/typed-date.ts'
import { readTypedRange } from '../ui/typed-date/typed-range.ts'
import { countBefore, countOf } from './typed-party.ts'

/** A part that was taken from a line, and the rest of the line. */
type Taken<Part> = { part: Part | null; rest: string }

const NIGHTS = countBefore('nights?|nacht|nächten?|nuits?|noches?|nott[ei]|noites?')

/** `2N`, `2 nights`, `drei Nächte`. */
export function takeNights(line: string): Taken<number> {
  return takeCount(line, /(?<![\d.])(?:for )?(\d{1,2}) ?(?:nights?|nts?|n)(?![a-z])/i, NIGHTS)
}

const ROOMS = countBefore('rooms?|zimmern?|chambres?|habitaci(?:ón|ones)|camer[ae]|quartos?')

/** `2R`, `2 rooms`, `deux chambres`. */
export function takeRooms(line: string): Taken<number> {
  return takeCount(line, /(?<![\d.])(\d) ?(?:rooms?|rms?|r)(?![a-z])/i, ROOMS)
}

function takeCount(line: string, ...patterns: readonly RegExp[]): Taken<number> {
  const match = patterns.map((pattern) => pattern.exec(line)).find((each) => each !== null)
  return match
    ? { part: countOf(match[1] ?? ''), rest: line.replace(match[0], ' ') }
    : { part: null, rest: line }
}

const CABIN_WORDS: readonly (readonly [pattern: RegExp, cabin: number])[] = [
  [/\b(?:premium economy|premium eco|premium|prem)\b(?: class)?/i, 2],
  [/\b(?:economy|eco|coach)\b(?: class)?/i, 1],
  [/\b(?:business|biz)\b(?: class)?/i, 3],
  [/\bfirst class\b|\bfirst$/i, 5],
]

/** A cabin in words. */
export function takeCabin(line: string): Taken<number> {
  for (const [pattern, cabin] of CABIN_WORDS)
    if (pattern.test(line)) return { part: cabin, rest: line.replace(pattern, ' ') }
  return { part: null, rest: line }
}

/**
 * The cabin of a letter: Y W C F, the letters of the cabins in the documents, and the booking classes that
 * airlines sell in them. All other letters are economy.
 */
export function cabinOfLetter(letter: string): number {
  if ('WS'.includes(letter)) return 2
  if ('CJDIZ'.includes(letter)) return 3
  return 'FAP'.includes(letter) ? 5 : 1
}

/** The dates of a line in their order, at most two, and the words that are no date. */
export type TypedDates = { dates: readonly CalendarDate[]; words: readonly string[] }

const LONGEST_PHRASE = 6

/**
 * Takes the dates out of the words of a line. A date without a year is the next such day from the one before
 * it on.
 * @param bare whether a word alone may be a date (`fri`); it may be the code of a place, too
 */
export function takeDates(words: readonly string[], first: CalendarDate, bare: boolean): TypedDates {
  const dates: CalendarDate[] = []
  const rest: string[] = []
  let at = 0
  while (at < words.length) {
    const found = dates.length < 2 ? phraseAt(words, at, dates.at(-1) ?? first, bare) : undefined
    if (found && dates.length + found.dates.length <= 2) {
      dates.push(...found.dates)
      at += found.length
    } else {
      rest.push(words[at] ?? '')
      at += 1
    }
  }
  return { dates, words: rest }
}

function phraseAt(words: readonly string[], at: number, today: CalendarDate, bare: boolean) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    if (!bare && length === 1 && !/\d|^(?:today|tomorrow|tmrw?)$/iu.test(phrase)) continue
    const read = readTypedDate(phrase, { today })
    if (read) return { dates: [read.date], length }
    const range = readTypedRange(phrase, { today })
    if (range) return { dates: [range.from, range.to], length }
  }
  return undefined
}

/** The second of two days: the typed one, or that after some nights. */
export function lastDay([start, end]: readonly CalendarDate[], nights: number | null): CalendarDate | null {
  if (end !== undefined) return end
  return start !== undefined && nights !== null ? addDays(start, nights) : null
}

const MONTH = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)'
const COMPACT_DATE = new RegExp(
  String.raw`(\d{1,2}${MONTH}(?:\d{2}(?!${MONTH}|\d))?)(?!UARY|RUARY|CH\b|IL\b|[EY]\b|UST|T?EMBER|OBER|T\b|\d)`,
  'gi',
)

const JOINED_CODES = new RegExp(String.raw`(\d{1,2}${MONTH}(?:\d{2})?) ([A-Z]{3})([A-Z]{3})(?![A-Z])`, 'gi')

/** The words of a line, with blanks around each date and between codes that are joined: `14JANLONSIN`. */
export function wordsOf(line: string): string[] {
  return line
    .replaceAll(COMPACT_DATE, ' $1 ')
    .replaceAll(JOINED_CODES, '$1 $2 $3')
    .split(/[\s,;]+/)
    .filter(Boolean)
}

/** A line with `14.1` for `14/1`: slashes begin options. */
export function withDottedDates(line: string): string {
  return line.replaceAll(
    /(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\dA-Za-z])/g,
    (...groups: string[]) => groups.slice(1, 4).filter(Boolean).join('.'),
  )
}
