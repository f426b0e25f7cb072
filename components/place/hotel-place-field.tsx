'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PlaceType } from '../../contract/place/types.ts'
import { exactHotelPlaces } from './exact-hotel-places.ts'
import { hotelPlaceOf, placeNote, placeText, type HotelPlace } from './hotel-place.ts'
import { namedInOtherWords } from './named-in-other-words.ts'
import { readOptions } from '../../lib/queries/read-options.ts'
import { Combobox, type ComboboxOption } from '../ui/combobox/combobox.tsx'
import type { FieldLook } from '../ui/field-frame.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'

/** A place in the address of which only the id is known; `text` is shown in the field. */
export type BarePlace = { id: string; text: string }

type PlaceOption = ComboboxOption & { place: HotelPlace | null }
type Found = { query: string; options: readonly PlaceOption[]; failed: boolean }

const ICONS: Record<PlaceType, IconName> = {
  city: 'office',
  district: 'pin',
  region: 'map',
  country: 'globe',
  landmark: 'landmark',
  hotel: 'hotels',
}

const SHOWN = 10
/** Longer than the time between two keys of a fast typist, so that a search waits for the whole word. */
const PAUSE_MILLISECONDS = 80
const PLACES_STAY_MILLISECONDS = 600_000

/**
 * A field for a place to search hotels in, or for one hotel: city, district, region, country, landmark or
 * hotel, each with its type and its number of hotels. Before anything is typed it offers recent places.
 */
export function HotelPlaceField(props: {
  label: string
  value: HotelPlace | BarePlace | null
  onValueChange: (place: HotelPlace | null) => void
  /**
   * Called after `onValueChange` for a choice by Enter or click, which may start a search. Not called for
   * Tab, which only goes to the next field.
   */
  onPicked?: (place: HotelPlace) => void
  recent: readonly HotelPlace[]
  look?: FieldLook
  error?: string | undefined
  className?: string
  autoFocus?: boolean
}) {
  const { ask, results } = usePlaceSearch()
  const options =
    results.query === '' ? props.recent.map((place) => optionOf(place, 'Recent')) : results.options
  return (
    <Combobox<PlaceOption>
      label={props.label}
      look={props.look}
      error={props.error}
      className={props.className}
      autoFocus={props.autoFocus}
      placeholder="City, district, landmark or hotel"
      noun="place"
      emptyText={
        results.failed ? "Place search isn't responding. Keep typing to try again." : 'No matching place.'
      }
      value={props.value && chosen(props.value)}
      onValueChange={(option) => props.onValueChange(option?.place ?? null)}
      onPicked={({ place }) => place && props.onPicked?.(place)}
      onQueryChange={ask}
      options={options}
      optionsFor={results.query}
    />
  )
}

/** Searches the booking service while the agent types; only the answer to the latest text is used. */
function usePlaceSearch() {
  const queryClient = useQueryClient()
  const [results, setResults] = useState<Found>({ query: '', options: [], failed: false })
  const latest = useRef('')
  const pause = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(pause.current), [])

  async function find(query: string) {
    const input = { q: query.trim(), limit: SHOWN }
    const answer = await queryClient
      .fetchQuery({ ...readOptions('place.search', input), staleTime: PLACES_STAY_MILLISECONDS })
      .catch(() => null) // The list shows the failure; an expired session opens the sign-in by itself.
    if (latest.current !== query) return
    const places = answer?.data.map(hotelPlaceOf) ?? []
    const show = (exact: ReadonlySet<HotelPlace>) => {
      const options = places.map((place) => ({ ...optionOf(place), exact: exact.has(place) }))
      setResults({ query, options, failed: answer === null })
    }
    const exact = exactHotelPlaces(places, query)
    show(exact)
    if (exact.size > 0) return
    // Without the names the place stays a guess, which Enter takes.
    const isNamed = await namedInOtherWords(query).catch(() => null)
    // The booking service does not say which of a place's names it has found.
    const [first] = places
    if (first && isNamed?.(first) && latest.current === query) show(new Set([first]))
  }

  function ask(query: string) {
    latest.current = query
    window.clearTimeout(pause.current)
    if (query.trim() === '') setResults({ query, options: [], failed: false })
    else pause.current = window.setTimeout(() => void find(query), PAUSE_MILLISECONDS)
  }

  return { ask, results }
}

function optionOf(place: HotelPlace, group?: string): PlaceOption {
  return {
    id: place.id,
    place,
    label: place.name,
    note: placeNote(place),
    icon: <Icon name={ICONS[place.type]} />,
    ...(place.within === '' ? {} : { detail: place.within }),
    ...(group === undefined ? {} : { group }),
  }
}

/** The field shows the whole name in one line. */
function chosen(place: HotelPlace | BarePlace): PlaceOption {
  if ('text' in place) return { id: place.id, label: place.text, place: null }
  return { ...optionOf(place), label: placeText(place) }
}
