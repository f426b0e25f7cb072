/**
 * Scalars of the session family as clients really send them (gaps 5, 18-20, 23-25, 56-59): numbers as text,
 * names instead of numbers, dates with times, fractions and offsets. The parsed value is always canonical.
 */
import { z } from 'zod'
import { isStorable } from './text.ts'

/**
 * The forms that a caller may write, as JSON schema, where they differ from the parsed value of a schema. The
 * OpenAPI documents show them. A described copy of a schema has the form of the original.
 */
export const writtenForms = z.registry<Readonly<Record<string, unknown>>>()

/** Attaches the form in which callers write it to a schema. */
export function writtenAs<T extends z.ZodType>(schema: T, form: Readonly<Record<string, unknown>>): T {
  writtenForms.add(schema, form)
  return schema
}

const DIGITS = /^[+-]?\d+$/
const DECIMAL = /^[+-]?\d+(\.\d+)?$/

function numberFrom(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  return DIGITS.test(text) || DECIMAL.test(text) ? Number(text) : value
}

/** A whole number, also as text (`"2"`). */
export function wireInt(min: number, max: number) {
  return z.preprocess(numberFrom, z.int().min(min).max(max))
}

/** A number, also as text. */
export function wireNumber(min: number, max: number) {
  return z.preprocess(numberFrom, z.number().min(min).max(max))
}

function booleanFrom(value: unknown): unknown {
  if (value === 1 || value === '1') return true
  if (value === 0 || value === '0') return false
  if (typeof value !== 'string') return value
  const text = value.trim().toLowerCase()
  return text === 'true' ? true : text === 'false' ? false : value
}

/** A boolean, also `0`, `1`, `"true"`, `"false"`. */
export const wireBoolean = z.preprocess(booleanFrom, z.boolean())

/** Text that can be stored. Without `max` only the size of the body limits its length. */
export function plainText(min: number, max?: number) {
  const text = z.string().min(min)
  return (max === undefined ? text : text.max(max)).refine(isStorable, 'must be plain text')
}

/** Whether JSON of any shape can be stored: its texts are plain, and it is nested at most `depth` deep. */
export function isPlainJson(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth > 0 && Object.entries(value).every(([key, each]) => isStorable(key) && isPlainJson(each, depth - 1))
  )
}

/** Text. A bare number is converted to text; surrounding blanks are removed. */
export function wireText(min: number, max?: number) {
  return z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value),
    plainText(min, max),
  )
}

/** A name without what tells no name of a list from another: its case, blanks and underscores (gap 244). */
function foldedName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_]/g, '')
}

/** Finds the value of a list that a spelling means; any other value stays as it is. */
function spelledOut<T extends string | number>(
  canonical: readonly T[],
  spellings: Readonly<Record<string, T>>,
): (value: unknown) => unknown {
  const bySpelling = new Map<string, T>()
  for (const [spelling, value] of Object.entries(spellings)) bySpelling.set(foldedName(spelling), value)
  for (const value of canonical) bySpelling.set(foldedName(String(value)), value)
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return value
    return bySpelling.get(foldedName(String(value))) ?? value
  }
}

/**
 * One value of a closed list, in any case, with or without blanks and underscores, or in another of its
 * spellings: `spellings` maps each to the value that it means, such as a number to a name (gaps 23, 244).
 * Every enumeration of a request is read by this or by `wireName`.
 */
export function wireChoice<const T extends readonly (string | number)[]>(
  canonical: T,
  spellings: Readonly<Record<string, T[number]>>,
) {
  const schema = z.preprocess(spelledOut<T[number]>(canonical, spellings), z.literal(canonical))
  const type = typeof canonical[0] === 'number' ? 'integer' : 'string'
  const also = Object.keys(spellings).map((text) => `\`${text}\``)
  const description = `Accepted as well, in any case: ${also.join(', ')}.`
  return writtenAs(schema, { type, enum: [...canonical], ...(also.length > 0 && { description }) })
}

/**
 * A name of a list, which is spelled as the list has it. Other texts stay: whoever knows the list says which
 * one is unknown.
 */
export function wireName(canonical: readonly string[], max: number) {
  const schema = z.preprocess(spelledOut(canonical, {}), wireText(1, max))
  return writtenAs(schema, { type: 'string', enum: [...canonical] })
}

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

function isCalendarDate(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0))
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day
}

/**
 * A calendar date `YYYY-MM-DD`. A date-time, fraction and offset are accepted; the date as written counts and
 * the offset is ignored (gap 25).
 */
export const wireDate = writtenAs(
  z.preprocess(
    (value) => {
      const match = typeof value === 'string' ? DATE_TIME.exec(value.trim()) : null
      return match ? `${match[1]}-${match[2]}-${match[3]}` : value
    },
    z
      .string()
      .refine(
        (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDate(text),
        'must be a date, YYYY-MM-DD',
      ),
  ),
  { type: 'string', description: 'A time of day and an offset may follow and do not count.' },
)

/** An amount of money in the session and activity families: USD as a number with at most two decimals. */
export const usd = z.number()

/** The currency of such an amount. */
export const usdCode = z.string().describe('ISO 4217 code, always `USD`.')

/** A local date-time without offset, `YYYY-MM-DDTHH:MM:SS`. */
export const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)

/** An instant in UTC, ISO 8601 with `Z` or an offset. */
export const instant = z.iso.datetime({ offset: true })
