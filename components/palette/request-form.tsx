'use client'

import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import { QueryBar } from '../air/search/query-bar.tsx'
import { HotelQueryBar } from '../hotel/query/hotel-query-bar.tsx'
import { stayHref } from '../hotel/query/stay-search.ts'
import { flightsHref } from './use-request-rows.ts'
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
  const { request, serverNow, onSearch } = props
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
      {request.kind === 'air' ? (
        <QueryBar
          initial={request.draft}
          serverNow={serverNow}
          mayPrice={false}
          onSearch={(search) => onSearch(flightsHref(search, request.airlines))}
        />
      ) : (
        <HotelQueryBar
          stay={null}
          initial={request.draft}
          serverNow={serverNow}
          onSearch={(search) => onSearch(stayHref(search) as Route)}
        />
      )}
    </div>
  )
}
