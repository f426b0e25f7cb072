/**
 * Seeded numbers without state: the same text gives the same number on every machine. The supply never draws
 * from a running generator, because results must not depend on the order of evaluation.
 */

/** 32-bit hash of a text, FNV-1a with a final mix. */
export function hashText(text: string, seed = 0): number {
  let h = (0x811c9dc5 ^ seed) >>> 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mix(h)
}

/** Hash of two numbers, for a cheap second draw from one text's hash. */
export function hashPair(a: number, b: number): number {
  return mix(Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35))
}

/** A number 0 <= x < 1 from a 32-bit hash. */
export function unit(hash: number): number {
  return (hash >>> 0) / 4294967296
}

function mix(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return (h ^ (h >>> 15)) >>> 0
}
