import { shownReason } from '../../lib/booking/attention.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { isShort } from '../../lib/today/due.ts'
import type { TodayRow } from '../../lib/today/today-view.ts'

/**
 * The one act of a row. `complete` tickets or confirms the hold, `refresh` reads it again, `ask` asks for
 * funds, `search` books it again or looks for the same thing, `open` opens the booking.
 */
export type RowAct = {
  does: 'complete' | 'refresh' | 'ask' | 'search' | 'open'
  label: string
  keys: string
}

/** The one act that a booking that needs attention offers first. */
export function rowAct({ line, attention, bar }: TodayRow): RowAct {
  switch (attention.reason) {
    case 'due': {
      const { verbs, hold } = kindFacts(line.kind)
      const verb = verbs[hold.completes]
      return bar === null && verb
        ? { does: 'complete', label: verb.label, keys: 't' }
        : { does: 'open', label: 'Open', keys: 'Enter' }
    }
    case 'slow':
    case 'refund':
    case 'unknown':
      return { does: 'refresh', label: 'Refresh', keys: 'p' }
    case 'changed':
      return { does: 'open', label: 'See change', keys: 'v' }
    case 'free-ends':
      return { does: 'open', label: 'Keep or cancel', keys: 'c' }
    case 'unanswered':
      return { does: 'open', label: 'Look it up', keys: 'l' }
    case 'ended':
      return isShort(line)
        ? { does: 'ask', label: 'Ask for funds', keys: 'm' }
        : { does: 'search', label: kindFacts(line.kind).rebooks ? 'Rebook' : 'Find another', keys: 's' }
  }
}

/** Whether a row leaves the list when somebody has seen to it. */
export function canBeDone({ attention }: Pick<TodayRow, 'attention'>): boolean {
  return shownReason(attention) !== null
}
