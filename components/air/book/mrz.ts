import { calendarDate, type CalendarDate } from '../../../lib/dates.ts'
import { typedText } from '../../../lib/typed-text.ts'

/**
 * The content of a passport's two machine-readable lines. Countries as printed (alpha-3, `D` for Germany).
 */
export type MrzPassport = {
  lastName: string
  firstName: string
  passportNumber: string
  issuer: string
  nationality: string
  birthDate: CalendarDate
  /** 0 male, 1 female, the codes of AirBook; null where the passport does not say. */
  gender: 0 | 1 | null
  expiryDate: CalendarDate
}

/** Either a passport, or one sentence that says which part fails its check. */
export type MrzResult = { passport: MrzPassport } | { problem: string }

const LINE_LENGTH = 44

/**
 * Reads the two machine-readable lines of a passport (ICAO 9303 part 4: TD3, two lines of 44) as pasted or
 * typed. Every check digit must be right, so that a misread letter is refused instead of booked.
 * @param today the office's date; two-digit birth years lie before it, expiry years within 50 years of it
 */
export function parseMrz(text: string, today: CalendarDate): MrzResult {
  const lines = mrzLines(text)
  if (!lines) return { problem: 'Paste both lines of the passport, 44 characters each, beginning with P.' }
  const [upper, lower] = lines
  if (upper[0] !== 'P') return { problem: 'This is not a passport: the first line must begin with P.' }
  const wrong = wrongCheck(lower)
  if (wrong) return { problem: `The ${wrong} doesn't match its check digit. Check both lines.` }
  const birthDate = shortDate(lower.slice(13, 19), (year) => birthYear(year, lower.slice(15, 19), today))
  const expiryDate = shortDate(lower.slice(21, 27), (year) => expiryYear(year, today))
  if (!birthDate) return { problem: 'The date of birth is not a valid date.' }
  if (!expiryDate) return { problem: 'The expiry date is not a valid date.' }
  const [lastName = '', firstName = ''] = names(upper.slice(5))
  if (lastName === '') return { problem: 'The first line has no name.' }
  return {
    passport: {
      lastName,
      firstName,
      passportNumber: lower.slice(0, 9).replaceAll('<', ''),
      issuer: upper.slice(2, 5).replaceAll('<', ''),
      nationality: lower.slice(10, 13).replaceAll('<', ''),
      birthDate,
      gender: lower[20] === 'M' ? 0 : lower[20] === 'F' ? 1 : null,
      expiryDate,
    },
  }
}

function mrzLines(text: string): [string, string] | null {
  const lines = text
    .toUpperCase()
    .split(/\r?\n/)
    .map((line) => typedText(line).replaceAll(' ', ''))
    .filter(Boolean)
  // A text field joins pasted lines into one.
  const joined = lines.join('')
  if (joined.length !== LINE_LENGTH * 2 || !/^[A-Z0-9<]+$/.test(joined)) return null
  return [joined.slice(0, LINE_LENGTH), joined.slice(LINE_LENGTH)]
}

/** The name of the first field in the lower line whose check digit is wrong; null when all are right. */
function wrongCheck(lower: string): string | null {
  const fields: [string, string, string][] = [
    ['passport number', lower.slice(0, 9), lower.charAt(9)],
    ['date of birth', lower.slice(13, 19), lower.charAt(19)],
    ['expiry date', lower.slice(21, 27), lower.charAt(27)],
    ['personal number', lower.slice(28, 42), lower.charAt(42)],
    ['second line', lower.slice(0, 10) + lower.slice(13, 20) + lower.slice(21, 43), lower.charAt(43)],
  ]
  for (const [name, field, digit] of fields) {
    const expected = String(checkDigit(field))
    // An empty personal number may have a filler as its check digit instead of 0.
    if (digit !== expected && !(name === 'personal number' && digit === '<' && expected === '0')) return name
  }
  return null
}

/** The check digit of ICAO 9303 part 3, section 4.9: weights 7, 3, 1; A counts as 10, the filler as 0. */
export function checkDigit(field: string): number {
  const weights = [7, 3, 1]
  let sum = 0
  for (const [index, sign] of [...field].entries()) {
    const value = sign === '<' ? 0 : /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55
    sum += value * (weights[index % 3] ?? 0)
  }
  return sum % 10
}

function names(field: string): string[] {
  return field.split('<<', 2).map((part) => part.replaceAll('<', ' ').trim())
}

function shortDate(field: string, yearOf: (year: number) => number): CalendarDate | undefined {
  if (!/^\d{6}$/.test(field)) return undefined
  return calendarDate(yearOf(Number(field.slice(0, 2))), Number(field.slice(2, 4)), Number(field.slice(4, 6)))
}

function birthYear(year: number, monthDay: string, today: CalendarDate): number {
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100 + year
  const date = `${century}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`
  return date > today ? century - 100 : century
}

function expiryYear(year: number, today: CalendarDate): number {
  const thisYear = Number(today.slice(0, 4))
  const century = Math.floor(thisYear / 100) * 100 + year
  if (century > thisYear + 50) return century - 100
  return century < thisYear - 49 ? century + 100 : century
}
