import type { Answer, Answers } from '../../../contract/activity/booking.ts'
import { bookedTicketTypes, type BookedTicketType } from '../../../contract/activity/codes.ts'
import type { Variant, VariantOption } from '../../supply/activity/variant.ts'
import type { Party } from './activity-booking.ts'
import { answerFault, chosenItems, isEmpty, type KnowsCountry } from './answer-value.ts'

/** The traveller whom an answer is about: from 1 on, adults first; null: the whole booking. */
export type Asked = { number: number; type: BookedTicketType } | null

/** Why answers to the options of a variant are refused. */
export type AnswerFault =
  | { rule: 'missing' | 'twice'; option: string; traveller: Asked }
  | { rule: 'value'; option: string; traveller: Asked; must: string }
  | { rule: 'unknown-option'; uuid: string; traveller: Asked }
  | { rule: 'too-many-lists'; lists: number; travellers: number }

/** Whether the answers are those that a variant wants of a party (Activity v2, Options; gaps 161, 184). */
export function answersFault(
  variant: Variant,
  party: Party,
  answers: Answers,
  knowsCountry: KnowsCountry,
): AnswerFault | null {
  const travellers = travellersOf(party)
  const lists = answers.perPax.length
  if (lists > travellers.length) return { rule: 'too-many-lists', lists, travellers: travellers.length }
  const fault = listFault(variant.perBooking, answers.perBooking, null, knowsCountry)
  if (fault) return fault
  for (const [at, type] of travellers.entries()) {
    const traveller = { number: at + 1, type }
    const own = listFault(variant.perTraveller, answers.perPax[at] ?? [], traveller, knowsCountry)
    if (own) return own
  }
  return null
}

/** The travellers in the order in which they answer: adults, then children, then seniors. */
function travellersOf(party: Party): BookedTicketType[] {
  return bookedTicketTypes.flatMap((type) => Array.from({ length: party[type] }, () => type))
}

function listFault(
  options: readonly VariantOption[],
  answers: readonly Answer[],
  traveller: Asked,
  knowsCountry: KnowsCountry,
): AnswerFault | null {
  const seen = new Set<string>()
  for (const { uuid, value } of answers) {
    const option = options.find((each) => each.uuid === uuid)
    if (!option) return { rule: 'unknown-option', uuid, traveller }
    if (seen.has(uuid)) return { rule: 'twice', option: option.name, traveller }
    seen.add(uuid)
    if (isEmpty(value)) continue
    const must = answerFault(option, value, knowsCountry)
    if (must !== null) return { rule: 'value', option: option.name, traveller, must }
  }
  const isAnswered = (option: VariantOption) =>
    answers.some(({ uuid, value }) => uuid === option.uuid && !isEmpty(value))
  const missing = options.find((option) => option.required && !isAnswered(option))
  return missing ? { rule: 'missing', option: missing.name, traveller } : null
}

/** A line of a price: how often something is bought, and the price of one, cents of USD. */
export type PriceLine = { name: string; quantity: number; cents: number }

/** The surcharges of checked answers, those for several travellers in one line. */
export function surcharges(variant: Variant, answers: Answers): PriceLine[] {
  const lines = new Map<string, PriceLine>()
  const add = (name: string, cents: number) => {
    if (cents === 0) return
    const line = lines.get(name)
    if (line) line.quantity += 1
    else lines.set(name, { name, quantity: 1, cents })
  }
  const addAll = (options: readonly VariantOption[], ownAnswers: readonly Answer[]) => {
    for (const option of options) {
      const answer = ownAnswers.find(({ uuid }) => uuid === option.uuid)
      if (!answer || isEmpty(answer.value) || isNo(option, answer.value)) continue
      add(option.name, option.cents)
      for (const { label, cents } of chosenItems(option, answer.value)) add(`${option.name}: ${label}`, cents)
    }
  }
  addAll(variant.perBooking, answers.perBooking)
  for (const own of answers.perPax) addAll(variant.perTraveller, own)
  return [...lines.values()]
}

/** A boolean option that was declined costs nothing. */
function isNo({ input }: VariantOption, value: Answer['value']): boolean {
  return input === 5 && ['false', '0'].includes(String(value).trim().toLowerCase())
}
