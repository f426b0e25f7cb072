import 'server-only'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { RunItem } from '../../lib/trip/hold-run.ts'

/** What a step did to its item: the change, or that the session ended before anything was sent. */
export type Moved = Partial<RunItem> | 'session'

/** An item that is not held, and why, as a sentence without any name of a person: it is stored. */
export const failed = (message: string) => ({ state: 'failed' as const, message })

/** What the outcome of a hold does to its item. */
export function movedBy(outcome: HoldOutcome): Moved {
  switch (outcome.kind) {
    case 'held':
      return { state: 'held', reference: outcome.reference }
    case 'unknown':
      return { state: 'sending' }
    case 'spent':
      return { state: 'waiting', clientReference: null }
    case 'session':
      return 'session'
    case 'booked-before':
      return failed(
        outcome.existing.length === 0
          ? 'It could not be looked up whether its travellers have another booking at this time.'
          : `Its travellers have another booking at this time: ${list(outcome.existing)}. Book it with its form.`,
      )
    case 'duplicate':
      return failed(
        outcome.existing === null
          ? 'The booking service has such a booking already.'
          : `The booking service has such a booking already: ${outcome.existing.reference}.`,
      )
    case 'short':
      return failed('The wallet does not have enough for it.')
    case 'gone':
      return failed('Nobody sells this any more.')
    case 'revalidate':
      return failed('Its price or its terms have changed since you agreed.')
    case 'not-booked':
      return failed('No answer came, and it is certain that nothing is booked.')
    case 'refused':
      return failed(outcome.message)
  }
}

function list(existing: readonly { reference: string }[]): string {
  return existing.map(({ reference }) => reference).join(', ')
}
