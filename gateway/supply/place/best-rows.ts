/** The best few rows seen so far, best first, each row once with its best score. */
export class BestRows {
  readonly #limit: number
  readonly #rows: number[] = []
  readonly #scores: number[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** What a row must exceed to get in. */
  get threshold(): number {
    return this.#rows.length < this.#limit ? -Infinity : (this.#scores[this.#limit - 1] ?? -Infinity)
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

  offer(row: number, score: number): void {
    if (score <= this.threshold) return
    const known = this.#rows.indexOf(row)
    if (known !== -1) {
      if ((this.#scores[known] ?? 0) >= score) return
      this.#rows.splice(known, 1)
      this.#scores.splice(known, 1)
    }
    let at = this.#rows.length
    while (at > 0 && (this.#scores[at - 1] ?? 0) < score) at--
    this.#rows.splice(at, 0, row)
    this.#scores.splice(at, 0, score)
    if (this.#rows.length > this.#limit) {
      this.#rows.pop()
      this.#scores.pop()
    }
  }
}
