import type { MarkupRule, MarkupRules } from '../../lib/booking/markup.ts'
import {
  EMPTY_MARKUP,
  markupProblems,
  ruleOfTyped,
  typedMarkup,
  type MarkupUnit,
  type TypedMarkup,
} from '../../lib/booking/typed-markup.ts'

/** The choice for a scope: no rule of one's own, a rule that adds nothing, or a typed one. */
export type RuleChoice = 'unset' | 'none' | MarkupUnit

/** Defaults as a form has them: the choice and the typed amounts, for all bookings and for each kind. */
export type ChosenRules = Readonly<Record<string, { choice: RuleChoice; typed: TypedMarkup }>>

const NOTHING_ADDED: MarkupRule = { unit: 'booking', cents: 0 }

/** Rules as a form opens with them, for these scopes. */
export function chosenRules(rules: MarkupRules, scopes: readonly (keyof MarkupRules)[]): ChosenRules {
  return Object.fromEntries(
    scopes.map((scope): [string, ChosenRules[string]] => {
      const rule = rules[scope] ?? null
      const typed = typedMarkup(rule)
      if (rule === null) return [scope, { choice: 'unset', typed: EMPTY_MARKUP }]
      return [scope, { choice: ruleOfTyped(typed) === null ? ('none' as const) : rule.unit, typed }]
    }),
  )
}

/** Problems by scope and field; empty if there are none. */
export function chosenProblems(
  chosen: ChosenRules,
): Readonly<Record<string, ReturnType<typeof markupProblems>>> {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([scope, { choice, typed }]) => {
      if (choice === 'unset' || choice === 'none') return []
      const problems = markupProblems({ ...typed, unit: choice })
      return Object.keys(problems).length === 0 ? [] : [[scope, problems]]
    }),
  )
}

/** The rules of a form without problems. */
export function rulesOf(chosen: ChosenRules): MarkupRules {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([scope, { choice, typed }]) => {
      if (choice === 'unset') return []
      const rule = choice === 'none' ? null : ruleOfTyped({ ...typed, unit: choice })
      return [[scope, rule ?? NOTHING_ADDED]]
    }),
  )
}
