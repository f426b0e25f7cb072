'use client'

import { useState, type ReactElement } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import { Button } from '../ui/button.tsx'
import { focusField } from '../ui/field-place.tsx'
import { BroughtDetailsText } from './brought-details.tsx'
import { useDetailsFill } from './use-details-fill.ts'
import { SavedSuggestions, type SuggestingField } from './saved-suggestions.tsx'
import type { Offered } from './use-saved-travellers.ts'

/** The props with which a name field of a form offers saved travellers. */
export type OfferingField = {
  suggesting: SuggestingField
  /** Called with the text while it is typed, and with null when the field is left. */
  onTyped: (text: string | null) => void
}

/**
 * Offers the saved travellers of the office while a name is typed, in a form that asks little of a person.
 *
 * @param valuesOf the values that a chosen traveller puts into the form: texts by the path of their field,
 * empty where nothing is saved, so that nothing of somebody else stays
 * @param offered leaves out who does not fit these fields or is in the form already
 * @param children the fields of the person
 */
export function SavedNames(props: {
  kind: BookingKind
  /** Whether the person is the lead traveller, whose client the booking is for. */
  isLead: boolean
  locked: boolean
  /** The person of the fields. */
  who: string
  /** Path of their last name, which gets the focus after Undo. */
  lastName: string
  valuesOf: (saved: SavedTraveller) => Readonly<Record<string, string>>
  offered: Offered
  children: (field: OfferingField) => ReactElement
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const { isFilled, fill, undo } = useFieldFill()
  const details = useDetailsFill(props.kind, props.isLead)
  return (
    <div className="flex flex-col gap-2">
      <SavedSuggestions
        typed={props.locked ? null : typed}
        offered={props.offered}
        onChoose={(saved) => {
          fill(() => props.valuesOf(saved))
          details.fill(saved)
        }}
      >
        {(suggesting) => props.children({ suggesting, onTyped: setTyped })}
      </SavedSuggestions>
      <div role="status" className="flex flex-wrap items-center gap-2 text-12 text-ink2 empty:hidden">
        {isFilled && !props.locked && (
          <>
            <span>Filled from the saved traveller.</span>
            {details.brought && <BroughtDetailsText brought={details.brought} />}
            <Button
              size="small"
              aria-label={`Undo the saved traveller of ${props.who}`}
              onClick={() => {
                undo()
                details.undo()
                // The button disappears, and the focus of the keyboard would be lost with it.
                focusField(props.lastName)
              }}
            >
              Undo
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/**
 * Fills fields of a form with the saved values of a traveller, in one step that can be undone. A field that
 * was changed since stays as it is.
 */
function useFieldFill() {
  const { getValues, setValue } = useFormContext()
  const [step, setStep] = useState<readonly { path: string; before: string; put: string }[] | null>(null)
  const write = (path: string, value: string) =>
    setValue(path, value, { shouldDirty: true, shouldValidate: value !== '' })
  const putBack = () => {
    for (const { path, before, put } of step ?? []) if (getValues(path) === put) write(path, before)
  }
  return {
    isFilled: step !== null,
    /** @param valuesOf texts by the path of their field; called once the step before has been undone */
    fill: (valuesOf: () => Readonly<Record<string, string>>) => {
      // No value of the person who was filled in before may stay under another name.
      putBack()
      const values = valuesOf()
      setStep(Object.entries(values).map(([path, put]) => ({ path, before: getValues(path) as string, put })))
      for (const [path, value] of Object.entries(values)) write(path, value)
    },
    undo: () => {
      putBack()
      setStep(null)
    },
  }
}
