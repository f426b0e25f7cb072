'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clockTime } from '../../lib/booking/headline.ts'
import { read } from '../../lib/read.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { serverTimeAt } from '../ui/server-clock.ts'
import { useOnline } from '../ui/use-online.ts'
import { useUnpressed } from '../ui/use-unpressed.ts'
import { noteServiceAnswers, useServiceAway } from './service-away.ts'

const RETRY_MILLISECONDS = 10_000

/**
 * Says above every screen that the booking service is away, since when, and what still works. It asks again
 * by itself, and leaves when there is an answer.
 */
export function ServiceNotice({ serverNow }: { serverNow: string }) {
  const sinceMs = useUnpressed(useServiceAway())
  const isOnline = useUnpressed(useOnline())
  if (!isOnline) return <Offline />
  return sinceMs === null ? null : <Away since={new Date(serverTimeAt(serverNow, sinceMs)).toISOString()} />
}

function Offline() {
  return (
    <div className="px-4 py-2 [grid-area:service] print:hidden">
      <ActNotice tone="held">
        <b>You&apos;re offline.</b>
        <span>{` ${WHILE_OFFLINE}`}</span>
      </ActNotice>
    </div>
  )
}

const WHILE_OFFLINE =
  'What you see may be out of date. Nothing can be held, completed or cancelled. What you type stays, and is saved when the connection is back.'

function Away({ since }: { since: string }) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['booking service'],
    // A documented read that every person may make, and that asks no supplier.
    queryFn: ({ signal }) => read('activity.config', {}, signal),
    // Whatever was answered before the service went away proves nothing.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchInterval: RETRY_MILLISECONDS,
  })
  useEffect(() => {
    if (data !== undefined) noteServiceAnswers()
  }, [data])
  return (
    <div className="px-4 py-2 [grid-area:service] print:hidden">
      <ActNotice
        tone="held"
        action={
          <Button size="small" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        <b>{`The booking service hasn't responded since ${clockTime(since)} UTC.`}</b>
        <span>
          {
            ' What you see may be out of date. Nothing can be held, completed or cancelled until it responds; your drafts are saved.'
          }
        </span>
      </ActNotice>
    </div>
  )
}
