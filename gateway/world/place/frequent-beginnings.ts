import type { Pausing } from '../once-built.ts'
import { BestRows } from './best-rows.ts'
import type { KeyIndex, Run } from './key-index.ts'
import type { WorldPlace } from '../geography/place.ts'
import { scanRun } from './scan-run.ts'

/** Rows best first, with their scores; the records of the rows once somebody asked for them. */
export type Ranked = {
  rows: readonly number[]
  scores: readonly number[]
  places: readonly WorldPlace[] | null
}

/** As many as a list of suggestions shows. */
const kept = 10

/** Beginnings of fewer keys than this are scanned as fast as looked up. */
const fewestKeys = 16

/**
 * The best rows of every beginning that many keys share (`sa`, `san`, `san f`), found out once: it is the first letters
 * of a word that have the most to read, and they are typed for every place. Some thousand beginnings.
 */
export class CommonBeginnings {
  readonly #ranked = new Map<string, Ranked>()

  /** Of all keys of the index. */
  static *of(keys: KeyIndex): Pausing<CommonBeginnings> {
    const made = new CommonBeginnings()
    for (const branch of keys.branches(keys.all())) {
      yield
      if (branch.hi - branch.lo >= fewestKeys) made.#add(keys, branch, String.fromCharCode(branch.char))
    }
    return made
  }

  /** The best of all keys that begin with `text`, or null when so many are not known. */
  best(text: string, limit: number): Ranked | null {
    return limit > kept ? null : (this.#ranked.get(text) ?? null)
  }

  #add(keys: KeyIndex, run: Run, text: string): void {
    const best = new BestRows(kept)
    scanRun(keys, run, best, 0, null)
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
