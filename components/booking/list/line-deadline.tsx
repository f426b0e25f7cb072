'use client'

import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { useServerClock } from '../../ui/use-server-clock.ts'
import { dateSpan } from '../date-span.ts'

const DAY_MILLISECONDS = 86_400_000

/**
 * The deadline of a line: of a hold the time until it ends, of a booking that is confirmed the end of its
 * free cancellation.
 */
export function LineDeadline(props: { line: BookingLine; serverNow: string; onRunOut: () => void }) {
  const { line, serverNow } = props
  const { standing } = stateFacts(line)
  if (standing === 'held' && line.deadlineAt !== null) {
    return (
      <Countdown
        deadlineAt={line.deadlineAt}
        serverNow={serverNow}
        label={`Hold for ${line.leadName ?? line.reference}`}
        // The header announces the soonest hold already.
        speaks={false}
        onOver={props.onRunOut}
      />
    )
  }
  if (standing === 'made' && line.freeUntil !== null) {
    return <FreeUntil freeUntil={line.freeUntil} serverNow={serverNow} />
  }
  return <NoDeadline />
}

function FreeUntil({ freeUntil, serverNow }: { freeUntil: string; serverNow: string }) {
  const now = useServerClock(serverNow)
  const left = Date.parse(freeUntil) - now
  if (left <= 0) return <NoDeadline />
  return (
    <span className="block font-normal">
      <span className="sr-only">Free cancellation </span>
      {left < DAY_MILLISECONDS ? (
        <Countdown deadlineAt={freeUntil} serverNow={serverNow} label="Free cancellation" speaks={false} />
      ) : (
        <span className="figures">{dateSpan(freeUntil.slice(0, 10), freeUntil.slice(0, 10), serverNow)}</span>
      )}
      <span aria-hidden="true" className="block text-11 text-ink3">
        free until
      </span>
    </span>
  )
}

function NoDeadline() {
  return (
    <span className="font-normal text-ink3">
      <span aria-hidden="true">—</span>
      <span className="sr-only">no deadline</span>
    </span>
  )
}
