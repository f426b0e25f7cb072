'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  checkPassengerForm,
  type PassengerFields,
  type PassengerForm,
  type PassengerRules,
} from '../../../lib/air/passenger-form.ts'
import type { SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'
import { saveTraveller } from '../../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { useToldProblems } from '../../ui/field-problems.ts'
import { useDetailsFill } from '../../traveller/use-details-fill.ts'
import { focusField } from '../../ui/field-place.tsx'
import { FIELD_WORDS } from '../../../lib/air/passenger-words.ts'
import { savedFill, type SavedValues } from '../../../lib/air/form-for-people.ts'
import { SAVED_FIELDS } from './saved-fill.ts'

/** The values that were filled in (`put`) and the card `before`, so that the filling can be undone. */
type Filled = { before: SavedValues; put: SavedValues }

/**
 * Fills a card with a saved traveller in one step that can be undone, and saves a card's traveller. After it
 * the focus is where the agent types next.
 */
export function useSavedFill(index: number, rules: PassengerRules) {
  const { getValues, setValue } = useFormContext<PassengerForm>()
  const [filled, setFilled] = useState<Filled | null>(null)
  const fieldProblems = useToldProblems()
  const details = useDetailsFill('air', index === 0)
  const [saveState, setSaveState] = useState<'saving' | 'saved' | { message: string } | null>(null)

  function put(values: SavedValues) {
    for (const field of SAVED_FIELDS) {
      const value = values[field]
      setValue(`passengers.${index}.${field}`, value, { shouldDirty: true, shouldValidate: value !== '' })
    }
  }

  const card = () => getValues(`passengers.${index}`)
  return {
    isFilled: filled !== null,
    brought: details.brought,
    saveState,
    choose: (saved: SavedTraveller) => {
      const now = { ...card() }
      const values = savedFill(now, saved)
      put(values)
      details.fill(saved)
      // Undo does not restore a traveller who was chosen by mistake before, unless the agent corrected a
      // field.
      setFilled({ before: filled && isStill(now, filled.put) ? filled.before : valuesOf(now), put: values })
      focusField(nextField(getValues(), index, rules))
    },
    undo: () => {
      if (filled) put(filled.before)
      details.undo()
      setFilled(null)
    },
    save: async () => {
      const wrong = SAVED_FIELDS.find((field) =>
        fieldProblems?.all().some(({ name }) => name === `passengers.${index}.${field}`),
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

/** The first field of the card that is not right yet, else the next traveller's name, else the phone. */
function nextField(form: PassengerForm, index: number, rules: PassengerRules): string {
  const wrong = new Set<string>()
  checkPassengerForm(form, rules, (path) => wrong.add(path.join('.')))
  const own = SAVED_FIELDS.map((field) => `passengers.${index}.${field}`).find((name) => wrong.has(name))
  return own ?? (index + 1 < form.passengers.length ? `passengers.${index + 1}.lastName` : 'phone')
}

function valuesOf({ type: _type, ...values }: PassengerFields): SavedValues {
  return values
}

/**
 * Whether a card is still the person who was filled in, but for the names: one of them is being typed over.
 */
function isStill(card: PassengerFields, put: SavedValues): boolean {
  return SAVED_FIELDS.every(
    (field) => field === 'firstName' || field === 'lastName' || card[field] === put[field],
  )
}
