'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { clientPrice } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import { tripHref, type ListedTrip } from '../../lib/trip/trip.ts'
import { tripStateWords } from '../../lib/trip/trip-state.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { Countdown } from '../ui/countdown.tsx'
import { cx } from '../ui/cx.ts'
import { Money } from '../ui/money.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { daysText } from './days-text.ts'

/** Below 1100 px a trip has three lines: name and state, client and price, dates and deadline. */
const COLUMNS =
  'grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_130px_130px_70px_100px_110px] items-center gap-x-4 px-4 max-wide:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-y-0.5 max-narrow:px-3'

/** The trips with their keys: what each is for, when, how it stands, what it costs and what ends first. */
export function TripRows(props: {
  lines: readonly ListedTrip[]
  /** The trip that the person collects into. */
  currentId: string | null
  serverNow: string
  isOld: boolean
}) {
  const { lines } = props
  const router = useRouter()
  const { current, setCurrent } = useRowKeys({
    ids: lines.map(({ id }) => id),
    onOpen: (index) => router.push(tripHref(lines[index]?.id ?? '') as Route),
  })
  return (
    <>
      <div
        className={cx(COLUMNS, 'border-b bg-sunk py-1 text-12 text-ink2 max-wide:hidden')}
        aria-hidden="true"
      >
        <span>Trip</span>
        <span>Client</span>
        <span>Dates</span>
        <span>State</span>
        <span>Items</span>
        <span className="text-right">First deadline</span>
        <span className="text-right">Client pays</span>
      </div>
      <ol aria-label="Trips" aria-busy={props.isOld || undefined}>
        {lines.map((line, index) => (
          <li
            key={line.id}
            aria-current={index === current || undefined}
            onClick={() => setCurrent(index)}
            className={cx(
              COLUMNS,
              'figures border-t py-2.5 first:border-t-0',
              index === current ? 'bg-accent-soft' : 'hover:bg-sunk',
            )}
          >
            <TripRow line={line} isCurrent={line.id === props.currentId} serverNow={props.serverNow} />
          </li>
        ))}
      </ol>
    </>
  )
}

function TripRow({
  line,
  isCurrent,
  serverNow,
}: {
  line: ListedTrip
  isCurrent: boolean
  serverNow: string
}) {
  const { word, tone } = tripStateWords[line.state]
  return (
    <>
      <span className="min-w-0 truncate">
        <Link
          href={tripHref(line.id) as Route}
          className="font-medium underline decoration-line2 underline-offset-2 hover:decoration-ink"
        >
          <span translate="no">{line.name}</span>
        </Link>
        {isCurrent && <span className="ml-2 text-12 text-accent">collecting</span>}
      </span>
      <span className="min-w-0 truncate text-ink2 max-wide:order-2">
        {line.clientName === null ? (
          <span className="text-ink3">no client</span>
        ) : (
          <PersonName text={line.clientName} />
        )}
      </span>
      <span className="text-ink2 max-wide:order-4" translate="no">
        {line.days ? daysText(line.days) : ''}
      </span>
      <span className="max-wide:order-1 max-wide:text-right">
        <StatusPill tone={tone}>{word}</StatusPill>
      </span>
      <span className="text-12 text-ink2 max-wide:hidden">{plural(line.items, 'item')}</span>
      <span className="text-right max-wide:order-5">
        {line.deadlineAt && (
          <Countdown deadlineAt={line.deadlineAt} serverNow={serverNow} label={line.name} speaks={false} />
        )}
      </span>
      <Money
        totalCents={clientPrice(line.clientCents, 0)}
        flash={false}
        className="text-right font-medium max-wide:order-3"
      />
    </>
  )
}
