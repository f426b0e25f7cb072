import type { Attention } from '../../../lib/booking/attention.ts'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { clockTime } from '../../../lib/booking/headline.ts'
import { formatDayMonth } from '../../../lib/dates.ts'
import { ChangeText } from '../change-text.tsx'

/** Why a line needs attention, in a few words: `Hold ends 14:34:41 UTC`. */
export function AttentionText({ attention, line }: { attention: Attention; line: BookingLine }) {
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
