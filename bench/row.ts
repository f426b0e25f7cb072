/** One measured bar: our figure and the peer's, from the same run (docs/performance.md). */
export type BenchRow = {
  /** Number of the bar. */
  bar: number
  name: string
  /** Our measurement with its unit, e.g. `41 us`. */
  ours: string
  peer: string
  /** Our figure relative to the peer's; `better` says whether more or less is better. */
  ratio: number
  better: 'more' | 'less'
  /** The limit that must hold. */
  guard: number
  goal: number
}

/** Whether a row is within its guard. */
export function holds(row: BenchRow): boolean {
  return row.better === 'less' ? row.ratio <= row.guard : row.ratio >= row.guard
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/**
 * Runs every contender once per round, in rotating order, after one round that does not count, and returns
 * the measurements of the counted rounds. On a shared machine only ratios within one such run are meaningful.
 */
export async function interleave<Name extends string>(
  contenders: Record<Name, () => Promise<number>>,
  rounds: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -1; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round + names.length) % names.length] as Name
      const value = await contenders[name]()
      if (round >= 0) measured[name].push(value)
    }
  }
  return measured
}
