'use client'

import { useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import type { BulkAnswer, BulkOutcome, BulkPlanRow, BulkVerb } from '../../../lib/booking/bulk.ts'
import { actOnBookings } from '../../../server/booking/actions.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { useReadBalance } from '../../wallet/live-balance.tsx'

/**
 * Sends the rows that fit, once. Rows that do not fit keep the reason that was shown. Opened again, the
 * dialog asks again.
 */
export function useBulkRun(verb: BulkVerb, open: boolean, onDone: (acted: readonly BookingLine[]) => void) {
  const readBalance = useReadBalance()
  const [pending, setPending] = useState(false)
  const [results, setResults] = useState<BulkResult[] | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setResults(null)
  }

  async function run(plan: readonly BulkPlanRow[], reason: string | null) {
    const references = plan.flatMap(({ line, barrier }) => (barrier === null ? [line.reference] : []))
    setPending(true)
    const agreed = plan.flatMap(({ line: { reference }, cost }) =>
      cost ? [{ reference, ...cost.chosen }] : [],
    )
    const answer = await sent(() =>
      verb === 'cancel'
        ? actOnBookings(verb, references, reason, agreed)
        : actOnBookings(verb, references, reason),
    )
    if (answer?.kind === 'session' || (answer?.kind === 'ran' && answer.sessionLost)) raiseSessionExpired()
    const outcomes = outcomesOf(plan, answer)
    setResults(outcomes)
    setPending(false)
    readBalance()
    onDone(actedOn(outcomes))
  }

  return { pending, results, run, askAgain: () => setResults(null) }
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
 * The outcome of every row of a plan. A row that did not fit was skipped for the reason that was shown.
 * @param answer null if it did not reach the browser: then the outcome of the sent rows is unknown
 */
function outcomesOf(plan: readonly BulkPlanRow[], answer: BulkAnswer | null): BulkResult[] {
  const outcomeByReference = new Map(
    answer?.kind === 'ran' ? answer.rows.map(({ reference, outcome }) => [reference, outcome]) : [],
  )
  return plan.map((row) => ({ ...row, outcome: outcomeOf(row, answer, outcomeByReference) }))
}

function outcomeOf(
  { line, barrier }: BulkPlanRow,
  answer: BulkAnswer | null,
  outcomeByReference: ReadonlyMap<string, BulkOutcome>,
): BulkOutcome {
  if (barrier !== null) return { kind: 'skipped', message: barrier }
  if (answer === null) return { kind: 'unknown' }
  if (answer.kind === 'session') return { kind: 'not-tried' }
  if (answer.kind === 'refused') return answer
  return outcomeByReference.get(line.reference) ?? { kind: 'unknown' }
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
