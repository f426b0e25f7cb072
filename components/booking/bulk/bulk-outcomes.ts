import type { BulkAnswer, BulkOutcome, BulkPlanRow } from '../../../lib/booking/bulk.ts'

/** A row of the plan with its outcome. */
export type BulkResult = BulkPlanRow & { outcome: BulkOutcome }

/**
 * The outcome of every row of a plan. A row that did not fit was skipped for the reason that was shown.
 * @param answer null if it did not reach the browser: then the outcome of the sent rows is unknown
 */
export function outcomesOf(plan: readonly BulkPlanRow[], answer: BulkAnswer | null): BulkResult[] {
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
  const counted = (['done', 'refused', 'unknown', 'skipped', 'not-tried'] as const).map((kind) => ({
    word: WORDS[kind],
    count: results.filter(({ outcome }) => outcome.kind === kind).length,
  }))
  const parts = counted.flatMap(({ word, count }) => (count === 0 ? [] : [`${count} ${word}`]))
  return parts.join(', ')
}

const WORDS: Readonly<Record<BulkOutcome['kind'], string>> = {
  done: 'done',
  refused: 'refused',
  unknown: 'not known yet',
  skipped: 'not sent',
  'not-tried': 'not tried',
}
