import type { Pausing } from '../once-built.ts'
import { BestRows } from './best-rows.ts'
import type { KeyIndex, Run } from './key-index.ts'
import type { WorldPlace } from '../geography/place.ts'
import { bonusOfWhole, scanRun } from './scan-run.ts'

/** Rows with their scores, best first; the records of the rows are filled in at the first use. */
export type Ranked = {
  rows: readonly number[]
  scores: readonly number[]
  places: readonly WorldPlace[] | null
}

/** The number of rows in a list of suggestions. */
const mostRows = 10

/** A prefix of fewer keys than this is scanned as fast as it is looked up. */
const fewestKeys = 16

/**
 * The best rows of every prefix that many keys share (`sa`, `san`, `san f`), computed once. The first letters
 * of a name match the most keys, and every search starts with them. There are a few thousand such prefixes.
 */
export class CommonBeginnings {
  readonly #ranked = new Map<string, Ranked>()

  /** Computes the best rows from all keys of the index. */
  static *of(keys: KeyIndex): Pausing<CommonBeginnings> {
    const made = new CommonBeginnings()
    for (const branch of keys.branches(keys.all())) {
      yield
      if (branch.hi - branch.lo >= fewestKeys) made.#add(keys, branch, String.fromCharCode(branch.char))
    }
    return made
  }

  /**
   * The best rows among all keys that begin with `text`; null when the prefix is not stored or `limit` is too
   * large.
   */
  best(text: string, limit: number): Ranked | null {
    return limit > mostRows ? null : (this.#ranked.get(text) ?? null)
  }

  #add(keys: KeyIndex, run: Run, text: string): void {
    const best = new BestRows(mostRows)
    scanRun(keys, run, best, { whole: bonusOfWhole(text), shift: 0 }, null)
    this.#ranked.set(text, { rows: best.rows(), scores: best.scores(), places: null })
    for (const branch of keys.branches(run)) {
      if (branch.hi - branch.lo >= fewestKeys)
        this.#add(keys, branch, text + String.fromCharCode(branch.char))
    }
  }

  get size(): number {
    return this.#ranked.size
  }
}
