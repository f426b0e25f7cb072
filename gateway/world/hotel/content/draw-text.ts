/** Picks one of several sentences; the choice is the same every time for a hotel and a number `n`. */
export type Draw = (n: number, list: readonly [string, ...string[]]) => string
