'use client'

import { useState } from 'react'
import { Combobox, type ComboboxOption } from '../../ui/combobox/combobox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { activityPlaceNote, findPlaces } from './activity-places.ts'
import type { ActivityPlace } from '../../../lib/activity/activity-reads.ts'
import { useActivityPlaces } from './use-activity-places.ts'

/**
 * A country or a city to look for activities in: one cell of the search bar. Several places, which are ticked
 * in the filters, show as their number; a choice replaces them.
 * @param props.onPicked called after `onChange` for a choice by Enter or click
 */
export function ActivityPlaceField(props: {
  value: readonly string[]
  onChange: (places: readonly string[]) => void
  onPicked: (places: readonly string[]) => void
  className?: string
}) {
  const { value } = props
  const { places, failed } = useActivityPlaces()
  const [query, setQuery] = useState('')
  return (
    <Combobox<ComboboxOption>
      look="cell"
      label="Where"
      placeholder="Anywhere"
      className={props.className ?? ''}
      noun="place"
      emptyText={failed ? "Place search isn't responding. Tick places in the filters." : 'No matching place.'}
      value={shownOf(value, places)}
      onValueChange={(option) => props.onChange(option ? [option.id] : [])}
      onPicked={({ id }) => props.onPicked([id])}
      onQueryChange={setQuery}
      options={findPlaces(places, query).map(({ place, exact }) => ({ ...optionOf(place), exact }))}
      optionsFor={query}
    />
  )
}

function optionOf(place: ActivityPlace): ComboboxOption {
  return {
    id: place.uuid,
    label: place.name,
    note: activityPlaceNote(place),
    icon: <Icon name={place.country === null ? 'globe' : 'office'} />,
    ...(place.country === null ? {} : { detail: place.country }),
  }
}

function shownOf(value: readonly string[], places: readonly ActivityPlace[]): ComboboxOption | null {
  const [first] = value
  if (first === undefined) return null
  if (value.length > 1) return { id: value.join(), label: `${value.length} places` }
  const place = places.find(({ uuid }) => uuid === first)
  return place ? optionOf(place) : { id: first, label: 'One place' }
}
