import { formatCents, plainAmount } from '../money.ts'
import { plural } from '../plural.ts'

/**
 * Something that the office's clock will pass. `lapse`: a hold ends and its money returns. `fee`: cancelling
 * begins to cost something. `start`: a departure, check-in or start; its time is local to the place and is
 * read as UTC, since no record names every zone.
 */
export type StudioEvent = {
  at: string
  kind: 'lapse' | 'fee' | 'start'
  reference: string
  /** Surname of the lead traveller, or the reference where no name is known. */
  who: string
  /** The amount that a lapse releases; null if it is not known, and for everything else. */
  totalCents: number | null
}

/** A line of the outlook, with the tone that it is shown in. */
export type OutlookLine = { tone: 'held' | 'ok' | 'bad' | 'run' | 'off'; text: string }

/** The events that would have happened by an instant, in at most four lines. */
export function outlookUntil(events: readonly StudioEvent[], untilMs: number): OutlookLine[] {
  const due = events.filter(({ at }) => Date.parse(at) <= untilMs)
  const of = (kind: StudioEvent['kind']) => due.filter((event) => event.kind === kind)
  const [lapses, fees, starts] = [of('lapse'), of('fee'), of('start')]
  const releasedCents = lapses.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0)
  const lines: OutlookLine[] = []
  if (lapses.length > 0) {
    lines.push({ tone: 'held', text: one(lapses, 'expires') ?? `${plural(lapses.length, 'hold')} expire` })
    if (releasedCents > 0) lines.push({ tone: 'ok', text: `+${formatCents(plainAmount(releasedCents))}` })
  }
  if (fees.length > 0) {
    lines.push({ tone: 'bad', text: one(fees, 'fee starts') ?? `${plural(fees.length, 'fee')} start` })
  }
  if (starts.length > 0) {
    lines.push({ tone: 'run', text: one(starts, 'begins') ?? `${plural(starts.length, 'trip')} begin` })
  }
  return lines.length > 0 ? lines : [{ tone: 'off', text: 'nothing due' }]
}

function one(events: readonly StudioEvent[], does: string): string | null {
  const [event] = events
  return event && events.length === 1 ? `${event.who} ${does}` : null
}

/** The next instant at which a hold lapses or a free cancellation ends; null if none is ahead. */
export function nextDeadline(events: readonly StudioEvent[], nowMs: number): string | null {
  const ahead = events.filter(({ at, kind }) => kind !== 'start' && Date.parse(at) > nowMs)
  return ahead.reduce<string | null>((first, { at }) => (first === null || at < first ? at : first), null)
}
