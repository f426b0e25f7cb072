'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PassengerFields, PassengerForm } from '../../../lib/air/passenger-form.ts'
import type { SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'
import { saveTraveller } from '../../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { useToldProblems } from '../../ui/field-problems.ts'
import { FIELD_WORDS } from './form-problems.ts'
import { savedFill, SAVED_FIELDS } from './saved-fill.ts'

type Values = ReturnType<typeof savedFill>['all']

/** What was filled in (`put`), until it is undone or another is chosen. */
type Filled = { before: PassengerFields; put: Values; kept: readonly string[]; all: Values }

/** Fills a card with a saved traveller in one step that can be undone, and saves a card's traveller. */
export function useSavedFill(index: number) {
  const { getValues, setValue } = useFormContext<PassengerForm>()
  const [filled, setFilled] = useState<Filled | null>(null)
  const told = useToldProblems()
  const [saveState, setSaveState] = useState<'saving' | 'saved' | { message: string } | null>(null)

  function put(values: Values) {
    for (const field of SAVED_FIELDS) {
      const value = values[field]
      if (value === undefined) continue
      setValue(`passengers.${index}.${field}`, value, { shouldDirty: true, shouldValidate: value !== '' })
    }
  }

  const card = () => getValues(`passengers.${index}`)
  return {
    filled,
    saveState,
    choose: (saved: SavedTraveller) => {
      // Nothing of the person who was filled in before stays with another name.
      const before = filled ? withoutFill(card(), filled) : { ...card() }
      const { filled: values, kept, all } = savedFill(before, saved)
      put({ ...valuesOf(before), ...values })
      setFilled({ before, put: values, kept, all })
    },
    /** What was typed otherwise is replaced by what is saved. */
    useAll: () => {
      if (!filled) return
      put(filled.all)
      setFilled({ ...filled, put: filled.all, kept: [] })
    },
    undo: () => {
      if (!filled) return
      put(valuesOf(withoutFill(card(), filled)))
      setFilled(null)
    },
    save: async () => {
      const wrong = SAVED_FIELDS.find((field) =>
        told?.all().some(({ name }) => name === `passengers.${index}.${field}`),
      )
      if (wrong) return setSaveState({ message: `Not saved. Correct the ${FIELD_WORDS[wrong]} first.` })
      setSaveState('saving')
      const { type: _type, ...fields } = card()
      const outcome = await saveTraveller(fields).catch(() => null)
      if (outcome?.kind === 'session') raiseSessionExpired()
      if (outcome?.kind === 'saved') return setSaveState('saved')
      setSaveState({ message: outcome?.kind === 'refused' ? outcome.message : 'Not saved.' })
    },
  }
}

function valuesOf({ type: _type, ...values }: PassengerFields): Values {
  return values
}

/** A card as it was before it was filled, with what was typed since. */
function withoutFill(card: PassengerFields, { before, put }: Filled): PassengerFields {
  const filledIn = SAVED_FIELDS.filter((field) => put[field] !== undefined && put[field] === card[field])
  return { ...card, ...Object.fromEntries(filledIn.map((field) => [field, before[field]])) }
}
