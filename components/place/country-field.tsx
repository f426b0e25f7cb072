'use client'

import { useState } from 'react'
import { countryName, isCountry } from '../../lib/place/countries.ts'
import { findCountries, type FoundCountry } from './find-countries.ts'
import { Combobox, type ComboboxOption } from '../ui/combobox/combobox.tsx'

/**
 * A country, found by its names, its nationals or its two- or three-letter code; the value is the alpha-2
 * code, empty for none.
 */
export function CountryField(props: {
  label: string
  value: string
  onValueChange: (code: string) => void
  error: string | undefined
  disabled: boolean
  className?: string
}) {
  const [query, setQuery] = useState('')
  const { value } = props
  return (
    <Combobox<ComboboxOption>
      label={props.label}
      error={props.error}
      disabled={props.disabled}
      {...(props.className !== undefined && { className: props.className })}
      value={isCountry(value) ? { id: value, label: countryName(value), code: value } : null}
      onValueChange={(option) => props.onValueChange(option?.id ?? '')}
      onQueryChange={setQuery}
      options={findCountries(query).map(optionOf)}
      optionsFor={query}
      noun="country"
      emptyText="No matching country."
    />
  )
}

function optionOf({ code, name, exact, otherName }: FoundCountry): ComboboxOption {
  return { id: code, label: name, code, exact, ...(otherName !== undefined && { detail: otherName }) }
}
