'use client'

import { useRef, useState } from 'react'
import { countryName } from '../../lib/place/countries.ts'
import { plural } from '../../lib/plural.ts'
import type { FoundPlace, Place } from './place.ts'
import { placeName } from './place-name.ts'
import { Combobox, type ComboboxOption } from '../ui/combobox/combobox.tsx'
import type { FieldLook } from '../ui/field-frame.tsx'
import { Icon } from '../ui/icon.tsx'
import { loadPlacesFor, unservedCityNamed } from './places-source.ts'

type PlaceOption = ComboboxOption & { id: string }
type Found = { query: string; options: readonly PlaceOption[]; guessText?: string }

/**
 * A city or airport, found by code or name. Three letters that are a code are accepted even before the names
 * are loaded.
 * @param value IATA code, empty where nothing is chosen
 * @param placeOf finds the place of a code
 */
export function PlaceField(props: {
  label: string
  value: string
  onValueChange: (code: string) => void
  placeOf: (code: string) => Place | undefined
  look?: FieldLook
  error?: string | undefined
  className?: string
  autoFocus?: boolean
}) {
  const [results, setResults] = useState<Found>({ query: '', options: [] })
  const latest = useRef('')

  function ask(query: string) {
    latest.current = query
    findPlaces(query).then(
      (found) => latest.current === query && setResults(found),
      () => latest.current === query && setResults({ query, options: bareCode(query) }),
    )
  }

  return (
    <Combobox<PlaceOption>
      label={props.label}
      look={props.look}
      error={props.error}
      className={props.className}
      autoFocus={props.autoFocus}
      placeholder="City or airport"
      noun="place"
      emptyText="No matching city or airport."
      guessText={results.guessText}
      value={props.value === '' ? null : chosen(props.value, props.placeOf(props.value))}
      onValueChange={(option) => props.onValueChange(option?.code ?? '')}
      onQueryChange={ask}
      options={results.options}
      optionsFor={results.query}
    />
  )
}

/** The places of a text; for a city without flights, the airports that are near. */
async function findPlaces(query: string): Promise<Found> {
  const index = await loadPlacesFor(query)
  const places = index.find(query)
  const isNamed = query.trim() === '' || places.some(({ exact }) => exact)
  // Without the names of these cities the guesses are shown.
  const city = isNamed ? null : await unservedCityNamed(query).catch(() => null)
  if (city === null || (places.length > 0 && isCode(query))) return { query, options: places.map(optionOf) }
  const group = `No scheduled flights to ${city.name}, ${countryName(city.country)} · nearest airports`
  const options = city.nearest.flatMap(([code, kilometres]): PlaceOption[] => {
    const place = index.byCode(code)
    if (!place) return []
    const where = countryName(place.country)
    return [{ ...optionOf({ place, exact: false, where }), note: `${kilometres} km`, group }]
  })
  return { query, options, guessText: `${city.name} has no scheduled flights. Choose an airport nearby.` }
}

function optionOf({ place, exact, where, otherName, area }: FoundPlace): PlaceOption {
  const airport = place.kind === 'airport'
  return {
    id: place.code,
    exact,
    label: airport ? place.name : place.city,
    detail: [otherName, airport ? place.city : undefined, where].filter(Boolean).join(', '),
    code: place.code,
    icon: <Icon name={airport ? 'flights' : 'office'} />,
    ...(area && area.airportCount > 1 && { group: `${area.name} · ${plural(area.airportCount, 'airport')}` }),
  }
}

function chosen(code: string, place: Place | undefined): PlaceOption {
  if (!place) return { id: code, label: code }
  return { id: code, label: placeName(place), code }
}

function bareCode(query: string): PlaceOption[] {
  const code = query.trim().toUpperCase()
  return isCode(code) ? [{ id: code, label: code, code, exact: true }] : []
}

function isCode(text: string): boolean {
  return /^[a-z]{3}$/i.test(text.trim())
}
