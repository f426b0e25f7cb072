'use client'

import { useState } from 'react'
import type { ClientOfBooking } from '../../lib/booking/client-of-booking.ts'
import type { FoundClients } from '../../lib/client/client-view.ts'
import { Combobox, type ComboboxOption } from '../ui/combobox/combobox.tsx'
import { useFoundClients } from './use-found-clients.ts'

/** Options that are shown at once; a longer text finds the others. */
const MOST_OPTIONS = 8

const NOBODY: FoundClients = { rows: [], matchCount: 0 }

/** A client of the office, found by anything that is written of it. */
export function ClientField(props: {
  label: string
  value: ClientOfBooking | null
  onChoose: (client: ClientOfBooking | null) => void
  hint?: string
  error?: string | undefined
  autoFocus?: boolean
  disabled?: boolean
  /** False: nothing is offered until something is typed. */
  offersLatest?: boolean
}) {
  const [query, setQuery] = useState('')
  const { found, isOld, failed } = useFoundClients(query, props.offersLatest === false ? NOBODY : undefined)
  const { value } = props
  const options = (found?.rows ?? [])
    .slice(0, MOST_OPTIONS)
    .map(({ id, name, email, phone }): ComboboxOption => ({
      id,
      label: name,
      exact: name.toLowerCase() === query.trim().toLowerCase(),
      detail: email ?? phone ?? '',
    }))
  return (
    <Combobox<ComboboxOption>
      label={props.label}
      {...(props.hint !== undefined && { hint: props.hint })}
      error={props.error}
      {...(props.autoFocus && { autoFocus: true })}
      disabled={props.disabled ?? false}
      placeholder="Name, e-mail, phone, traveller"
      value={value && { id: value.id, label: value.name }}
      onValueChange={(option) => props.onChoose(option && { id: option.id, name: option.label })}
      onQueryChange={setQuery}
      options={options}
      optionsFor={isOld ? '' : query}
      loading={isOld}
      noun="client"
      emptyText={failed ? 'The clients could not be searched.' : 'No client matches.'}
    />
  )
}
