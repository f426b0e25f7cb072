'use client'

import type { Route } from 'next'
import Link from 'next/link'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import type { Settlement } from '../../lib/booking/booking-view.ts'
import { formatCents } from '../../lib/money.ts'
import { dateSpan } from './date-span.ts'
import { nameCase } from '../../lib/booking/name-case.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { Countdown } from '../ui/countdown.tsx'
import { Icon } from '../ui/icon.tsx'
import { Money } from '../ui/money.tsx'
import { StatusPill } from '../ui/status-pill.tsx'

const COLUMNS =
  'grid grid-cols-[84px_minmax(180px,1.6fr)_minmax(120px,1fr)_120px_130px_116px_132px_90px] gap-x-3 px-4 max-wide:grid-cols-[52px_minmax(0,1fr)_auto] max-wide:items-start max-wide:gap-y-0.5'

/** The column headings, where there is space for columns. */
export function BookingRowHead() {
  return (
    <div aria-hidden="true" className={`${COLUMNS} border-b bg-sunk py-2 text-12 text-ink2 max-wide:hidden`}>
      <span>Deadline</span>
      <span>Service</span>
      <span>Lead traveller</span>
      <span>Dates</span>
      <span>Reference</span>
      <span className="text-right">Total</span>
      <span className="pl-2">Status</span>
      <span>Agent</span>
    </div>
  )
}

/** One booking in two lines. On a narrow screen: deadline, service and total, with the rest below. */
export function BookingRow(props: {
  line: BookingLine
  href: Route
  serverNow: string
  onRunOut: () => void
}) {
  const { line } = props
  const { word, tone } = stateFacts(line)
  const { service } = line
  const today = props.serverNow.slice(0, 10)
  return (
    <div className={`${COLUMNS} min-h-14 items-center py-2`}>
      <span className="font-bold">
        <Deadline line={line} serverNow={props.serverNow} onRunOut={props.onRunOut} />
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <Icon name={kindIcon(line.kind)} className="size-3.5 text-ink3" />
          <span className="sr-only">{kindFacts(line.kind).service}: </span>
          <Link href={props.href} className="min-w-0 truncate font-medium hover:underline">
            {service?.title ?? `${kindFacts(line.kind).service}, details not loaded yet`}
          </Link>
        </span>
        <span className="block truncate text-ink2 max-narrow:whitespace-normal">{service?.detail}</span>
      </span>
      <span className="truncate max-wide:order-2 max-wide:col-start-2 max-wide:text-ink2">
        {line.leadName === null ? null : nameCase(line.leadName)}
        {line.leadName === null && <span className="text-ink2">not known</span>}
        <span className="figures wide:hidden"> · {datesOf(line, today)}</span>
      </span>
      <span className="figures max-wide:hidden">{datesOf(line, today)}</span>
      <span className="code min-w-0 max-wide:order-2 max-wide:hidden">
        <span className="block truncate">{service?.code ?? line.reference}</span>
        <span className="block truncate text-ink2">{service?.codes.join(' ')}</span>
      </span>
      <span className="text-right font-bold">
        {line.totalCents === null ? (
          <span className="font-normal text-ink2">not supplied</span>
        ) : (
          <Money totalCents={line.totalCents} />
        )}
        {line.settlement && <Settled settlement={line.settlement} />}
      </span>
      <span className="wide:pl-2 max-wide:order-3">
        <StatusPill tone={tone}>{word}</StatusPill>
      </span>
      <span className="truncate text-ink2 max-wide:hidden">{line.madeBy}</span>
    </div>
  )
}

/** What of the total was kept as a fee and what came back. */
function Settled({ settlement: { feeCents, refundedCents } }: { settlement: Settlement }) {
  const known = (cents: number | null) => (cents === null ? 'not known' : formatCents(cents))
  return (
    <span className="figures block text-12 font-normal text-ink2">
      <span className="block">fee {known(feeCents)}</span>
      <span className="block">refund {known(refundedCents)}</span>
    </span>
  )
}

function Deadline({
  line,
  serverNow,
  onRunOut,
}: {
  line: BookingLine
  serverNow: string
  onRunOut: () => void
}) {
  if (line.state !== 'held' || line.deadlineAt === null) {
    return (
      <span className="font-normal text-ink3">
        <span aria-hidden="true">—</span>
        <span className="sr-only">no deadline</span>
      </span>
    )
  }
  return (
    <Countdown
      deadlineAt={line.deadlineAt}
      serverNow={serverNow}
      label={`Hold for ${line.leadName ?? line.reference}`}
      // The header announces the soonest hold already.
      speaks={false}
      onOver={onRunOut}
    />
  )
}

function datesOf({ service }: BookingLine, today: string): string {
  return service?.days ? dateSpan(service.days.from, service.days.to, today) : 'not supplied'
}
