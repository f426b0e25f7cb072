'use client'

import { useState, type ReactElement } from 'react'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import { Button } from '../ui/button.tsx'
import { focusField } from '../ui/field-place.tsx'
import { SavedSuggestions, type SuggestingField } from './saved-suggestions.tsx'
import { useFieldFill } from './use-field-fill.ts'
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
  return (
    <div className="flex flex-col gap-2">
      <SavedSuggestions
        typed={props.locked ? null : typed}
        offered={props.offered}
        onChoose={(saved) => fill(() => props.valuesOf(saved))}
      >
        {(suggesting) => props.children({ suggesting, onTyped: setTyped })}
      </SavedSuggestions>
      <div role="status" className="flex flex-wrap items-center gap-2 text-12 text-ink2 empty:hidden">
        {isFilled && !props.locked && (
          <>
            <span>Filled from the saved traveller.</span>
            <Button
              size="small"
              aria-label={`Undo the saved traveller of ${props.who}`}
              onClick={() => {
                undo()
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
