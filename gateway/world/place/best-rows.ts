/** The few best rows seen so far, best first; each row occurs once, with its best score. */
export class BestRows {
  readonly #limit: number
  readonly #rows: number[] = []
  readonly #scores: number[] = []
  #threshold = -Infinity

  constructor(limit: number) {
    this.#limit = limit
  }

  /** A new row is taken only when its score exceeds this. */
  get threshold(): number {
    return this.#threshold
  }

  get size(): number {
    return this.#rows.length
  }

  /** Score of the best row, or -Infinity. */
  get top(): number {
    return this.#scores[0] ?? -Infinity
  }

  rows(): readonly number[] {
    return this.#rows
  }

  scores(): readonly number[] {
    return this.#scores
  }

  offer(row: number, score: number): void {
    if (score <= this.#threshold) return
    const rows = this.#rows
    const scores = this.#scores
    let slot = rows.indexOf(row)
    if (slot === -1) slot = rows.length < this.#limit ? rows.length : this.#limit - 1
    else if (scores[slot]! >= score) return
    for (; slot > 0 && scores[slot - 1]! < score; slot--) {
      rows[slot] = rows[slot - 1]!
      scores[slot] = scores[slot - 1]!
    }
    rows[slot] = row
    scores[slot] = score
    if (rows.length === this.#limit) this.#threshold = scores[this.#limit - 1]!
  }
}
