/** One of some sentences, always the same for a hotel and a number `n`. */
export type Draw = (n: number, list: readonly [string, ...string[]]) => string
