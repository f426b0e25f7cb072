'use client'

import { useRef, useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import {
  bookingSteps,
  type BulkAnswer,
  type BulkOutcome,
  type BulkPlanRow,
  type BulkVerb,
} from '../../../lib/booking/bulk.ts'
import { actOnBookings } from '../../../server/booking/actions.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { useReadBalance } from '../../wallet/live-balance.tsx'

/**
 * Sends the rows that fit, once, in steps; it can be stopped after each of them. Rows that do not fit keep
 * the reason that was shown. Opened again, the dialog asks again.
 */
export function useBulkRun(verb: BulkVerb, open: boolean, onDone: (acted: readonly BookingLine[]) => void) {
  const readBalance = useReadBalance()
  const [pending, setPending] = useState(false)
  const [sentCount, setSentCount] = useState(0)
  const [stopping, setStopping] = useState(false)
  const isStopped = useRef(false)
  const [results, setResults] = useState<BulkResult[] | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setResults(null)
  }

  async function run(plan: readonly BulkPlanRow[], reason: string | null) {
    const steps = bookingSteps(
      plan.flatMap(({ line, barrier }) => (barrier === null ? [line.reference] : [])),
    )
    const agreed = plan.flatMap(({ line: { reference }, cost }) =>
      cost ? [{ reference, ...cost.chosen }] : [],
    )
    isStopped.current = false
    setStopping(false)
    setSentCount(0)
    setPending(true)
    const outcomes = new Map<string, BulkOutcome>()
    let end: BulkOutcome | null = null
    for (const references of steps) {
      if (isStopped.current) end = { kind: 'skipped', message: 'Not sent: you stopped the run' }
      const answer =
        end === null ? await sent(() => actOnBookings(...argsOf(verb, references, reason, agreed))) : null
      for (const reference of references) outcomes.set(reference, end ?? outcomeIn(answer, reference))
      end ??= endAfter(answer)
      setSentCount(outcomes.size)
    }
    const all = plan.map((row) => ({ ...row, outcome: outcomeOf(row, outcomes) }))
    setResults(all)
    setPending(false)
    readBalance()
    onDone(actedOn(all))
  }

  return {
    pending,
    results,
    run,
    sentCount,
    /** Null once it was pressed: what is under way is finished. */
    stop: stopping
      ? null
      : () => {
          isStopped.current = true
          setStopping(true)
        },
    askAgain: () => setResults(null),
  }
}

type Agreed = NonNullable<Parameters<typeof actOnBookings>[3]>

function argsOf(
  verb: BulkVerb,
  references: readonly string[],
  reason: string | null,
  agreed: Agreed,
): Parameters<typeof actOnBookings> {
  if (verb !== 'cancel') return [verb, references, reason]
  return [verb, references, reason, agreed.filter(({ reference }) => references.includes(reference))]
}

/** The bookings to which something was sent, or may have been. */
export function actedOn(results: readonly BulkResult[]): BookingLine[] {
  return results.flatMap(({ line, outcome }) =>
    outcome.kind === 'done' || outcome.kind === 'unknown' ? [line] : [],
  )
}

/** Null if the answer did not reach the browser. */
async function sent(send: () => Promise<BulkAnswer>): Promise<BulkAnswer | null> {
  try {
    return await send()
  } catch {
    // Whatever was sent may have taken effect; the list is read again and tells.
    return null
  }
}

/** A row of the plan with its outcome. */
export type BulkResult = BulkPlanRow & { outcome: BulkOutcome }

/**
 * The outcome of a booking of a step.
 * @param answer null if it did not reach the browser: then the outcome of what was sent is unknown
 */
function outcomeIn(answer: BulkAnswer | null, reference: string): BulkOutcome {
  if (answer === null) return { kind: 'unknown' }
  if (answer.kind === 'session') return { kind: 'not-tried' }
  if (answer.kind === 'refused') return answer
  return answer.rows.find((row) => row.reference === reference)?.outcome ?? { kind: 'unknown' }
}

/** The outcome of all that follows a step; null where the run goes on. */
function endAfter(answer: BulkAnswer | null): BulkOutcome | null {
  if (answer === null) return { kind: 'skipped', message: 'Not sent: no answer came to the ones before' }
  if (answer.kind === 'refused') return { kind: 'skipped', message: 'Not sent: the ones before were refused' }
  if (answer.kind === 'ran' && !answer.sessionLost) return null
  raiseSessionExpired()
  return { kind: 'not-tried' }
}

/** A row that did not fit was skipped for the reason that was shown. */
function outcomeOf({ line, barrier }: BulkPlanRow, outcomes: ReadonlyMap<string, BulkOutcome>): BulkOutcome {
  if (barrier !== null) return { kind: 'skipped', message: barrier }
  return outcomes.get(line.reference) ?? { kind: 'unknown' }
}

/** `3 done, 1 refused, 1 not known yet`. */
export function outcomeSummary(results: readonly BulkResult[]): string {
  const counted = (['done', 'refused', 'changed', 'unknown', 'skipped', 'not-tried'] as const).map(
    (kind) => ({
      word: WORDS[kind],
      count: results.filter(({ outcome }) => outcome.kind === kind).length,
    }),
  )
  const parts = counted.flatMap(({ word, count }) => (count === 0 ? [] : [`${count} ${word}`]))
  return parts.join(', ')
}

const WORDS: Readonly<Record<BulkOutcome['kind'], string>> = {
  done: 'done',
  refused: 'refused',
  changed: 'changed',
  unknown: 'not known yet',
  skipped: 'not sent',
  'not-tried': 'not tried',
}
