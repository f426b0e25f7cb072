'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** Focuses the first field of a form that is marked invalid, each time new errors are found. */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, errors: object): void {
  useLayoutEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])
}
