import { startBitCode, type BitCode } from './bit-code.ts'

/** Sets of rows as bits, all of one length, in the memory of the program that counts them. */
export type BitMemory = {
  code: BitCode
  /** Bytes of one set: a multiple of 64. */
  bytes: number
  /** 32-bit words of one set. */
  words: number
  /** All of the memory, as words. */
  all: Uint32Array
  /** Where the set with a number begins. */
  at(set: number): number
  /** A set as words, in place. */
  wordsOf(set: number): Uint32Array
}

const page = 65_536

/** 32-bit words of a set over so many rows. */
export function wordsFor(rows: number): number {
  return Math.max(1, Math.ceil(rows / 512)) * 16
}

/** Room for `sets` sets over `rows` rows. */
export function bitMemory(rows: number, sets: number): BitMemory {
  const words = wordsFor(rows)
  const bytes = words * 4
  const pages = Math.ceil((sets * bytes) / page)
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
  const all = new Uint32Array(memory.buffer)
  return {
    code: startBitCode(memory),
    bytes,
    words,
    all,
    at: (set) => set * bytes,
    wordsOf: (set) => all.subarray(set * words, (set + 1) * words),
  }
}
