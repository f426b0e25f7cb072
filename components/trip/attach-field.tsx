'use client'

import { useRef } from 'react'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { TripActs } from './use-trip-acts.ts'

/** Takes references of bookings that the office has already, and makes them part of the trip. */
export function AttachField({ acts, changeBar }: { acts: TripActs; changeBar: string | null }) {
  const field = useRef<HTMLInputElement>(null)
  async function attach() {
    const references = field.current?.value.trim().split(/[\s,;]+/) ?? []
    if (references[0] === undefined || references[0] === '') return field.current?.focus()
    if ((await acts.attach(references)) && field.current) field.current.value = ''
  }
  return (
    <form
      className="ml-auto flex items-center gap-2 max-narrow:ml-0 max-narrow:w-full"
      onSubmit={(event) => {
        event.preventDefault()
        void attach()
      }}
    >
      <TextField
        ref={field}
        label="References of bookings to add"
        hideLabel
        placeholder="Reference of a booking"
        className="w-[190px] max-narrow:w-auto max-narrow:min-w-0 max-narrow:flex-1"
        maxLength={2000}
      />
      <BlockableButton
        type="submit"
        size="small"
        pending={acts.busy === 'attach'}
        disabledReason={changeBar ?? undefined}
      >
        Add booking
      </BlockableButton>
    </form>
  )
}
