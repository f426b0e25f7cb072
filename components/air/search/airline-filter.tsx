'use client'

import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FilterGroup } from './filter-group.tsx'

const SHOWN_AT_FIRST = 8

/** Airlines by name with their counts: at first those with most fares, all of them on request. */
export function AirlineFilter(props: {
  counts: ReadonlyMap<string, number>
  chosen: readonly string[]
  names: ReadonlyMap<string, string>
  onChange: (airlines: readonly string[]) => void
}) {
  const [all, setAll] = useState(false)
  const codes = [...new Set([...props.counts.keys(), ...props.chosen])]
  if (codes.length === 0) return null
  const nameOf = (code: string) => props.names.get(code) ?? code
  const byCount = [...codes].sort(
    (one, other) =>
      Number(props.chosen.includes(other)) - Number(props.chosen.includes(one)) ||
      (props.counts.get(other) ?? 0) - (props.counts.get(one) ?? 0) ||
      (one < other ? -1 : 1),
  )
  const shown = (all ? byCount : byCount.slice(0, SHOWN_AT_FIRST)).sort((one, other) =>
    nameOf(one).localeCompare(nameOf(other)),
  )
  return (
    <FilterGroup label="Airlines">
      {shown.map((code) => (
        <Checkbox
          key={code}
          checked={props.chosen.includes(code)}
          count={props.counts.get(code) ?? 0}
          onChange={(event) => {
            const others = props.chosen.filter((known) => known !== code)
            props.onChange(event.target.checked ? [...others, code].sort() : others)
          }}
        >
          {nameOf(code)}
        </Checkbox>
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
