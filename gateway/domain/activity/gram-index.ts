/**
 * Finds the texts that contain another one, exactly. A text of two characters is looked up among all pairs of
 * neighbouring ones, a longer one among all triples: of its triples the rarest gives the candidates, which
 * are then read. So the cost follows the rarest part of the word that is looked for, in every script.
 */
export class GramIndex {
  /** Folded texts, by row. */
  readonly #texts: readonly string[]
  /** Rows that contain a pair or a triple, rising. */
  readonly #rows: ReadonlyMap<string, Uint32Array>

  /** @param texts already folded as the questions will be. */
  constructor(texts: readonly string[]) {
    this.#texts = texts
    const lists = new Map<string, number[]>()
    for (const [row, text] of texts.entries()) {
      for (let at = 0; at < text.length; at++) {
        add(lists, text.slice(at, at + 2), row)
        add(lists, text.slice(at, at + 3), row)
      }
    }
    this.#rows = new Map([...lists].map(([gram, rows]) => [gram, Uint32Array.from(rows)]))
  }

  /** The rows whose text contains a folded one, rising. */
  find(part: string): Uint32Array {
    if (part.length < 2) return this.#read(null, part)
    if (part.length <= 3) return this.#rows.get(part) ?? none
    let rarest: Uint32Array | null = null
    for (let at = 0; at + 3 <= part.length; at++) {
      const rows = this.#rows.get(part.slice(at, at + 3))
      if (!rows) return none
      if (!rarest || rows.length < rarest.length) rarest = rows
    }
    return this.#read(rarest, part)
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

const none = new Uint32Array(0)

function add(lists: Map<string, number[]>, gram: string, row: number): void {
  if (gram.length < 2) return
  const rows = lists.get(gram)
  if (!rows) lists.set(gram, [row])
  else if (rows[rows.length - 1] !== row) rows.push(row)
}
