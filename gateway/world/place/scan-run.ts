import type { BestRows } from './best-rows.ts'
import type { KeyIndex, Run } from './key-index.ts'

/** A place found by its whole name is worth one of thirty times the people found by a beginning. */
const wholeNameBonus = 1500

/** Whether a key that leads to a row counts; null in its place is always. */
export type Fits = (key: number, row: number) => boolean

/**
 * Offers the rows of a run's keys, scores moved by `shift`. Keys that are the whole text stand first, since they are the
 * shortest; of the others, blocks that cannot reach the best few are skipped.
 */
export function scanRun(keys: KeyIndex, run: Run, best: BestRows, shift: number, fits: Fits | null): void {
  let key = run.lo
  for (; key < run.hi && keys.endsAt(key, run.depth); key++) {
    consider(keys, key, shift + wholeNameBonus, fits, best)
  }
  while (key < run.hi) {
    key = keys.skipBelow(key, run.hi, best.threshold - shift)
    if (key < run.hi) consider(keys, key++, shift, fits, best)
  }
}

function consider(keys: KeyIndex, key: number, bonus: number, fits: Fits | null, best: BestRows): void {
  const score = keys.score[key]! + bonus
  if (score <= best.threshold) return
  const row = keys.row[key]!
  if (fits === null || fits(key, row)) best.offer(row, score)
}
