/**
 * Finds the texts that contain another one, exactly. Every pair and triple of neighbouring characters has
 * the rows that contain it. A text of two or three characters is looked up; of a longer one the rarest triple
 * gives the candidates, which are then read. So the cost follows the rarest part of what is looked for, in
 * every script. Pairs and triples share slots by their hash; where two meet in one slot, its rows are read
 * too.
 */
export class GramIndex {
  /** Folded texts, by row. */
  readonly #texts: readonly string[]
  /** Where the rows of a slot begin, and the end of the last one. */
  readonly #starts: Uint32Array
  /** Rows of all slots, rising within each. */
  readonly #rows: Uint32Array
  /** The one gram of a slot as a number; NaN where several share it. */
  readonly #grams: Float64Array

  /** @param texts already folded as the questions will be. */
  constructor(texts: readonly string[]) {
    this.#texts = texts
    this.#grams = new Float64Array(slots).fill(empty)
    const last = new Int32Array(slots).fill(-1)
    const counts = new Uint32Array(slots + 1)
    eachGram(texts, (slot, gram, row) => {
      const known = this.#grams[slot]!
      if (known === empty) this.#grams[slot] = gram
      else if (known !== gram) this.#grams[slot] = NaN
      if (last[slot] === row) return
      last[slot] = row
      counts[slot + 1]!++
    })
    for (let slot = 0; slot < slots; slot++) counts[slot + 1]! += counts[slot]!
    this.#starts = counts
    this.#rows = new Uint32Array(counts[slots]!)
    const ends = counts.slice(0, slots)
    last.fill(-1)
    eachGram(texts, (slot, _, row) => {
      if (last[slot] === row) return
      last[slot] = row
      this.#rows[ends[slot]!++] = row
    })
  }

  /** The rows whose text contains a folded one, rising. */
  find(part: string): Uint32Array {
    if (part.length < 2) return this.#read(null, part)
    if (part.length <= 3) {
      const gram = gramAt(part, 0, part.length)
      const slot = slotOf(gram)
      const rows = this.#rowsOf(slot)
      return this.#grams[slot] === gram ? rows : this.#read(rows, part)
    }
    let rarest: Uint32Array | null = null
    for (let at = 0; at + 3 <= part.length; at++) {
      const rows = this.#rowsOf(slotOf(gramAt(part, at, 3)))
      if (!rarest || rows.length < rarest.length) rarest = rows
    }
    return this.#read(rarest, part)
  }

  #rowsOf(slot: number): Uint32Array {
    return this.#rows.subarray(this.#starts[slot], this.#starts[slot + 1])
  }

  /** Of some rows, or of all, those whose text contains a part. */
  #read(rows: Uint32Array | null, part: string): Uint32Array {
    const length = rows?.length ?? this.#texts.length
    const found = new Uint32Array(length)
    let count = 0
    for (let at = 0; at < length; at++) {
      const row = rows?.[at] ?? at
      if (this.#texts[row]?.includes(part)) found[count++] = row
    }
    return found.subarray(0, count)
  }
}

/** Some 60,000 different grams occur, so that few share a slot. */
const slotBits = 19
const slots = 1 << slotBits
const empty = -1
const unit = 0x1_0000

/** The pair or triple of characters at a place, as a number; no pair equals a triple. */
function gramAt(text: string, at: number, length: number): number {
  const pair = text.charCodeAt(at) * unit + text.charCodeAt(at + 1)
  return length === 2 ? pair : (pair + 1) * unit + text.charCodeAt(at + 2)
}

function slotOf(gram: number): number {
  const high = Math.floor(gram / unit)
  const mixed = Math.imul(high ^ (high >>> 15), 0x9e3779b1) ^ Math.imul((gram % unit) + 1, 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> (32 - slotBits)
}

function eachGram(texts: readonly string[], take: (slot: number, gram: number, row: number) => void): void {
  for (let row = 0; row < texts.length; row++) {
    const text = texts[row]!
    for (let at = 0; at + 2 <= text.length; at++) {
      const pair = gramAt(text, at, 2)
      take(slotOf(pair), pair, row)
      if (at + 3 > text.length) continue
      const triple = gramAt(text, at, 3)
      take(slotOf(triple), triple, row)
    }
  }
}
