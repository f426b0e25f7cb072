import type { z } from 'zod'
import type { Answer } from '../../contract/activity/booking.ts'
import type { OptionInput } from '../../contract/activity/codes.ts'
import type { ActivityOption } from './variant.ts'
import { phoneProblem } from '../booking/contact.ts'
import { isCalendarDate } from '../dates.ts'
import { isCountry } from '../place/countries.ts'
import type { typedAnswer, typedAnswers } from './booking-form-fields.ts'
import { typedPhone, typedText } from '../typed-text.ts'

/** An answer as the form has it: text as typed, the values of a list with several, `yes` or `no`. */
export type TypedAnswer = z.infer<typeof typedAnswer>
/** The answers to some options by the uuid of the option. */
export type TypedAnswers = z.infer<typeof typedAnswers>

/** The value of a yes/no option whose answer is yes. */
export const YES = 'yes'

const LIST = 1
const SEVERAL = 2
const BOOLEAN = 5
const PHONE = 13

/** An empty answer, which counts as none. */
export function noAnswer({ inputType }: Pick<ActivityOption, 'inputType'>): TypedAnswer {
  return inputType === SEVERAL ? [] : ''
}

/** True for nothing, blanks, an empty list, and an extra that was not added. */
export function isUnanswered(answer: TypedAnswer | undefined): boolean {
  return (
    answer === undefined || answer.length === 0 || (typeof answer === 'string' && typedText(answer) === '')
  )
}

/** The problem with the answer to an option, as a sentence for its field; null if there is none. */
export function answerProblem(option: ActivityOption, answer: TypedAnswer | undefined): string | null {
  if (answer === undefined || isUnanswered(answer)) {
    return option.required ? `${option.name} is required.` : null
  }
  const values = Array.isArray(answer) ? answer : [cleanAnswer(option, answer)]
  const problem = problemOf(option, values)
  if (problem !== null) return problem
  const isText = !Array.isArray(answer) && option.inputType !== BOOLEAN && option.inputType !== LIST
  return isText && !matches(option.formatRegex, cleanAnswer(option, answer))
    ? `Not in the format the host asks for${option.description ? `: ${option.description}` : ''}.`
    : null
}

/** An item that was chosen from a list is sent unchanged; a typed answer is cleaned (gap 255). */
function cleanAnswer({ inputType }: Pick<ActivityOption, 'inputType'>, answer: string): string {
  if (inputType === LIST) return answer
  return inputType === PHONE ? typedPhone(answer) : typedText(answer)
}

function problemOf({ inputType, items }: ActivityOption, values: readonly string[]): string | null {
  if (inputType === LIST || inputType === SEVERAL) {
    const isOffered = values.every((value) => items.some((item) => item.value === value))
    return isOffered ? null : 'Choose from the list.'
  }
  return typeProblems[inputType]?.(values[0] ?? '') ?? null
}

/** The form of each input type that is more than a text (gap 161). */
const typeProblems: Partial<Record<OptionInput, (text: string) => string | null>> = {
  3: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? null : 'Enter a number.'),
  6: (text) => (isCalendarDate(text) ? null : 'Enter a date.'),
  10: (text) => (isTime(text) ? null : 'Enter a time like 14:30.'),
  11: (text) => (isDateTime(text) ? null : 'Enter a date and a time like 14:30.'),
  12: (text) => (isCountry(text) ? null : 'Choose a country.'),
  [PHONE]: phoneProblem,
  14: (text) =>
    /^[A-Z0-9]{2}[A-Z]? ?\d{1,4}[A-Z]?$/i.test(text) ? null : 'Enter a flight number like LH 712.',
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function isDateTime(text: string): boolean {
  const [date = '', time = ''] = text.split('T')
  return isCalendarDate(date) && isTime(time)
}

/** Whether the whole text has the format; one that this engine cannot read is left to the gateway. */
function matches(format: string | null, text: string): boolean {
  if (format === null || format === '') return true
  try {
    return new RegExp(`^(?:${format})$`).test(text)
  } catch {
    return true
  }
}

/** The answers as the booking sends them; unanswered options are left out (gaps 161, 176). */
export function sentAnswers(options: readonly ActivityOption[], answers: TypedAnswers | undefined): Answer[] {
  return options.flatMap((option) => {
    const answer = answers?.[option.uuid]
    if (answer === undefined || isUnanswered(answer)) return []
    return [{ uuid: option.uuid, value: sentValue(option, answer) }]
  })
}

function sentValue({ inputType }: ActivityOption, answer: TypedAnswer): Answer['value'] {
  if (Array.isArray(answer)) return answer
  if (inputType === BOOLEAN) return answer === YES
  const text = cleanAnswer({ inputType }, answer)
  return inputType === 3 ? Number(text) : text
}

/** A surcharge that an answer adds, in cents. `name` includes the chosen items: `Hanbok, Royal court`. */
export type Surcharge = { name: string; cents: number }

/**
 * The surcharges of some answers: those of the option itself, and those of the items chosen from its list.
 */
export function surchargesOf(
  options: readonly ActivityOption[],
  answers: TypedAnswers | undefined,
): Surcharge[] {
  return options.flatMap((option) => {
    const answer = answers?.[option.uuid]
    if (answer === undefined || isUnanswered(answer)) return []
    if (option.inputType === BOOLEAN && answer !== YES) return []
    const chosen = option.items.filter(({ value }) =>
      Array.isArray(answer) ? answer.includes(value) : answer === value,
    )
    const own = option.priceCents === null ? [] : [{ name: option.name, cents: option.priceCents }]
    const items = chosen.flatMap(({ label, priceCents }) =>
      priceCents === null ? [] : [{ name: `${option.name}, ${label}`, cents: priceCents }],
    )
    return [...own, ...items]
  })
}
