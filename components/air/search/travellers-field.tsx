'use client'

import { cabins, MAX_SEATED_PASSENGERS } from '../../../contract/air/codes.ts'
import type { SearchDraft } from './search-draft.ts'
import { travellersAndCabin } from './search-words.ts'
import { cx } from '../../ui/cx.ts'
import { PartyCell } from '../../search/party-cell.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
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
  return (
    <PartyCell
      label="Travellers, cabin"
      text={travellersAndCabin(draft)}
      error={error}
      windowLabel="Travellers and cabin"
      windowClassName="w-[300px]"
      className={cx('shrink-0', props.className)}
    >
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
    </PartyCell>
  )
}
