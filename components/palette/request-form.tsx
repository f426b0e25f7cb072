'use client'

import type { Route } from 'next'
import { useEffect, useRef, type ReactNode } from 'react'
import { RequestBar } from './request-bar.tsx'
import type { RequestDraft } from './request-draft.ts'

/**
 * A typed request in the fields of its search, with the focus in the first one that is missing. Enter
 * searches once it is whole, and until then goes to what is missing.
 */
export function RequestForm(props: {
  request: RequestDraft
  serverNow: string
  onSearch: (href: Route) => void
}) {
  return (
    <FocusMissing>
      <RequestBar {...props} />
    </FocusMissing>
  )
}

/** Focuses the first field below it that has no value, else the first one. */
export function FocusMissing({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = [
      ...(place.current?.querySelectorAll<HTMLInputElement>('input[type="text"], input[role]') ?? []),
    ]
    const missing = fields.find(({ value }) => value === '') ?? fields[0]
    missing?.focus()
  }, [])
  return (
    <div ref={place} className="max-h-[80vh] overflow-y-auto">
      {children}
    </div>
  )
}
