/**
 * Finds the texts that contain another one, exactly. Every pair and triple of neighbouring characters has the
 * rows that contain it. A text of two or three characters is looked up; of a longer one the rarest triple
 * gives the candidates, which are then read. So the cost follows the rarest part of the text that is looked
 * for, in every script.
 */
export class GramIndex {
  /** Folded texts, by row. */
  readonly #texts: readonly string[]
  /** The gram of each slot as a number. One whose slot is taken stands in the next that is free. */
  readonly #grams: Float64Array
  /** Where the rows of a slot begin, and the end of the last one. */
  readonly #starts: Uint32Array
  /** Rows of all slots, rising within each. */
  readonly #rows: Uint32Array

  /** @param texts already folded as the questions will be. */
  constructor(texts: readonly string[]) {
    this.#texts = texts
    let slots = fewestSlots
    let counted = countGrams(texts, slots)
    while (counted === null) counted = countGrams(texts, (slots *= 2))
    this.#grams = counted.grams
    const starts = counted.counts
    for (let slot = 0; slot < slots; slot++) starts[slot + 1]! += starts[slot]!
    this.#starts = starts
    this.#rows = new Uint32Array(starts[slots]!)
    const ends = starts.slice(0, slots)
    const last = new Int32Array(slots).fill(-1)
    eachGram(texts, (gram, row) => {
      const slot = slotOf(gram, this.#grams)
      if (last[slot] === row) return
      last[slot] = row
      this.#rows[ends[slot]!++] = row
    })
  }

  /** The rows whose text contains a folded one, rising. */
  find(part: string): Uint32Array {
    if (part.length < 2) return this.#read(null, part)
    if (part.length <= 3) return this.#rowsWith(gramAt(part, 0, part.length))
    let rarest: Uint32Array | null = null
    for (let at = 0; at + 3 <= part.length; at++) {
      const rows = this.#rowsWith(gramAt(part, at, 3))
      if (!rarest || rows.length < rarest.length) rarest = rows
    }
    return this.#read(rarest, part)
  }

  #rowsWith(gram: number): Uint32Array {
    const slot = slotOf(gram, this.#grams)
    return this.#rows.subarray(this.#starts[slot], this.#starts[slot + 1])
  }

  /** Of some rows, or of all, those whose text contains a part. */
  #read(rows: Uint32Array | null, part: string): Uint32Array {
    const length = rows?.length ?? this.#texts.length
    const hits = new Uint32Array(length)
    let count = 0
    for (let at = 0; at < length; at++) {
      const row = rows?.[at] ?? at
      if (this.#texts[row]?.includes(part)) hits[count++] = row
    }
    return hits.subarray(0, count)
  }
}

/** A power of two. The catalogue has some 80,000 different grams: one is found in a step or two. */
const fewestSlots = 1 << 19
const empty = -1
const unit = 0x1_0000

/** Grams by slot, and in slot + 1 how many rows have each; null when they would fill half of the slots. */
function countGrams(
  texts: readonly string[],
  slots: number,
): { grams: Float64Array; counts: Uint32Array<ArrayBuffer> } | null {
  const grams = new Float64Array(slots).fill(empty)
  const counts = new Uint32Array(slots + 1)
  const last = new Int32Array(slots).fill(-1)
  let different = 0
  for (const [row, text] of texts.entries()) {
    if (different + 2 * text.length > slots / 2) return null
    eachGramOf(text, (gram) => {
      const slot = slotOf(gram, grams)
      if (grams[slot] === empty) different++
      grams[slot] = gram
      if (last[slot] === row) return
      last[slot] = row
      counts[slot + 1]!++
    })
  }
  return { grams, counts }
}

/** The pair or triple of characters at a place, as a number; no pair equals a triple. */
function gramAt(text: string, at: number, length: number): number {
  const pair = text.charCodeAt(at) * unit + text.charCodeAt(at + 1)
  return length === 2 ? pair : (pair + 1) * unit + text.charCodeAt(at + 2)
}

/** The slot of a gram, or the free one that it would take. */
function slotOf(gram: number, grams: Float64Array): number {
  const high = Math.floor(gram / unit)
  const mixed = Math.imul(high ^ (high >>> 15), 0x9e3779b1) ^ Math.imul((gram % unit) + 1, 0x85ebca6b)
  let slot = (mixed ^ (mixed >>> 13)) & (grams.length - 1)
  while (grams[slot] !== empty && grams[slot] !== gram) slot = (slot + 1) & (grams.length - 1)
  return slot
}

function eachGram(texts: readonly string[], take: (gram: number, row: number) => void): void {
  for (const [row, text] of texts.entries()) eachGramOf(text, (gram) => take(gram, row))
}

function eachGramOf(text: string, take: (gram: number) => void): void {
  for (let at = 0; at + 2 <= text.length; at++) {
    take(gramAt(text, at, 2))
    if (at + 3 <= text.length) take(gramAt(text, at, 3))
  }
}
