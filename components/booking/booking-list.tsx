'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useMemo, useRef, useState, useTransition } from 'react'
import type { BookingListView } from '../../lib/booking/booking-list-view.ts'
import type { KindFacts } from '../../lib/booking/kind-facts.ts'
import { bookingKinds } from '../../lib/kinds.ts'
import { findLines, inListOrder } from './list-order.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { DataRow } from '../ui/data-row.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useEarlyText } from '../ui/use-early-text.ts'
import { useServerClock } from '../ui/use-server-clock.ts'
import { BookingRow, BookingRowHead } from './booking-row.tsx'
import { useFollowUp } from './use-follow-up.ts'
import { useSteadyRefresh } from './use-steady-refresh.ts'

const KINDS: readonly KindFacts[] = Object.values(bookingKinds)

/**
 * The office's bookings: holds that expire soonest first, then the newest. Has row keys and a text filter.
 */
export function BookingList({ view, older }: { view: BookingListView; older: boolean }) {
  const router = useRouter()
  const leave = useLeaveScreen()
  const [typed, setTyped] = useState('')
  const [refreshing, startRefresh] = useTransition()
  const search = useRef<HTMLInputElement>(null)
  const refresh = () => startRefresh(() => router.refresh())
  const lines = useMemo(() => findLines(inListOrder(view.lines), typed), [view.lines, typed])
  const href = (index: number) => `/bookings/${encodeURIComponent(lines[index]?.reference ?? '')}` as Route
  const rows = useRowKeys({ count: lines.length, onOpen: (index) => leave(() => router.push(href(index))) })
  useSteadyRefresh(router.refresh)
  useFollowUp(view.rereading, view.serverNow, router.refresh)
  useListCommands(search, refresh)
  useEarlyText(search, '', setTyped)

  if (view.lines.length === 0 && !older) return <NoBookings />
  return (
    <div className="flex flex-col gap-3 px-4 py-4 max-narrow:px-2">
      <div className="flex items-end justify-between gap-3 max-narrow:flex-col max-narrow:items-stretch">
        <h1 className="text-18 font-bold">
          Bookings <span className="figures font-normal text-ink2">{view.lines.length}</span>
        </h1>
        <TextField
          ref={search}
          label="Find a booking"
          type="search"
          value={typed}
          placeholder={['Name', 'reference', ...KINDS.flatMap(({ findBy }) => findBy)].join(', ')}
          suffix={<Kbd keys="/" />}
          onChange={(event) => setTyped(event.target.value)}
          className="w-[360px] max-narrow:w-auto"
        />
      </div>
      <div className="card overflow-hidden">
        <BookingRowHead />
        <div role="list" aria-label="Bookings" aria-busy={refreshing || undefined}>
          {lines.map((line, index) => (
            <DataRow
              key={line.reference}
              current={rows.current === index}
              onCurrent={() => rows.setCurrent(index)}
            >
              <BookingRow line={line} href={href(index)} serverNow={view.serverNow} onRunOut={refresh} />
            </DataRow>
          ))}
        </div>
        {lines.length === 0 && (
          <p className="px-4 py-10 text-center text-ink2">
            No bookings match “{typed}”.{' '}
            <Button size="small" onClick={() => setTyped('')}>
              Show all
            </Button>
          </p>
        )}
      </div>
      <ListFoot
        serverNow={view.serverNow}
        checkedAt={view.checkedAt}
        nextCursor={view.nextCursor}
        pending={refreshing}
        onRefresh={refresh}
      />
    </div>
  )
}

function ListFoot(props: {
  serverNow: string
  checkedAt: string
  nextCursor: string | null
  pending: boolean
  onRefresh: () => void
}) {
  return (
    <div className="flex items-center justify-between gap-3 text-ink2">
      <span className="flex items-center gap-2">
        <CheckedAgo checkedAt={props.checkedAt} serverNow={props.serverNow} />
        <Button size="small" variant="plain" keys="p" pending={props.pending} onClick={props.onRefresh}>
          Refresh
        </Button>
      </span>
      {props.nextCursor !== null && (
        <ButtonLink href={`/bookings?after=${encodeURIComponent(props.nextCursor)}` as Route} size="small">
          Older
        </ButtonLink>
      )}
      <span className="flex items-center gap-1.5 max-wide:hidden">
        <Kbd keys="j" /> <Kbd keys="k" /> move <Kbd keys="Enter" /> open
      </span>
    </div>
  )
}

/** The age of the list, by the clock it came with. */
function CheckedAgo({ checkedAt, serverNow }: { checkedAt: string; serverNow: string }) {
  const seconds = Math.max(0, Math.round((useServerClock(serverNow) - Date.parse(checkedAt)) / 1000))
  const text = seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`
  return <span className="figures">Updated {text}</span>
}

function NoBookings() {
  return (
    <EmptyState
      title="No bookings yet"
      action={
        <>
          {KINDS.map(({ search }, index) => (
            <ButtonLink
              key={search.href}
              href={search.href as Route}
              keys={search.keys}
              {...(index === 0 && { variant: 'primary' })}
            >
              {search.label}
            </ButtonLink>
          ))}
        </>
      }
    >
      Bookings made at this desk appear here, the soonest deadline first.
    </EmptyState>
  )
}

function useListCommands(search: React.RefObject<HTMLInputElement | null>, refresh: () => void) {
  useCommands(
    useMemo(
      () => [
        {
          id: 'bookings-find',
          label: 'Find a booking',
          group: 'Bookings',
          keys: '/',
          run: () => search.current?.focus(),
        },
        { id: 'bookings-read', label: 'Refresh', group: 'Bookings', keys: 'p', run: refresh },
      ],
      [search, refresh],
    ),
  )
}
