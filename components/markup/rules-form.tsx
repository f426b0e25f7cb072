'use client'

import { useState } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { chosenProblems, chosenRules, rulesOf, type ChosenRules, type RuleChoice } from './chosen-rules.ts'
import { markupTypes, type MarkupRules } from '../../lib/booking/markup.ts'
import { kindFacts, serviceOptions } from '../../lib/kinds.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { CompactSelect } from '../ui/compact-select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { amountWords, FIELD_LABELS, UNITS } from './unit-words.ts'

const kinds = serviceOptions.map(({ value }) => value)
const scopes = ['all', ...kinds] as const

type Scope = (typeof scopes)[number]

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
  const [problems, setProblems] = useState<ReturnType<typeof chosenProblems>>({})

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
  problems: ReturnType<typeof chosenProblems>[string]
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
      {choice === 'person' && (
        <div className="grid grid-cols-3 gap-3">
          {markupTypes.map((each) => (
            <TextField
              key={each}
              label={FIELD_LABELS[each]}
              inputMode="decimal"
              placeholder="0.00"
              suffix="USD"
              value={typed[each]}
              onChange={(event) => type(each, event.target.value)}
              error={problems[each]}
            />
          ))}
        </div>
      )}
      {(choice === 'booking' || choice === 'percent') && (
        <div className="grid grid-cols-3 gap-3">
          <TextField
            {...amountWords(choice)}
            inputMode="decimal"
            value={typed.amount ?? ''}
            onChange={(event) => type('amount', event.target.value)}
            error={problems.amount}
          />
        </div>
      )}
    </fieldset>
  )
}
