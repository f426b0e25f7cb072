'use client'

import { useState } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { markupTypes, type MarkupRule, type MarkupRules } from '../../lib/booking/markup.ts'
import {
  EMPTY_MARKUP,
  markupProblems,
  ruleOfTyped,
  typedMarkup,
  type MarkupUnit,
  type TypedMarkup,
} from '../../lib/booking/typed-markup.ts'
import { kindFacts, serviceOptions } from '../../lib/kinds.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { CompactSelect } from '../ui/compact-select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { amountWords, FIELD_LABELS, UNITS } from './unit-words.ts'

const kinds = serviceOptions.map(({ value }) => value)
const scopes = ['all', ...kinds] as const

type Scope = (typeof scopes)[number]

/** The choice for a scope: no rule of one's own, a rule that adds nothing, or a typed one. */
export type RuleChoice = 'unset' | 'none' | MarkupUnit

/** Defaults as a form has them: the choice and the typed amounts, for all bookings and for each kind. */
type ChosenRules = Readonly<Record<string, { choice: RuleChoice; typed: TypedMarkup }>>

type MarkupProblems = ReturnType<typeof markupProblems>

const NOTHING_ADDED: MarkupRule = { unit: 'booking', cents: 0 }

/**
 * The default markup for all bookings and for each kind. A kind without one takes that of all.
 * @param props.unset the rule that applies where none is set for all bookings: "Office default"
 * @param props.onSave gets the rules of a form without problems
 */
export function RulesForm(props: {
  rules: MarkupRules
  unset: string
  save: string
  pending?: boolean
  outcome?: string | null
  onSave: (rules: MarkupRules) => void
}) {
  const [chosen, setChosen] = useState(() => chosenRules(props.rules, scopes))
  const [problems, setProblems] = useState<Readonly<Record<string, MarkupProblems>>>({})

  function submit() {
    const newProblems = chosenProblems(chosen)
    setProblems(newProblems)
    if (Object.keys(newProblems).length === 0) props.onSave(rulesOf(chosen))
  }

  return (
    <AnsweredForm noValidate onSubmit={submit} className="flex flex-col gap-4">
      {scopes.map((scope) => (
        <RuleRow
          key={scope}
          scope={scope}
          unset={scope === 'all' ? props.unset : 'As for all bookings'}
          chosen={chosen[scope]}
          problems={problems[scope] ?? {}}
          onChange={(now) => {
            setChosen({ ...chosen, [scope]: now })
            setProblems({ ...problems, [scope]: {} })
          }}
        />
      ))}
      <div className="flex items-center justify-end gap-3">
        <p role="status" className="text-ink2">
          {props.outcome}
        </p>
        <Button type="submit" variant="primary" pending={props.pending}>
          {props.save}
        </Button>
      </div>
    </AnsweredForm>
  )
}

function nameOf(scope: Scope): string {
  return scope === 'all' ? 'All bookings' : kindFacts(scope satisfies BookingKind).service
}

function RuleRow(props: {
  scope: Scope
  unset: string
  chosen: ChosenRules[string] | undefined
  problems: MarkupProblems
  onChange: (chosen: ChosenRules[string]) => void
}) {
  const { chosen, problems } = props
  if (!chosen) return null
  const { choice, typed } = chosen
  const name = nameOf(props.scope)
  const options: { value: RuleChoice; label: string }[] = [
    { value: 'unset', label: props.unset },
    ...UNITS,
    { value: 'none', label: 'No markup' },
  ]
  const type = (field: keyof typeof typed, text: string) =>
    props.onChange({ choice, typed: { ...typed, [field]: text } })
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="font-medium">
          {name}
        </span>
        <CompactSelect
          label={`Markup, ${name.toLowerCase()}`}
          options={options}
          value={choice}
          onValueChange={(now) => props.onChange({ choice: now, typed })}
        />
      </div>
      <MarkupAmounts choice={choice} typed={typed} problems={problems} onType={type} />
    </fieldset>
  )
}

/** The fields of a rule: an amount for each type of traveller, one amount, or none. */
export function MarkupAmounts(props: {
  choice: RuleChoice
  typed: TypedMarkup
  problems: MarkupProblems
  onType: (field: keyof TypedMarkup, text: string) => void
}) {
  const { choice, typed, problems, onType } = props
  if (choice === 'unset' || choice === 'none') return null
  return (
    <div className="grid grid-cols-3 gap-3">
      {choice === 'person' ? (
        markupTypes.map((each) => (
          <TextField
            key={each}
            label={FIELD_LABELS[each]}
            inputMode="decimal"
            placeholder="0.00"
            suffix="USD"
            value={typed[each]}
            onChange={(event) => onType(each, event.target.value)}
            error={problems[each]}
          />
        ))
      ) : (
        <TextField
          {...amountWords(choice)}
          inputMode="decimal"
          value={typed.amount ?? ''}
          onChange={(event) => onType('amount', event.target.value)}
          error={problems.amount}
        />
      )}
    </div>
  )
}

/** Rules as a form opens with them, for these scopes. */
function chosenRules(rules: MarkupRules, scopes: readonly (keyof MarkupRules)[]): ChosenRules {
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
function chosenProblems(chosen: ChosenRules): Readonly<Record<string, MarkupProblems>> {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([scope, { choice, typed }]) => {
      if (choice === 'unset' || choice === 'none') return []
      const problems = markupProblems({ ...typed, unit: choice })
      return Object.keys(problems).length === 0 ? [] : [[scope, problems]]
    }),
  )
}

/** The rules of a form without problems. */
function rulesOf(chosen: ChosenRules): MarkupRules {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([scope, { choice, typed }]) => {
      if (choice === 'unset') return []
      const rule = choice === 'none' ? null : ruleOfTyped({ ...typed, unit: choice })
      return [[scope, rule ?? NOTHING_ADDED]]
    }),
  )
}
