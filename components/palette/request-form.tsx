'use client'

import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import type { CopiedPerson } from '../copied/copied-people.ts'
import { keepCopiedTravellers } from '../copied/copied-travellers.ts'
import { personText } from '../copied/person-text.ts'
import { usePerson } from '../shell/admins.tsx'
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
  /** The travellers that a copied text names. */
  people: readonly CopiedPerson[]
  serverNow: string
  onSearch: (href: Route) => void
}) {
  const { request, people, serverNow } = props
  const person = usePerson()
  const onSearch = (href: Route) => {
    if (people.length > 0) keepCopiedTravellers(person, people, [request.kind])
    props.onSearch(href)
  }
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
      {people.length > 0 && (
        <section aria-label="Travellers in the text" className="border-t px-4 py-3">
          <h2 className="text-12 font-medium text-ink2">Travellers in the text</h2>
          <ul className="flex flex-col pt-1">
            {people.map((person) => (
              <li key={personText(person)} translate="no">
                {personText(person)}
              </li>
            ))}
          </ul>
          <p className="pt-2 text-12 text-ink2">
            Nothing is sent or saved. After the search they stay in this tab, and the booking form offers to
            fill them in.
          </p>
        </section>
      )}
    </div>
  )
}
