import type { BestRows } from './best-rows.ts'
import type { KeyIndex, Run } from './key-index.ts'

/** More than any place scores without it: a whole name comes before every name that only begins with it. */
const wholeNameBonus = 10_000
/**
 * Up to three Latin letters are more often the beginning of a name than a whole one (`bar`): a place of this
 * name scores like a place with eighty times its population that is found by a prefix.
 */
const shortNameBonus = 1900
const shortName = /^[a-z0-9]{1,3}$/

/** How much more a place scores for having this folded text as its whole name. */
export function bonusOfWhole(text: string): number {
  return shortName.test(text) ? shortNameBonus : wholeNameBonus
}

/** How far a score shows that this place was meant, whether by its whole name or by a prefix. */
export function certaintyOf(score: number): number {
  return score < wholeNameBonus ? score : score - wholeNameBonus + knownByName
}

/** A whole name counts as much as thirty times the population. */
export const knownByName = 1500

/** What is added to the score of a key: for the whole name, and in any case. */
export type Extra = { whole: number; shift: number }

/** Whether a key that stands for a row counts; null instead of a function means that every key does. */
export type Fits = (key: number, row: number) => boolean

/**
 * Offers the rows of a run's keys. Keys that are the whole text come first, since they are the shortest.
 * Among the others, blocks that cannot reach the best few are skipped.
 */
export function scanRun(
  keys: KeyIndex,
  run: Run,
  best: BestRows,
  { whole, shift }: Extra,
  fits: Fits | null,
): void {
  let key = run.lo
  for (; key < run.hi && keys.endsAt(key, run.depth); key++) consider(keys, key, shift + whole, fits, best)
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
