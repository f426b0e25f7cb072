import { ageOn } from '../../../lib/booking/age.ts'
import { NO_FIRST_NAME } from '../../../lib/booking/name-advice.ts'
import { calendarDate, type CalendarDate } from '../../../lib/dates.ts'
import { typedText } from '../../../lib/typed-text.ts'

/**
 * The content of a passport's two machine-readable lines, or what a copied text says of a passport: empty and
 * null for what it does not say. Countries as printed (alpha-3, `D` for Germany).
 */
export type MrzPassport = {
  lastName: string
  firstName: string
  passportNumber: string
  issuer: string
  nationality: string
  /** Null where the passport does not know the day or the month. */
  birthDate: CalendarDate | null
  /** 0 male, 1 female, the codes of AirBook; null where the passport does not say. */
  gender: 0 | 1 | null
  expiryDate: CalendarDate | null
}

/**
 * Either a passport, with sentences about what the agent must look at if there is anything, or one sentence
 * that says which part fails its check.
 */
export type MrzResult = { passport: MrzPassport; notes?: readonly string[] } | { problem: string }

/** The traveller of the lines: an adult is not born less than two years before the day of travel. */
export type MrzReader = { isAdult: boolean; on: CalendarDate }

const LINE_LENGTH = 44

/**
 * Reads the two machine-readable lines of a passport (ICAO 9303 part 4: TD3, two lines of 44) as pasted or
 * typed. Every check digit must be right, so that a misread letter is refused instead of booked.
 * @param today the office's date; two-digit birth years lie before it, expiry years within 50 years of it
 */
export function parseMrz(text: string, today: CalendarDate, reader?: MrzReader): MrzResult {
  const lines = mrzLines(text)
  if ('problem' in lines) return lines
  const { upper, lower } = lines
  if (upper[0] !== 'P') return { problem: 'This is not a passport: the first line must begin with P.' }
  const wrong = wrongCheck(lower)
  if (wrong) return { problem: `The ${wrong} doesn't match its check digit. Check both lines.` }
  const birth = lower.slice(13, 19)
  const isPartial = birth.includes('<')
  const birthDate = isPartial ? null : birthDateOf(birth, today, reader)
  const expiryDate = shortDate(lower.slice(21, 27), (year) => expiryYear(year, today))
  if (birthDate === undefined) return { problem: 'The date of birth is not a valid date.' }
  if (!expiryDate) return { problem: 'The expiry date is not a valid date.' }
  const { lastName, firstName, note } = namesOf(upper.slice(5))
  if (lastName === '') return { problem: 'The first line has no name.' }
  const notes = [note, isPartial ? 'The date of birth is incomplete: enter it as the airline has it.' : null]
  const said = notes.filter((sentence) => sentence !== null)
  return {
    ...(said.length > 0 && { notes: said }),
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

/** Lengths of the joined lines of other documents, which are recognised by them (ICAO 9303 parts 5 and 6). */
const OTHER_DOCUMENTS: Readonly<Record<number, string>> = {
  90: 'These are the three lines of an identity card. The airline asks for the passport: paste its two lines.',
  72: 'These are the lines of an identity card or a small visa. The airline asks for the passport: paste its two lines.',
}

function mrzLines(text: string): { upper: string; lower: string } | { problem: string } {
  const lines = text
    .toUpperCase()
    .split(/\r?\n/)
    .map((line) => typedText(line).replaceAll(' ', ''))
    .filter(Boolean)
  // A text field joins pasted lines into one.
  const joined = lines.join('')
  if (!/^[A-Z0-9<]*$/.test(joined)) {
    return { problem: 'The lines have only letters A to Z, digits and the sign <. Check both lines.' }
  }
  if (joined.length === LINE_LENGTH * 2) {
    return { upper: joined.slice(0, LINE_LENGTH), lower: joined.slice(LINE_LENGTH) }
  }
  return { problem: OTHER_DOCUMENTS[joined.length] ?? lengthProblem(lines) }
}

function lengthProblem(lines: readonly string[]): string {
  const wrong = lines.findIndex(({ length }) => length !== LINE_LENGTH)
  if (lines.length === 2 && lines[0]?.startsWith('P')) {
    const which = wrong === 0 ? 'first' : 'second'
    return `The ${which} line has ${lines[wrong]?.length} characters instead of ${LINE_LENGTH}. Paste both lines whole.`
  }
  return 'Paste both lines of the passport, 44 characters each, beginning with P.'
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

/**
 * The names of the first line. A field that is full to its end may be cut (ICAO 9303 part 4, section
 * 4.2.3), so that first names may be missing in it; where it is not, a passport without them has one name.
 */
function namesOf(field: string): { lastName: string; firstName: string; note: string | null } {
  const [lastName = '', firstName = ''] = field.split('<<', 2).map((part) => part.replaceAll('<', ' ').trim())
  if (!field.endsWith('<')) {
    const note = 'The names fill the line and may be cut: compare them with the passport.'
    return { lastName, firstName, note }
  }
  if (firstName !== '') return { lastName, firstName, note: null }
  return {
    lastName,
    firstName: NO_FIRST_NAME,
    note: `The passport has one name: the first name is ${NO_FIRST_NAME}.`,
  }
}

function shortDate(field: string, yearOf: (year: number) => number): CalendarDate | undefined {
  if (!/^\d{6}$/.test(field)) return undefined
  return calendarDate(yearOf(Number(field.slice(0, 2))), Number(field.slice(2, 4)), Number(field.slice(4, 6)))
}

function birthDateOf(field: string, today: CalendarDate, reader?: MrzReader): CalendarDate | undefined {
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100
  const date = shortDate(field, (year) => century + year)
  const before = shortDate(field, (year) => century - 100 + year)
  if (date === undefined || date > today) return before
  return reader?.isAdult && ageOn(date, reader.on) < 2 ? before : date
}

function expiryYear(year: number, today: CalendarDate): number {
  const thisYear = Number(today.slice(0, 4))
  const century = Math.floor(thisYear / 100) * 100 + year
  if (century > thisYear + 50) return century - 100
  return century < thisYear - 49 ? century + 100 : century
}
