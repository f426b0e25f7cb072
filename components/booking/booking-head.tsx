'use client'

import { bookingHeadline, clockTime } from '../../lib/booking/headline.ts'
import { leadingDeadline, type BookingPhase } from '../../lib/booking/booking-phase.ts'
import type { BookingDeadlines, BookingView } from '../../lib/booking/booking-view.ts'
import { formatInstant } from '../../lib/dates.ts'
import { formatCents } from '../../lib/money.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { useShownTotal } from '../ui/shown-prices.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { CopyCode, copyText } from '../ui/copy-code.tsx'
import type { OfferedVerb } from './offered-verbs.ts'
import { dateFormat } from '../../lib/date-format.ts'

/** The top of a booking: its state, the time left and the next action. */
export function BookingHead(props: {
  booking: BookingView
  phase: BookingPhase
  /** The booking is under way for longer than usual. */
  slow: boolean
  serverNow: string
  /** The next action; undefined where there is none. */
  next: OfferedVerb | undefined
  onRunOut: () => void
}) {
  const { booking, phase, next } = props
  const shownCents = useShownTotal(booking.money)
  const { word, tone } = stateFacts(booking)
  return (
    // On a narrow screen the time left and the next action stay visible at the bottom of the page.
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 max-narrow:contents">
      <div className="min-w-0 flex-[1_1_420px] max-narrow:w-full max-narrow:flex-none">
        <MadeBy booking={booking} />
        <div className="mt-1 flex flex-wrap items-center gap-2.5">
          <h1 className="min-w-0 text-22 font-bold max-narrow:text-18" aria-live="polite">
            {bookingHeadline(booking, phase)}
          </h1>
          {booking.state !== 'held' && <StatusPill tone={props.slow ? 'held' : tone}>{word}</StatusPill>}
        </div>
      </div>
      {(booking.state === 'held' || next) && (
        <div className="bottom-bar flex items-center gap-4 print:hidden max-narrow:sticky max-narrow:bottom-0 max-narrow:z-20 max-narrow:order-last max-narrow:-mx-3 max-narrow:-mb-5 max-narrow:justify-between max-narrow:border-t max-narrow:bg-panel max-narrow:px-3 max-narrow:py-2.5">
          {booking.state === 'held' && (
            <Deadlines booking={booking} serverNow={props.serverNow} onRunOut={props.onRunOut} />
          )}
          {next && (
            <BlockableButton
              variant="primary"
              size="large"
              keys={next.facts.keys}
              pending={next.sending}
              disabledReason={next.restsBecause}
              onClick={next.press}
            >
              {`${next.facts.label} ${formatCents(shownCents)}`}
            </BlockableButton>
          )}
        </div>
      )}
    </header>
  )
}

/** The references of the booking, and who made it when. */
function MadeBy({ booking }: { booking: BookingView }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-ink2">
      <CopyCode text={booking.code ?? booking.reference} what="reference" />
      <span>
        <span>{`· made ${booking.madeBy !== null ? `by ${booking.madeBy}, ` : ''}`}</span>
        <span translate="no" className="figures">
          {formatInstant(booking.createdAt)}
        </span>
      </span>
      {booking.code !== null && booking.code !== booking.reference && (
        <button
          type="button"
          onClick={() => void copyText(booking.reference, 'reference')}
          className="underline hover:text-ink print:hidden"
        >
          Copy reference
        </button>
      )}
      {booking.owner && <span>{`· with ${booking.owner}`}</span>}
    </p>
  )
}

function Deadlines({
  booking,
  serverNow,
  onRunOut,
}: {
  booking: BookingView
  serverNow: string
  onRunOut: () => void
}) {
  if (!booking.deadlines) return <p className="text-12 text-ink2">deadline not supplied</p>
  const { releaseAt, supplierLimit } = booking.deadlines
  const leading = leadingDeadline(booking.deadlines)
  const release = leading.kind === 'release'
  const releaseText = `releases automatically at ${booking.deadlines.estimated ? 'about ' : ''}${clockTime(releaseAt).slice(0, 5)} UTC`
  const other = release ? limitWords(booking.deadlines) : releaseText
  return (
    <div className="text-right max-narrow:text-left">
      <Countdown
        deadlineAt={leading.deadlineAt}
        serverNow={serverNow}
        label={`Hold for ${booking.leadName}`}
        onOver={onRunOut}
        className="block text-30 leading-none font-bold"
      />
      <p className="figures mt-1 text-12 text-ink2">
        {[release ? releaseText : supplierLimit?.label, other].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

function limitWords({ releaseAt, supplierLimit }: BookingDeadlines): string | null {
  if (supplierLimit === null) return null
  const { label, at } = supplierLimit
  return `${label} ${at === null ? 'not supplied' : `${limitText(at, releaseAt)} UTC`}`
}

/** The supplier's limit, with its day if that differs from the day of the release. */
function limitText(limitAt: string, releaseAt: string): string {
  const time = clockTime(limitAt).slice(0, 5)
  if (limitAt.slice(0, 10) === releaseAt.slice(0, 10)) return time
  const day = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return `${day.format(Date.parse(limitAt))} ${time}`
}
