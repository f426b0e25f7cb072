'use client'

import { useId } from 'react'
import { cabins, MAX_SEATED_PASSENGERS } from '../../../contract/air/codes.ts'
import type { SearchDraft } from './search-draft.ts'
import { travellersAndCabin } from './search-words.ts'
import { cx } from '../../ui/cx.ts'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Select } from '../../ui/select.tsx'

const CABINS = cabins.map((cabin) => ({ value: String(cabin.code), label: cabin.name }))

/** Travellers and cabin: one cell of the query bar, with the steppers in a popover. */
export function TravellersField(props: {
  draft: SearchDraft
  error: string | undefined
  onChange: (part: Partial<SearchDraft>) => void
  className?: string
}) {
  const { draft, error, onChange } = props
  const errorId = useId()
  const trigger = (
    <button
      type="button"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="flex min-w-0 flex-col justify-center px-3 py-1.5 text-left"
    >
      <span className="text-11 text-ink2">Travellers, cabin</span>
      <span className="h-6 text-15 font-medium whitespace-nowrap">{travellersAndCabin(draft)}</span>
    </button>
  )
  return (
    <div className={cx('flex shrink-0 flex-col justify-center', props.className)}>
      <Popover label="Travellers and cabin" trigger={trigger} align="end" ofForm className="w-[300px]">
        <NumberStepper
          label="Adults"
          detail="12 and over"
          value={draft.adults}
          min={1}
          max={MAX_SEATED_PASSENGERS}
          onValueChange={(adults) => onChange({ adults })}
        />
        <NumberStepper
          label="Children"
          detail="2 to 11 years"
          value={draft.children}
          min={0}
          max={MAX_SEATED_PASSENGERS - 1}
          onValueChange={(children) => onChange({ children })}
        />
        <NumberStepper
          label="Infants"
          detail="Under 2, on lap"
          value={draft.infants}
          min={0}
          max={MAX_SEATED_PASSENGERS}
          onValueChange={(infants) => onChange({ infants })}
        />
        <Select
          label="Cabin"
          className="mt-2"
          options={CABINS}
          value={String(draft.cabin)}
          onValueChange={(cabin) => onChange({ cabin: Number(cabin) })}
        />
      </Popover>
      {error && (
        <p id={errorId} className="px-3 pb-1.5 text-12 text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
