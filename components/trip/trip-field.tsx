'use client'

import { useState } from 'react'
import { tripStateWords } from '../../lib/trip/trip-state.ts'
import { Combobox, type ComboboxOption } from '../ui/combobox/combobox.tsx'
import { daysText } from './days-text.ts'
import { useFoundTrips } from './use-found-trips.ts'

/** Options that are shown at once; a longer text finds the others. */
const MOST_OPTIONS = 8

/** A trip as a field has it. */
export type ChosenTrip = { id: string; name: string }

/** A trip of the office, found by its name or its client's; without a text the latest ones are offered. */
export function TripField(props: {
  label: string
  value: ChosenTrip | null
  onChoose: (trip: ChosenTrip | null) => void
  hint?: string
  error?: string | undefined
  autoFocus?: boolean
}) {
  const [query, setQuery] = useState('')
  const { found, isOld, failed } = useFoundTrips(query, 0)
  const { value } = props
  const options = (found ?? [])
    .filter(({ state }) => state !== 'dropped')
    .slice(0, MOST_OPTIONS)
    .map(({ id, name, state, days, clientName }): ComboboxOption => ({
      id,
      label: name,
      exact: name.toLowerCase() === query.trim().toLowerCase(),
      detail: [clientName, tripStateWords[state].word, days && daysText(days)].filter(Boolean).join(' · '),
    }))
  return (
    <Combobox<ComboboxOption>
      label={props.label}
      {...(props.hint !== undefined && { hint: props.hint })}
      error={props.error}
      {...(props.autoFocus && { autoFocus: true })}
      placeholder="Name of the trip or its client"
      value={value && { id: value.id, label: value.name }}
      onValueChange={(option) => props.onChoose(option && { id: option.id, name: option.label })}
      onQueryChange={setQuery}
      options={options}
      optionsFor={isOld ? '' : query}
      loading={isOld}
      noun="trip"
      emptyText={failed ? 'The trips could not be searched.' : 'No trip matches.'}
    />
  )
}
