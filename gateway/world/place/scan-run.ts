import type { BestRows } from './best-rows.ts'
import type { KeyIndex, Run } from './key-index.ts'

/**
 * A place found by its whole name scores like a place with thirty times its population that is found by a
 * prefix.
 */
const wholeNameBonus = 1500

/** Whether a key that stands for a row counts; null instead of a function means that every key does. */
export type Fits = (key: number, row: number) => boolean

/**
 * Offers the rows of a run's keys, with `shift` added to their scores. Keys that are the whole text come
 * first, since they are the shortest. Among the others, blocks that cannot reach the best few are skipped.
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
