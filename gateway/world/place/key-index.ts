import type { Pausing } from '../once-built.ts'

/** A search key: a folded text, the row that it stands for, and the row's score. */
export type Key = { text: string; row: number; score: number }

/** Ends the key of a name in part (`york` for New York), so that it is never the whole name. */
export const endOfPart = '\u0001'

/** A range of adjacent keys, from `lo` up to but without `hi`, that share their first `depth` characters. */
export type Run = { lo: number; hi: number; depth: number }

/** A run extended by one character. */
export type Branch = Run & { char: number }

/** Number of keys that are processed without a pause. */
const pieceSize = 10_000

/** Keys per block of the score summary. */
const blockSize = 32

/** Prefixes of this length are looked up in a map instead of being bisected. */
const headLength = 3

/**
 * The branches of runs with at least this many keys are cached: there are few such runs, and every search
 * with a typing error needs their branches.
 */
const manyKeys = 1000

/** More characters than any key has; keeps apart runs that begin at the same key. */
const longestKey = 1024

/**
 * Sorted keys over one array of characters. All keys with the same prefix are adjacent, so a prefix is found
 * by bisection. A summary of the best score per block lets a scan skip keys that cannot reach the best few.
 */
export class KeyIndex {
  readonly size: number
  readonly row: Uint32Array
  readonly score: Uint16Array
  readonly #blockMax: Uint16Array
  readonly #chars: Uint16Array
  readonly #start: Uint32Array
  /**
   * Runs of the three-character prefixes; they save the first bisections, whose memory is rarely in a CPU
   * cache.
   */
  readonly #heads = new Map<string, Run>()
  readonly #branchesOfLarge = new Map<number, readonly Branch[]>()

  /** Builds the index. The keys must already be sorted by code unit. */
  static *of(keys: readonly Key[]): Pausing<KeyIndex> {
    const made = new KeyIndex(keys)
    for (let from = 0; from < keys.length; from += pieceSize) {
      yield
      made.#addFrom(keys, from, Math.min(keys.length, from + pieceSize))
    }
    return made
  }

  private constructor(keys: readonly Key[]) {
    this.size = keys.length
    this.row = new Uint32Array(this.size)
    this.score = new Uint16Array(this.size)
    this.#blockMax = new Uint16Array(Math.ceil(this.size / blockSize))
    this.#start = new Uint32Array(this.size + 1)
    this.#chars = new Uint16Array(keys.reduce((sum, key) => sum + key.text.length, 0))
  }

  #addFrom(keys: readonly Key[], from: number, end: number): void {
    let at = this.#start[from] ?? 0
    for (let i = from; i < end; i++) {
      const { text, row, score } = keys[i]!
      this.row[i] = row
      this.score[i] = score
      const block = Math.floor(i / blockSize)
      this.#blockMax[block] = Math.max(this.#blockMax[block] ?? 0, score)
      for (let c = 0; c < text.length; c++) this.#chars[at++] = text.charCodeAt(c)
      this.#start[i + 1] = at
      if (text.length >= headLength) this.#extendHead(text.slice(0, headLength), i)
    }
  }

  #extendHead(head: string, key: number): void {
    const run = this.#heads.get(head)
    if (run === undefined) this.#heads.set(head, { lo: key, hi: key + 1, depth: headLength })
    else run.hi = key + 1
  }

  /** The run of all keys. */
  all(): Run {
    return { lo: 0, hi: this.size, depth: 0 }
  }

  /** The keys of a run that continue with `text` from position `from`, or null. A run of depth 0 is `all`. */
  narrow(run: Run, text: string, from: number): Run | null {
    if (run.depth === 0 && text.length - from >= headLength) {
      const head = this.#heads.get(text.slice(from, from + headLength))
      return head ? this.narrow(head, text, from + headLength) : null
    }
    if (from === text.length) return run
    const lo = this.#firstPast(run.lo, run.hi, run.depth, text, from, 0)
    if (lo === run.hi || this.#compare(lo, run.depth, text, from) !== 0) return null
    const hi = this.#firstPast(lo + 1, run.hi, run.depth, text, from, 1)
    return { lo, hi, depth: run.depth + text.length - from }
  }

  /** The runs one character longer, one for each next character; keys that end here are in none of them. */
  branches(run: Run): readonly Branch[] {
    if (run.hi - run.lo < manyKeys) return this.#branches(run)
    const name = run.lo * longestKey + run.depth
    const cached = this.#branchesOfLarge.get(name)
    if (cached !== undefined) return cached
    const branches = this.#branches(run)
    this.#branchesOfLarge.set(name, branches)
    return branches
  }

  #branches(run: Run): readonly Branch[] {
    const { hi, depth } = run
    const branches: Branch[] = []
    let lo = this.#firstFrom(run.lo, hi, depth, 1)
    while (lo < hi) {
      const char = this.charAt(lo, depth)
      const end = this.#firstFrom(lo, hi, depth, char + 1)
      branches.push({ lo, hi: end, depth: depth + 1, char })
      lo = end
    }
    return branches
  }

  /** The code unit of a key at a position, 0 past its end. */
  charAt(key: number, position: number): number {
    const at = (this.#start[key] ?? 0) + position
    return at < (this.#start[key + 1] ?? 0) ? (this.#chars[at] ?? 0) : 0
  }

  /** Whether the key ends after `length` characters. */
  endsAt(key: number, length: number): boolean {
    return (this.#start[key + 1] ?? 0) - (this.#start[key] ?? 0) === length
  }

  /** Whether a later word of the key begins with `word`, or is `word` where `whole` is asked for. */
  hasLaterWord(key: number, word: string, whole: boolean): boolean {
    const end = this.#start[key + 1] ?? 0
    for (let at = this.#start[key] ?? 0; at < end - word.length; at++) {
      if (this.#chars[at] !== 32) continue
      let same = 0
      while (same < word.length && this.#chars[at + 1 + same] === word.charCodeAt(same)) same++
      const after = at + 1 + same
      if (same === word.length && (!whole || after === end || (this.#chars[after] ?? 0) <= 32)) return true
    }
    return false
  }

  /** The first key at or after `key` in a block whose best score reaches `score`; `hi` when there is none. */
  skipBelow(key: number, hi: number, score: number): number {
    if (key % blockSize !== 0) return key
    let block = key / blockSize
    while (block * blockSize < hi && (this.#blockMax[block] ?? 0) < score) block++
    return Math.min(hi, block * blockSize)
  }

  /** The first key in [lo, hi) whose character at `depth` is `char` or more. */
  #firstFrom(lo: number, hi: number, depth: number, char: number): number {
    const starts = this.#start
    const chars = this.#chars
    while (lo < hi) {
      const middle = (lo + hi) >>> 1
      const at = starts[middle]! + depth
      if ((at < starts[middle + 1]! ? chars[at]! : 0) < char) lo = middle + 1
      else hi = middle
    }
    return lo
  }

  /** The first key in [lo, hi) whose comparison with the rest of the text gives `least` or more. */
  #firstPast(lo: number, hi: number, depth: number, text: string, from: number, least: 0 | 1): number {
    while (lo < hi) {
      const middle = (lo + hi) >>> 1
      if (this.#compare(middle, depth, text, from) < least) lo = middle + 1
      else hi = middle
    }
    return lo
  }

  /**
   * Compares a key, from its position `depth`, with the text from `from`: negative when it is below, 0 when
   * it continues with the text, positive when it is above.
   */
  #compare(key: number, depth: number, text: string, from: number): number {
    const end = this.#start[key + 1]!
    let at = this.#start[key]! + depth
    for (let i = from; i < text.length; i++, at++) {
      const difference = (at < end ? this.#chars[at]! : 0) - text.charCodeAt(i)
      if (difference !== 0) return difference < 0 ? -1 : 1
    }
    return 0
  }
}
