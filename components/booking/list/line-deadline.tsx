'use client'

import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { lineDeadline } from '../../../lib/booking/line-deadline.ts'
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
  const now = useServerClock(serverNow)
  const deadline = lineDeadline(line, now)
  if (deadline === null) return <NoDeadline />
  if (deadline.ends === 'hold') {
    return (
      <>
        <Countdown
          deadlineAt={deadline.at}
          serverNow={serverNow}
          label={`Hold for ${line.leadName ?? line.reference}`}
          // The header announces the soonest hold already.
          speaks={false}
          onOver={props.onRunOut}
        />
        {Date.parse(deadline.at) <= now && (
          <span className="block text-11 font-normal text-held">
            <span className="sr-only">{'Deadline passed, '}</span>
            <span>checking</span>
          </span>
        )}
      </>
    )
  }
  return <FreeUntil freeUntil={deadline.at} now={now} serverNow={serverNow} />
}

function FreeUntil(props: { freeUntil: string; now: number; serverNow: string }) {
  const { freeUntil, serverNow } = props
  const left = Date.parse(freeUntil) - props.now
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
