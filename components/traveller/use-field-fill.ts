'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'

/**
 * Fills fields of a form with the saved values of a traveller, in one step that can be undone. A field that
 * was changed since stays as it is.
 */
export function useFieldFill() {
  const { getValues, setValue } = useFormContext()
  const [step, setStep] = useState<readonly { path: string; before: string; put: string }[] | null>(null)
  const write = (path: string, value: string) =>
    setValue(path, value, { shouldDirty: true, shouldValidate: value !== '' })
  const back = () => {
    for (const { path, before, put } of step ?? []) if (getValues(path) === put) write(path, before)
  }
  return {
    isFilled: step !== null,
    /** @param valuesOf texts by the path of their field; called once the step before has been undone */
    fill: (valuesOf: () => Readonly<Record<string, string>>) => {
      // No value of the person who was filled in before may stay under another name.
      back()
      const values = valuesOf()
      setStep(Object.entries(values).map(([path, put]) => ({ path, before: getValues(path) as string, put })))
      for (const [path, value] of Object.entries(values)) write(path, value)
    },
    undo: () => {
      back()
      setStep(null)
    },
  }
}
