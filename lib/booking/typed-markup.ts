import { centsFromDecimal } from '../money.ts'
import { addsNothing, markupTypes, type MarkupRule } from './markup.ts'

/** The units that can be chosen; without one, an amount per person. */
export const markupUnits = ['person', 'booking', 'percent'] as const
export type MarkupUnit = (typeof markupUnits)[number]

/**
 * A markup as a form has it, all text as typed. `amount` is of the units that have one figure; the others are
 * amounts per person. The fields of other units are kept, so that changing the unit loses nothing.
 */
export type TypedMarkup = {
  unit?: MarkupUnit | undefined
  amount?: string | undefined
  adult: string
  child: string
  infant: string
}

/** A markup with nothing typed. */
export const EMPTY_MARKUP: TypedMarkup = { unit: 'person', amount: '', adult: '', child: '', infant: '' }

/** Most cents per person or booking: the limit of AirBook for one passenger. */
export const MOST_MARKUP_CENTS = 10_000_000
/** Most hundredths of a percent. */
export const MOST_HUNDREDTHS = 100_000

const BAD_AMOUNT = 'Enter an amount in dollars, like 25 or 25.50.'
const BAD_PERCENT = 'Enter a percentage up to 1000, like 12 or 12.5.'

/** The fields of a typed markup that its unit uses. */
function fieldsOf(typed: TypedMarkup): readonly ('amount' | (typeof markupTypes)[number])[] {
  return (typed.unit ?? 'person') === 'person' ? markupTypes : ['amount']
}

/** The problems of a typed markup, by field; empty if there are none. */
export function markupProblems(typed: TypedMarkup): Partial<Record<keyof TypedMarkup, string>> {
  const problems: Partial<Record<keyof TypedMarkup, string>> = {}
  const isPercent = typed.unit === 'percent'
  for (const field of fieldsOf(typed)) {
    const value = figureOf(typed[field] ?? '')
    const most = isPercent ? MOST_HUNDREDTHS : MOST_MARKUP_CENTS
    if (value === undefined || value < 0 || value > most)
      problems[field] = isPercent ? BAD_PERCENT : BAD_AMOUNT
  }
  return problems
}

/** The rule that is typed, null for one that adds nothing. Text that is no amount yet counts as 0. */
export function ruleOfTyped(typed: TypedMarkup | undefined): MarkupRule | null {
  if (!typed) return null
  const figure = (text: string | undefined) => Math.max(0, figureOf(text ?? '') ?? 0)
  const { unit = 'person' } = typed
  const rule: MarkupRule =
    unit === 'percent'
      ? { unit, hundredths: figure(typed.amount) }
      : unit === 'booking'
        ? { unit, cents: figure(typed.amount) }
        : { unit, adult: figure(typed.adult), child: figure(typed.child), infant: figure(typed.infant) }
  return addsNothing(rule) ? null : rule
}

/** A rule as it is typed into fields: nothing for 0. */
export function typedMarkup(rule: MarkupRule | null): TypedMarkup {
  if (rule === null) return EMPTY_MARKUP
  const text = (figure: number) => (figure === 0 ? '' : (figure / 100).toFixed(2))
  if (rule.unit === 'percent') {
    return {
      ...EMPTY_MARKUP,
      unit: 'percent',
      amount: rule.hundredths === 0 ? '' : String(rule.hundredths / 100),
    }
  }
  if (rule.unit === 'booking') return { ...EMPTY_MARKUP, unit: 'booking', amount: text(rule.cents) }
  return {
    ...EMPTY_MARKUP,
    adult: text(rule.adult),
    child: text(rule.child),
    infant: text(rule.infant),
  }
}

/** Whether two typed markups come to the same. */
export function sameMarkup(one: TypedMarkup | undefined, other: TypedMarkup | undefined): boolean {
  const text = (typed: TypedMarkup = EMPTY_MARKUP) =>
    [typed.unit ?? 'person', ...fieldsOf(typed).map((field) => typed[field] ?? '')].join('|')
  return text(one) === text(other)
}

/**
 * A typed figure in hundredths: cents, or hundredths of a percent. Empty text is 0, text that is no number
 * undefined.
 */
function figureOf(typed: string): number | undefined {
  return typed.trim() === '' ? 0 : centsFromDecimal(typed)
}
