import type { Answer } from '../../../contract/activity/booking.ts'
import type { OptionInput } from '../../../contract/activity/codes.ts'
import type { OptionItem, VariantOption } from '../../supply/activity/variant.ts'
import { createContext, Script } from 'node:vm'

type Value = Answer['value']

/** Whether there is a country with this code, ISO 3166-1 alpha-2. */
export type KnowsCountry = (code: string) => boolean

/** An answer that says nothing counts as none. */
export function isEmpty(value: Value): boolean {
  return Array.isArray(value) ? value.length === 0 : String(value).trim() === ''
}

/**
 * Says which rule of its input type and format an answer breaks, as `must be ...`; null if it breaks none.
 * For answers that are not empty (gap 161).
 */
export function answerFault(option: VariantOption, value: Value, knowsCountry: KnowsCountry): string | null {
  const { input, items, format } = option
  if (input === 1 || input === 2) return listFault(input, items, value)
  if (Array.isArray(value)) return 'must be one value'
  const text = String(value).trim()
  const must = forms[input]?.(text, knowsCountry) ?? null
  if (must !== null) return must
  return format === null || matchesWhole(format, text) ? null : `must match ${format}`
}

/** The items of a list that an answer chooses. */
export function chosenItems({ items }: VariantOption, value: Value): OptionItem[] {
  const values: readonly Value[] = Array.isArray(value) ? value : [value]
  return items.filter((item) => values.includes(item.value))
}

function listFault(input: 1 | 2, items: readonly OptionItem[], value: Value): string | null {
  const allowed = items.map((item) => item.value)
  const choices = `must be ${input === 1 ? 'one' : 'some'} of ${allowed.join(', ')}`
  if (input === 1) return typeof value === 'string' && allowed.includes(value) ? null : choices
  if (!Array.isArray(value)) return `must be a list, ${choices.slice('must be '.length)}`
  if (new Set(value).size < value.length) return 'must name no choice twice'
  return value.every((each) => allowed.includes(each)) ? null : choices
}

type Form = (text: string, knowsCountry: KnowsCountry) => string | null

const matches =
  (pattern: RegExp, must: string): Form =>
  (text) =>
    pattern.test(text) ? null : must

const datePart = String.raw`\d{4}-\d\d-\d\d`
const timePart = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
const isDate = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The form of the text, for inputs that have one; files and images are references. */
const forms: Partial<Record<OptionInput, Form>> = {
  3: matches(/^[+-]?\d+(\.\d+)?$/, 'must be a number'),
  5: matches(/^(true|false|1|0)$/i, 'must be true or false'),
  6: (text) => (new RegExp(`^${datePart}$`).test(text) && isDate(text) ? null : 'must be a date, YYYY-MM-DD'),
  10: matches(new RegExp(`^${timePart}$`), 'must be a time, HH:MM'),
  11: (text) =>
    new RegExp(String.raw`^${datePart}[T ]${timePart}(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$`).test(
      text,
    ) && isDate(text.slice(0, 10))
      ? null
      : 'must be a date and time, YYYY-MM-DDTHH:MM',
  12: (text, knowsCountry) => (knowsCountry(text.toUpperCase()) ? null : 'must be a country, two letters'),
  13: matches(/^\+?[\d ()./-]{4,30}$/, 'must be a phone number'),
  14: matches(/^[A-Z0-9]{2}[A-Z]? ?\d{1,4}[A-Z]?$/i, 'must be a flight number'),
}

/** A pattern that takes longer than this for one answer is given up. */
const MOST_MILLIS = 50

const context = createContext(Object.create(null) as object)

/**
 * Whether a whole text matches a supplier's pattern. Patterns are foreign: one that is no pattern refuses
 * nothing, since no answer could satisfy it; one that needs too long for a text does not match it, so that no
 * answer keeps the gateway busy.
 */
export function matchesWhole(pattern: string, text: string): boolean {
  const whole = `^(?:${pattern})$`
  const flags = ['u', ''].find((each) => isPattern(whole, each))
  if (flags === undefined) return true
  const code = `new RegExp(${JSON.stringify(whole)}, '${flags}').test(${JSON.stringify(text)})`
  try {
    return new Script(code).runInContext(context, { timeout: MOST_MILLIS }) === true
  } catch {
    return false
  }
}

function isPattern(text: string, flags: string): boolean {
  try {
    return new RegExp(text, flags) instanceof RegExp
  } catch {
    return false
  }
}
