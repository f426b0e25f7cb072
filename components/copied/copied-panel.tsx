'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import type { RequestDraft } from '../palette/request-draft.ts'
import type { TypedRequest } from '../palette/typed-request.ts'
import { useRequestRows } from '../palette/use-request-rows.ts'
import { useNamedPlaces } from '../place/use-place-finder.ts'
import { usePerson } from '../shell/admins.tsx'
import { Button } from '../ui/button.tsx'
import { CopiedPeople } from './copied-people-list.tsx'
import { confirmRequest, copiedRequests } from './copied-requests.ts'
import type { CopiedText } from './copied-text.ts'

type PanelProps = {
  copied: CopiedText
  kind: BookingKind
  serverNow: string
  /** Called with the draft of a request of this kind, which fills the form. */
  onFill: (draft: RequestDraft) => void
  /** Called when the panel is closed; the focus goes back to the form. */
  onClose: () => void
}

/**
 * What a text asks for that was pasted into a search: one row for each request, to be confirmed. Enter fills
 * the form with a request of its own kind; one of another kind is searched, or goes to its form.
 */
export function CopiedPanel(props: PanelProps) {
  const { copied, kind, serverNow, onFill } = props
  const { requests, people } = copied
  const person = usePerson()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // From the field that the text was pasted into, never from a list that is read.
    if (document.activeElement instanceof HTMLInputElement)
      place.current?.querySelector<HTMLElement>('li button')?.focus()
  }, [copied])

  const confirm = (at: number) => confirmRequest(copied, at, person)
  const close = () => {
    copiedRequests.set(null)
    props.onClose()
  }
  return (
    <section
      ref={place}
      aria-label="From the pasted text"
      className="card"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <header className="flex items-center justify-between gap-3 border-b px-4 py-2">
        <h2 className="font-bold">From the pasted text</h2>
        <Button size="small" variant="plain" keys="Esc" onClick={close}>
          Dismiss
        </Button>
      </header>
      <ul className="divide-y">
        {requests.map((request, at) => (
          <RequestItem
            key={JSON.stringify(request)}
            request={request}
            isOwn={request.kind === kind}
            serverNow={serverNow}
            onFill={(draft) => {
              confirm(at)
              onFill(draft)
            }}
            onSearch={() => confirm(at)}
          />
        ))}
      </ul>
      <CopiedPeople people={people} />
    </section>
  )
}

/** A request of the text, as its search says it. */
function RequestItem(props: {
  request: TypedRequest
  /** Whether it is of the kind of the form above. */
  isOwn: boolean
  serverNow: string
  onFill: (draft: RequestDraft) => void
  onSearch: () => void
}) {
  const { request, isOwn, onFill, onSearch } = props
  const { rows, searching } = useRequestRows([{ request, namesakes: [] }], props.serverNow, useNamedPlaces())
  const router = useRouter()
  const leave = useLeaveScreen()
  const [row] = rows
  const results = row?.command.href
  const { service: name, search: itsSearch } = kindFacts(request.kind)
  const screen = itsSearch.href as Route
  const search = (href: Route) => {
    onSearch()
    leave(() => router.push(href))
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5">
      <span className="w-20 shrink-0 text-12 text-ink2">{name}</span>
      <span className="figures min-w-0 flex-1 max-narrow:basis-full">
        {searching ? 'Looking for places' : (row?.command.label ?? 'No place of this name was found.')}
      </span>
      {row && isOwn && (
        <Button size="small" keys="Enter" onClick={() => onFill(row.draft)}>
          Fill in
        </Button>
      )}
      {results && !isOwn && (
        <Button size="small" onClick={() => search(results)}>
          {`Search ${name.toLowerCase()}`}
        </Button>
      )}
      {row?.asks && !isOwn && (
        <Button size="small" onClick={() => leave(() => router.push(screen))}>
          {`Go to ${name.toLowerCase()}`}
        </Button>
      )}
    </li>
  )
}
