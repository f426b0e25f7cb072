'use client'

import { useState } from 'react'
import { formatWhole, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Count } from '../results/filter-tally.ts'
import { FilterGroup } from './filter-group.tsx'

const SHOWN_AT_FIRST = 8

/** A choice with its count and, where something is sold, the lowest price. */
export function CountedChoice(props: {
  label: string
  count: Count | undefined
  /** Added to the net price before it is shown. */
  shownOf: (netCents: NetCents) => ClientCents
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const { fares, leadCents } = props.count ?? { fares: 0, leadCents: Infinity }
  return (
    <Checkbox
      checked={props.checked}
      count={fares}
      lead={leadCents < Infinity ? formatWhole(props.shownOf(leadCents)) : undefined}
      onChange={(event) => props.onChange(event.target.checked)}
    >
      {props.label}
    </Checkbox>
  )
}

/** Choices that come with the fares (airlines, airports): at first those with most fares, all on request. */
export function ChoiceFilter(props: {
  label: string
  counts: ReadonlyMap<string, Count>
  chosen: readonly string[]
  names: ReadonlyMap<string, string>
  shownOf: (netCents: NetCents) => ClientCents
  onChange: (chosen: readonly string[]) => void
}) {
  const { counts, chosen } = props
  const [all, setAll] = useState(false)
  const codes = [...new Set([...counts.keys(), ...chosen])]
  if (codes.length === 0) return null
  const nameOf = (code: string) => props.names.get(code) ?? code
  const fares = (code: string) => counts.get(code)?.fares ?? 0
  const byCount = [...codes].sort(
    (one, other) =>
      Number(chosen.includes(other)) - Number(chosen.includes(one)) ||
      fares(other) - fares(one) ||
      (one < other ? -1 : 1),
  )
  const shown = (all ? byCount : byCount.slice(0, SHOWN_AT_FIRST)).sort((one, other) =>
    nameOf(one).localeCompare(nameOf(other)),
  )
  return (
    <FilterGroup label={props.label}>
      {shown.map((code) => (
        <CountedChoice
          key={code}
          label={nameOf(code)}
          count={counts.get(code)}
          shownOf={props.shownOf}
          checked={chosen.includes(code)}
          onChange={(checked) => props.onChange(toggled(chosen, code, checked))}
        />
      ))}
      {codes.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-0.5 self-start rounded-pill text-accent hover:underline"
        >
          {all ? 'Show fewer' : `Show all ${codes.length}`}
        </button>
      )}
    </FilterGroup>
  )
}

/** The list with or without a value, sorted. */
export function toggled<Value extends string>(
  list: readonly Value[],
  value: Value,
  on: boolean,
): readonly Value[] {
  const others = list.filter((one) => one !== value)
  return on ? [...others, value].sort() : others
}
