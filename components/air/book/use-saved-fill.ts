'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PassengerFields, PassengerForm } from '../../../lib/air/passenger-form.ts'
import type { SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'
import { saveTraveller } from '../../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { savedFill, SAVED_FIELDS } from './saved-fill.ts'

type Values = ReturnType<typeof savedFill>['all']

/** What was filled in, until it is undone or another is chosen. */
type Filled = { before: PassengerFields; kept: readonly string[]; all: Values }

/** Fills a card with a saved traveller in one step that can be undone, and saves a card's traveller. */
export function useSavedFill(index: number) {
  const { getValues, setValue } = useFormContext<PassengerForm>()
  const [filled, setFilled] = useState<Filled | null>(null)
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
      const before = { ...card() }
      const { filled: values, kept, all } = savedFill(before, saved)
      put(values)
      setFilled({ before, kept, all })
    },
    /** What was typed otherwise is replaced by what is saved. */
    useAll: () => {
      if (!filled) return
      put(filled.all)
      setFilled({ ...filled, kept: [] })
    },
    undo: () => {
      if (!filled) return
      const { type: _type, ...values } = filled.before
      put(values)
      setFilled(null)
    },
    save: async () => {
      setSaveState('saving')
      const { type: _type, ...fields } = card()
      const outcome = await saveTraveller(fields).catch(() => null)
      if (outcome?.kind === 'session') raiseSessionExpired()
      if (outcome?.kind === 'saved') return setSaveState('saved')
      setSaveState({ message: outcome?.kind === 'refused' ? outcome.message : 'Not saved.' })
    },
  }
}
