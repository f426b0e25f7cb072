import type { ActivityOption } from './variant.ts'
import { isDocumentNumber } from '../booking/masked-number.ts'
import { nameKey, repeatsIn } from '../booking/same-person.ts'
import type { TypedAnswers } from './answer-rules.ts'
import { typedText } from '../typed-text.ts'

/** A traveller whose answers are those of an earlier one, and the question whose answer shows it. */
export type RepeatedTraveller = { index: number; of: number; option: string; what: string }

/** The name of a traveller, as hosts ask for it; that of a hotel or a school is none. */
const FULL_NAME = /^(?:full |traveller |passenger |participant |guest )?name\b/i
const FIRST_NAME = /^(?:first|given) names?\b/i
const LAST_NAME = /^(?:last|family) name\b|^surname\b/i
const BIRTH = /birth/i
const PASSPORT = /passport|identity|\bid\b/i

/**
 * The travellers of a form who are entered twice. They are compared by the answers that the host asks for:
 * the number of a passport or card, or the full name, with the date of birth where that is asked too.
 */
export function repeatedTravellers(
  options: readonly Question[],
  travellers: readonly { answers: TypedAnswers }[],
): RepeatedTraveller[] {
  const find = (pattern: RegExp) => options.find(({ name }) => pattern.test(name))
  const [number, names, birth] = [find(PASSPORT), nameQuestions(options), find(BIRTH)]
  const numbers = travellers.map((traveller) => numberOf(traveller, number))
  const people = travellers.map((traveller) => {
    const key = nameKey(...names.map((name) => textOf(traveller, name)))
    return key === '' ? '' : `${key} ${textOf(traveller, birth)}`
  })
  const isSame = (one: string, other: string) => one !== '' && one === other
  return [
    ...repeatsIn(numbers, isSame).map((repeat) => ({
      ...repeat,
      option: number?.uuid ?? '',
      what: NUMBER,
    })),
    ...repeatsIn(people, isSame).map((repeat) => ({
      ...repeat,
      option: names[0]?.uuid ?? '',
      what: birth ? 'name and date of birth' : 'name',
    })),
  ]
}

type Question = Pick<ActivityOption, 'uuid' | 'name'>

/** The questions that ask for a whole name; none where only a half of it is asked. */
function nameQuestions(options: readonly Question[]): Question[] {
  const full = options.find(({ name }) => FULL_NAME.test(name))
  if (full) return [full]
  const halves = [FIRST_NAME, LAST_NAME].map((half) => options.find(({ name }) => half.test(name)))
  return halves.every((half) => half !== undefined) ? halves : []
}

const NUMBER = 'passport or card number'

function numberOf(traveller: { answers: TypedAnswers }, option: Question | undefined) {
  const text = textOf(traveller, option).replaceAll(/\s/g, '').toUpperCase()
  return isDocumentNumber(text) ? text : ''
}

function textOf({ answers }: { answers: TypedAnswers }, option: Question | undefined) {
  const answer = option === undefined ? undefined : answers[option.uuid]
  return typeof answer === 'string' ? typedText(answer) : ''
}
