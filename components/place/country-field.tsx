'use client'

import { useRef, useState } from 'react'
import { countryName, isCountry } from '../../lib/place/countries.ts'
import type { FoundCountry } from './find-countries.ts'
import { Combobox, type ComboboxOption } from '../ui/combobox/combobox.tsx'
import { codeApart } from '../ui/loaded-apart.tsx'
import { useWarm } from '../ui/use-warm.ts'

/** Finds countries by their names in many languages, which only typing needs. */
export const countryFinder = codeApart(() =>
  import('./find-countries.ts').then((module) => module.findCountries),
)

/**
 * A country, found by its names, its nationals or its two- or three-letter code; the value is the alpha-2
 * code, empty for none. Where the names cannot be loaded, an alpha-2 code is still accepted.
 */
export function CountryField(props: {
  label: string
  value: string
  onValueChange: (code: string) => void
  error: string | undefined
  disabled: boolean
  className?: string
}) {
  const { value } = props
  const [found, setFound] = useState<Found>({ query: '', options: [] })
  const latest = useRef('')
  useWarm(countryFinder.load)

  function ask(query: string) {
    latest.current = query
    const show = (options: ComboboxOption[]) => {
      if (latest.current === query) setFound({ query, options })
    }
    const find = countryFinder.loaded.get()
    if (find) return show(find(query).map(optionOf))
    countryFinder.load().then(
      (loaded) => show(loaded(query).map(optionOf)),
      () => show(bareCode(query)),
    )
  }

  return (
    <Combobox<ComboboxOption>
      label={props.label}
      error={props.error}
      disabled={props.disabled}
      {...(props.className !== undefined && { className: props.className })}
      value={isCountry(value) ? { id: value, label: countryName(value), code: value } : null}
      onValueChange={(option) => props.onValueChange(option?.id ?? '')}
      onQueryChange={ask}
      options={found.options}
      optionsFor={found.query}
      noun="country"
      emptyText="No matching country."
    />
  )
}

type Found = { query: string; options: readonly ComboboxOption[] }

function bareCode(query: string): ComboboxOption[] {
  const code = query.trim().toUpperCase()
  return isCountry(code) ? [optionOf({ code, name: countryName(code), exact: true })] : []
}

function optionOf({ code, name, exact, otherName }: FoundCountry): ComboboxOption {
  return { id: code, label: name, code, exact, ...(otherName !== undefined && { detail: otherName }) }
}
