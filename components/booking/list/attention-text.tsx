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
      return at === null ? 'Held, deadline not supplied' : `Hold ends ${clockTime(at)} UTC`
    case 'slow':
      return `Longer than usual${since}`
    case 'changed':
      if (line.changed === null) return 'Changed'
      return (
        <>
          {line.changed.about === 'price' ? 'Price' : 'Schedule'} changed:{' '}
          <ChangeText change={line.changed} />
        </>
      )
    case 'refund':
      return `Cancellation not answered${since}`
    case 'ended':
      return `${stateFacts(line).word}${at === null ? '' : ` ${whenText(at)}`}`
    case 'free-ends':
      return at === null ? 'Free cancellation ends' : `Free cancellation ends ${whenText(at)}`
    case 'unanswered':
      return 'Outcome unknown'
    case 'unknown':
      return `State not known${since}`
  }
}

/** `22 Nov 14:34 UTC`. */
function whenText(at: string): string {
  const iso = new Date(at).toISOString()
  return `${formatDayMonth(iso.slice(0, 10))} ${iso.slice(11, 16)} UTC`
}
