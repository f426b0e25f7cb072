'use client'

import { useState } from 'react'
import { Combobox, type ComboboxOption } from '../../ui/combobox/combobox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { activityPlaceNote, findPlaces, placeInOtherWords } from './activity-places.ts'
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
  const { ask, options, optionsFor } = usePlaceSearch(places)
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
      onQueryChange={ask}
      options={options}
      optionsFor={optionsFor}
    />
  )
}

/** Finds places by their English names at once; where none is the text, also by their other names. */
function usePlaceSearch(places: readonly ActivityPlace[]) {
  const [query, setQuery] = useState('')
  const [named, setNamed] = useState<{ query: string; place: ActivityPlace | null }>({
    query: '',
    place: null,
  })
  const found = findPlaces(places, query)
  const isExact = found.some(({ exact }) => exact)
  const other = !isExact && named.query === query ? named.place : null
  const others = found.filter(({ place }) => place !== other)

  function ask(typed: string) {
    setQuery(typed)
    const settle = (place: ActivityPlace | null) => setNamed({ query: typed, place })
    // Without the names of other languages the guesses are shown.
    if (typed.trim() !== '') placeInOtherWords(places, typed).then(settle, () => settle(null))
  }

  const shown = other ? [{ place: other, exact: true }, ...others] : found
  return {
    ask,
    options: shown.map(({ place, exact }) => ({ ...optionOf(place), exact })),
    optionsFor: isExact || query.trim() === '' ? query : named.query,
  }
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
