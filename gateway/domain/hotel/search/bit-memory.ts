import { readFileSync } from 'node:fs'

/** The functions of `bit-code.wat`, which documents them. Sizes and addresses are in bytes. */
type BitCode = {
  count(mask: number, set: number, options: number, bytes: number, out: number): void
  both(target: number, a: number, b: number, bytes: number): void
  either(target: number, a: number, b: number, bytes: number): void
  any(target: number, mask: number, set: number, options: number, bytes: number, planes: number): void
}

/** Sets of rows as bits, all of one length, in the memory of the WebAssembly module that counts them. */
export type BitMemory = {
  code: BitCode
  /** Bytes of one set: a multiple of 64. */
  bytes: number
  /** 32-bit words of one set. */
  words: number
  /** The whole memory as words. `reserve` may replace it and every view of a set. */
  readonly all: Uint32Array
  /** Byte address of a set, by its number. */
  at(set: number): number
  /** A view of a set as words, without a copy. */
  wordsOf(set: number): Uint32Array
  /** Makes room for this many sets in all. */
  reserve(sets: number): void
}

const page = 65_536

let compiled: WebAssembly.Module | null = null

/** Number of 32-bit words in a set over `rows` rows. */
export function wordsFor(rows: number): number {
  return Math.max(1, Math.ceil(rows / 512)) * 16
}

/** Allocates memory for `sets` sets over `rows` rows. */
export function bitMemory(rows: number, sets: number): BitMemory {
  const words = wordsFor(rows)
  const bytes = words * 4
  const pagesFor = (count: number) => Math.ceil((count * bytes) / page)
  const memory = new WebAssembly.Memory({ initial: pagesFor(sets) })
  let all = new Uint32Array(memory.buffer)
  compiled ??= new WebAssembly.Module(readFileSync(new URL('./bit-code.wasm', import.meta.url)))
  return {
    code: new WebAssembly.Instance(compiled, { env: { memory } }).exports as BitCode,
    bytes,
    words,
    get all() {
      return all
    },
    at: (set) => set * bytes,
    wordsOf: (set) => all.subarray(set * words, (set + 1) * words),
    reserve(count) {
      const missing = pagesFor(count) - memory.buffer.byteLength / page
      if (missing <= 0) return
      memory.grow(missing)
      all = new Uint32Array(memory.buffer)
    },
  }
}

/** Whether a set contains a row. */
export function hasRow(rows: Uint32Array, row: number): boolean {
  return (((rows[row >>> 5] as number) >>> (row & 31)) & 1) === 1
}
