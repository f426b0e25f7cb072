'use client'

import type { Route } from 'next'
import { partyOf } from '../copied/copied-flights.ts'
import { confirmRequest } from '../copied/copied-requests.ts'
import type { CopiedText } from '../copied/copied-text.ts'
import { CopiedPeople } from '../copied/copied-people-list.tsx'
import { useNamedPlaces } from '../place/use-place-finder.ts'
import { usePerson } from '../shell/admins.tsx'
import { plural } from '../../lib/plural.ts'
import { RequestBar } from './request-bar.tsx'
import { FocusMissing } from './request-form.tsx'
import type { TypedRequest } from './typed-request.ts'
import { useRequestRows } from './use-request-rows.ts'

const KIND_WORDS = { air: 'Flights', hotel: 'Hotels', activity: 'Activities' } as const

/**
 * What a copied text asks for, in the fields of each search one below the other, and the travellers that it
 * names. The one that is searched goes; the others are offered on the screens of the searches.
 */
export function CopiedForm(props: {
  copied: CopiedText
  serverNow: string
  onSearch: (href: Route) => void
}) {
  const { serverNow, onSearch } = props
  const copied = withFlights(props.copied)
  const { requests, people } = copied
  const person = usePerson()
  const search = (at: number, href: Route) => {
    confirmRequest(copied, at, person)
    onSearch(href)
  }
  return (
    <FocusMissing>
      {requests.length > 1 && (
        <p className="px-4 pt-3 text-ink2">
          {`${plural(requests.length, 'search', 'searches')} in the text. After one is searched, the others are offered above its results.`}
        </p>
      )}
      {requests.map((request, at) => (
        <section key={at} aria-label={KIND_WORDS[request.kind]} className="not-first:border-t">
          {requests.length > 1 && (
            <h2 className="px-4 pt-3 text-12 font-medium text-ink2">{KIND_WORDS[request.kind]}</h2>
          )}
          <CopiedBar request={request} serverNow={serverNow} onSearch={(href) => search(at, href)} />
        </section>
      ))}
      <CopiedPeople people={people} />
    </FocusMissing>
  )
}

/** Flights of the travellers whom a text names, where it asks for nothing. */
function withFlights({ requests, people }: CopiedText): CopiedText {
  if (requests.length > 0) return { requests, people }
  const legs = [{ from: '', to: '', date: null }]
  return {
    requests: [{ kind: 'air', legs, returnDate: null, cabin: 1, airlines: [], ...partyOf(people) }],
    people,
  }
}

/** The query bar of one request, once the place of a stay has been looked up. */
function CopiedBar(props: { request: TypedRequest; serverNow: string; onSearch: (href: Route) => void }) {
  const { request, serverNow, onSearch } = props
  const { rows, searching } = useRequestRows([{ request, namesakes: [] }], serverNow, useNamedPlaces())
  const [row] = rows
  if (searching) return <p className="px-4 py-5 text-ink2">Looking for places</p>
  return row && <RequestBar request={row.draft} serverNow={serverNow} onSearch={onSearch} />
}
