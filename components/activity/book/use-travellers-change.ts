'use client'

import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { travellersOf, withRemoved, type ActivityForm } from '../../../lib/activity/booking-form.ts'
import type { Party } from '../../../lib/activity/quote.ts'

/**
 * Changes the travellers of the form. Those who are taken away are remembered while the form is open: typing
 * `12` over 5 passes through 1, and a minus too many is followed by a plus. Who comes back has their answers.
 */
export function useTravellersChange(): (next: Party) => void {
  const { setValue, getValues } = useFormContext<ActivityForm>()
  const { defaultValues } = useFormState<ActivityForm>()
  const known = useRef<ActivityForm['travellers']>([])
  // Another draft in the form's place has other travellers.
  useEffect(() => {
    known.current = []
  }, [defaultValues])
  return (next) => {
    known.current = withRemoved(getValues('travellers'), known.current)
    setValue('travellers', travellersOf(next, known.current), { shouldDirty: true })
  }
}
