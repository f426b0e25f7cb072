import type { Stretch } from '../../lib/booking/offer-facts.ts'
import { addDays, daysBetween, type CalendarDate } from '../../lib/dates.ts'

/** A cell of the days: something that takes this time, or nothing. It spans half days. */
export type DayCell = { span: number; bar: DayBar | null }

/** A bar on the days. */
export type DayBar = { use: Stretch['use'] | 'gap'; label: string; words: string }

/**
 * The days of a trip as a table. A column is a day, or with null several days in which nothing begins or
 * ends. Each row has cells of half days that add up to two for every column.
 */
export type DayLine = { columns: readonly (CalendarDate | null)[]; rows: readonly (readonly DayCell[])[] }

/** With more days than these, days in which nothing begins or ends are drawn together. */
const MOST_DAYS = 10

type Placed = { bar: DayBar; from: string; to: string }

/**
 * Draws stretches of time on days. Those of one use stand in one row; where two overlap, in the next.
 * @param gaps nights without a bed
 */
export function dayLineOf(stretches: readonly Stretch[], gaps: readonly CalendarDate[]): DayLine | null {
  const placed: Placed[] = [
    ...stretches.map(({ use, label, words, from, to }) => ({
      bar: { use, label, words },
      from: from.wall,
      to: to.wall,
    })),
    ...gaps.map((night) => ({
      bar: { use: 'gap' as const, label: 'no bed', words: 'A night without a bed' },
      from: `${night}T12:00`,
      to: `${addDays(night, 1)}T12:00`,
    })),
  ]
  const days = placed.flatMap(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)]).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const columns = columnsOf(first, last, new Set(days))
  return { columns, rows: rowsOf(placed, columns) }
}

function columnsOf(first: CalendarDate, last: CalendarDate, busy: ReadonlySet<CalendarDate>) {
  const all = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
  if (all.length <= MOST_DAYS) return all
  const isIdle = (day: CalendarDate | undefined) => day !== undefined && !busy.has(day)
  // A lone idle day between two busy ones keeps its own column.
  return all.flatMap((day, index): (CalendarDate | null)[] => {
    if (!isIdle(day)) return [day]
    const [before, after] = [isIdle(all[index - 1]), isIdle(all[index + 1])]
    if (!before && !after) return [day]
    return before ? [] : [null]
  })
}

function rowsOf(placed: readonly Placed[], columns: DayLine['columns']): DayCell[][] {
  // A night without a bed stands in the row of the nights.
  const rowOf = ({ bar }: Placed) => (bar.use === 'gap' ? 'nights' : bar.use)
  const order = [...new Set(placed.map(rowOf))]
  return order.flatMap((use) => {
    const own = placed
      .filter((each) => rowOf(each) === use)
      .map(({ bar, from, to }) => {
        const start = halfOf(from, columns)
        return {
          bar,
          start,
          end: Math.max(start + 1, halfOf(to, columns) + (to.slice(11) > '12:00' ? 1 : 0)),
        }
      })
      .sort((one, other) => one.start - other.start)
    const lanes: { bar: DayBar; start: number; end: number }[][] = []
    for (const each of own) {
      const free = lanes.find((lane) => (lane.at(-1)?.end ?? 0) <= each.start)
      if (free) free.push(each)
      else lanes.push([each])
    }
    return lanes.map((lane) => cellsOf(lane, columns.length * 2))
  })
}

function cellsOf(lane: readonly { bar: DayBar; start: number; end: number }[], width: number): DayCell[] {
  const cells: DayCell[] = []
  let at = 0
  for (const { bar, start, end } of lane) {
    if (start > at) cells.push({ span: start - at, bar: null })
    cells.push({ span: Math.min(end, width) - start, bar })
    at = Math.min(end, width)
  }
  if (at < width) cells.push({ span: width - at, bar: null })
  return cells
}

/** The half day of a wall time: two for each column, the morning first. */
function halfOf(wall: string, columns: DayLine['columns']): number {
  const day = wall.slice(0, 10)
  const at = columns.indexOf(day)
  const column = at >= 0 ? at : columns.findLastIndex((each) => each !== null && each < day) + 1
  return column * 2 + (wall.slice(11) >= '12:00' ? 1 : 0)
}
