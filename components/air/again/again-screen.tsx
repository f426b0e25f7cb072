'use client'

import type { Route } from 'next'
import { useEffect, useState } from 'react'
import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import type { SameFare } from '../../../lib/air/same-fare.ts'
import type { AgainOpening } from '../../../lib/booking/again.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { nameCase } from '../../../lib/booking/name-case.ts'
import { DESK_AWAY } from '../../../lib/not-responding.ts'
import { findFareAgain } from '../../../server/air/actions.ts'
import { CopyCode } from '../../ui/copy-code.tsx'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { useAgainCommands } from './use-again-commands.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { FoundFare } from './found-fare.tsx'

/**
 * Books the flights of an ended booking again: finds them, checks their price, shows the differences and
 * holds. The server takes travellers, contact and markup from the booking.
 */
export function AgainScreen(props: AgainOpening<AirBookingView>) {
  const { sameFare, search } = useSameFare(props.booking.reference)
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-4 px-6 py-5 max-narrow:px-3 max-narrow:py-3">
      <Head booking={props.booking} />
      {sameFare === null && <Searching />}
      {sameFare?.kind === 'found' && (
        <FoundFare key={sameFare.fare.offerCode} {...props} fare={sameFare.fare} />
      )}
      {(sameFare?.kind === 'none' || sameFare?.kind === 'failed' || sameFare?.kind === 'session') && (
        <NotFound outcome={sameFare} searchHref={props.searchHref} onRetry={search} />
      )}
    </div>
  )
}

/** The same flights as they are sold now; null while they are searched. */
function useSameFare(reference: string) {
  const [sameFare, setSameFare] = useState<SameFare | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    const failed = {
      kind: 'failed',
      message: `${DESK_AWAY}.`,
      searchHref: '/flights',
    } as const
    void findFareAgain(reference)
      .catch((): SameFare => failed)
      .then((answer) => {
        if (left) return
        if (answer.kind === 'session') raiseSessionExpired()
        setSameFare(answer)
      })
    return () => {
      left = true
    }
  }, [reference, attempt])
  return {
    sameFare,
    search: () => {
      setSameFare(null)
      setAttempt((count) => count + 1)
    },
  }
}

function Head({ booking }: { booking: AirBookingView }) {
  const { word, tone } = stateFacts(booking)
  const others = booking.travellers.length - 1
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink2">
        <CopyCode text={booking.reference} what="reference" />
        <StatusPill tone={tone}>{word}</StatusPill>
      </p>
      <h1 className="mt-1 text-22 font-bold">
        {`Rebook for ${nameCase(booking.leadName)}${others > 0 ? ` +${others}` : ''}`}
      </h1>
    </header>
  )
}

function Searching() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-wide:grid-cols-1">
      <div className="flex flex-col gap-4">
        <p role="status" className="text-ink2">
          Searching for the same flights
        </p>
        <Skeleton className="h-[180px]" />
      </div>
      <Skeleton className="h-[320px]" />
    </div>
  )
}

/** Shown instead of a fare to hold: the flights are gone, or the search for them failed. */
function NotFound(props: {
  outcome: Exclude<SameFare, { kind: 'found' }>
  searchHref: string
  onRetry: () => void
}) {
  const { outcome, searchHref, onRetry } = props
  useAgainCommands(searchHref, null)
  const search = (
    <ButtonLink href={searchHref as Route} variant="primary" keys="s">
      Search these dates
    </ButtonLink>
  )
  if (outcome.kind === 'none') {
    return (
      <ActNotice tone="bad" action={search}>
        <b>These flights are no longer sold</b>
        <span>
          {' in this cabin. Nothing was booked. The search is filled in with the same dates and travellers.'}
        </span>
      </ActNotice>
    )
  }
  return (
    <ActNotice
      tone="held"
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={onRetry}>Try again</Button>
          {search}
        </span>
      }
    >
      {outcome.kind === 'session'
        ? 'Your session had ended before the flights were searched. Nothing was booked.'
        : `The flights couldn't be searched: ${outcome.message} Nothing was booked.`}
    </ActNotice>
  )
}
