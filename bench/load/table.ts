import { parties, type Figures } from './slice.ts'

/** The figures of one kind of play by the name of the variant, the one to compare with first. */
export type Compared = Readonly<Record<string, Figures>>

const rows: readonly [string, (figures: Figures) => number][] = [
  ['calls per second', ({ callsPerSecond }) => callsPerSecond],
  ['p50, ms', ({ p50 }) => p50],
  ['p99, ms', ({ p99 }) => p99],
  ...parties.map(
    (party) =>
      [`CPU of ${party} per call, ms`, ({ cpuPerCall }: Figures) => cpuPerCall[party]] satisfies [
        string,
        (figures: Figures) => number,
      ],
  ),
  ['statements per call', ({ statementsPerCall }) => statementsPerCall],
  ['WAL per call, bytes', ({ walBytesPerCall }) => walBytesPerCall],
  ['connections of PostgreSQL', ({ connections }) => connections],
  ['bookings', ({ bookings }) => bookings],
  ['turned away', ({ turnedAway }) => turnedAway],
  ['refused', ({ refused }) => refused],
]

/** A Markdown table: the first variant in its units, the others as multiples of it. */
export function ratioTable(title: string, compared: Compared): string[] {
  const names = Object.keys(compared)
  const [first] = Object.values(compared)
  if (!first) return []
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line([title, ...names]),
    line(['---', ...names.map(() => '--:')]),
    ...rows.map(([name, of]) =>
      line([
        name,
        ...Object.values(compared).map((figures, index) =>
          index === 0 ? rounded(of(figures)) : ratio(of(figures), of(first)),
        ),
      ]),
    ),
  ]
}

/** A multiple; a dash where there is nothing to compare with, and a plain number in brackets instead. */
function ratio(value: number, first: number): string {
  if (first === 0) return value === 0 ? '-' : `(${rounded(value)})`
  return `${(value / first).toFixed(2)}×`
}

/** Three figures that count. */
export function rounded(value: number): string {
  if (value === 0) return '0'
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}
