import type { Route } from 'next'
import type { Attention } from '../../../lib/booking/attention.ts'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { clockTime } from '../../../lib/booking/headline.ts'
import { formatDayMonth } from '../../../lib/dates.ts'
import { kindFacts, kindIcon } from '../../../lib/kinds.ts'
import { tripHref } from '../../../lib/trip/trip.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ChangeText } from '../change-text.tsx'

/** The booked service of a line, and below it the details, or why the booking needs attention. */
export function LineService(props: { line: BookingLine; attention: Attention | null; href: Route }) {
  const { line, attention } = props
  const { service } = line
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Icon name={kindIcon(line.kind)} className="size-3.5 text-ink3" />
        <span className="sr-only">{`${kindFacts(line.kind).service}: `}</span>
        <Link href={props.href} className="min-w-0 truncate font-medium hover:underline">
          {service?.title ?? `${kindFacts(line.kind).service}, details not loaded yet`}
        </Link>
      </span>
      <span className="block truncate text-ink2 max-narrow:whitespace-normal">
        {attention === null ? service?.detail : <AttentionText attention={attention} line={line} />}
      </span>
      {line.trip && (
        <span className="block truncate text-12 text-ink2">
          <span>{'Trip '}</span>
          <Link
            href={tripHref(line.trip.id) as Route}
            className="underline decoration-line2 underline-offset-2 hover:decoration-ink"
          >
            <span translate="no">{line.trip.name}</span>
          </Link>
        </span>
      )}
    </>
  )
}

/** Why a line needs attention, in a few words: `Hold ends 14:34:41 UTC`. */
function AttentionText({ attention, line }: { attention: Attention; line: BookingLine }) {
  const { reason, at } = attention
  const since = at === null ? '' : ` since ${whenText(at)}`
  switch (reason) {
    case 'due':
      return <span>{at === null ? 'Held, deadline not supplied' : `Hold ends ${clockTime(at)} UTC`}</span>
    case 'slow':
      return <span>{`Longer than usual${since}`}</span>
    case 'changed':
      if (line.changed === null) return <span>Changed</span>
      return (
        <>
          <span>{`${line.changed.about === 'price' ? 'Price' : 'Schedule'} changed: `}</span>
          <ChangeText change={line.changed} />
        </>
      )
    case 'refund':
      return <span>{`Cancellation not answered${since}`}</span>
    case 'ended':
      return <span>{`${stateFacts(line).word}${at === null ? '' : ` ${whenText(at)}`}`}</span>
    case 'free-ends':
      return <span>{at === null ? 'Free cancellation ends' : `Free cancellation ends ${whenText(at)}`}</span>
    case 'unanswered':
      return <span>Outcome unknown</span>
    case 'unknown':
      return <span>{`State not known${since}`}</span>
  }
}

/** `22 Nov 14:34 UTC`. */
function whenText(at: string): string {
  const iso = new Date(at).toISOString()
  return `${formatDayMonth(iso.slice(0, 10))} ${iso.slice(11, 16)} UTC`
}
