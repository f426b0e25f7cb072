'use client'

import type { MouseEvent } from 'react'
import { formatDate, formatDay, isCalendarDate, MONTHS, type CalendarDate } from '../../../lib/dates.ts'
import { formatCents, type ClientCents, type NetCents, formatFigure } from '../../../lib/money.ts'
import { weeksOf } from '../../ui/months.ts'
import { useShownUnits } from '../../ui/shown-prices.tsx'
import { cx } from '../../ui/cx.ts'
import { shadeClass, SHADES } from '../../ui/price-shades.ts'
import { dayState, shadesOfDays, type Days } from './product-days.ts'

/** A date that is sold out, crossed out; and one that is not offered, a dot. */
const SOLD_OUT =
  'border border-line2 bg-[linear-gradient(135deg,transparent_44%,var(--ink3)_44%,var(--ink3)_56%,transparent_56%)]'
const NOT_OFFERED = 'bg-[radial-gradient(circle,var(--line2)_1.5px,transparent_2px)]'
const WEEKDAYS = ['Mo', '', 'We', '', 'Fr', '', 'Su']

/**
 * All dates with prices at a glance, a column a week, darker where dearer. A click selects a date; for keys
 * and screen readers the calendar has the same dates.
 */
export function HeatMap(props: {
  days: Days
  from: CalendarDate
  to: CalendarDate
  selected: CalendarDate | null
  onSelect: (date: CalendarDate) => void
}) {
  const { days, from, to, selected } = props
  const shades = shadesOfDays(days.values())
  const shownOf = useShownUnits('activity')
  const weeks = weeksOf(from, to)
  function pick(event: MouseEvent) {
    const date = event.target instanceof HTMLElement ? (event.target.dataset['day'] ?? '') : ''
    if (isCalendarDate(date)) props.onSelect(date)
  }
  return (
    <div className="flex flex-col gap-3">
      <div
        role="img"
        aria-label={summary(shades, to, shownOf)}
        onClick={pick}
        className="grid grid-flow-col grid-cols-[26px] grid-rows-[18px_repeat(7,auto)] gap-[3px] auto-cols-[minmax(0,1fr)]"
      >
        {['', ...WEEKDAYS].map((name, row) => (
          <span key={row} className="self-center text-11 leading-none text-ink2">
            {name}
          </span>
        ))}
        {weeks.map((week, column) => (
          <Week key={column} week={week} named={namedMonth(weeks, column)} selected={selected}>
            {(date) => cellClass(days, shades, date, shownOf)}
          </Week>
        ))}
      </div>
      <Legend shades={shades} shownOf={shownOf} />
    </div>
  )
}

function Week(props: {
  week: readonly (CalendarDate | null)[]
  named: string
  selected: CalendarDate | null
  children: (date: CalendarDate) => { className: string; text: string }
}) {
  const { selected, named } = props
  const isHere = selected !== null && named !== '' && MONTHS[Number(selected.slice(5, 7)) - 1] === named
  return (
    <>
      <span className={cx('w-0 text-11 whitespace-nowrap', isHere ? 'font-bold' : 'text-ink2')}>{named}</span>
      {props.week.map((date, row) => {
        if (date === null) return <span key={row} />
        const { className, text } = props.children(date)
        return (
          <span
            key={row}
            data-day={date}
            title={`${formatDay(date)}: ${text}`}
            className={cx(
              'aspect-square rounded-[3px]',
              className,
              date === selected && 'outline-2 outline-accent',
            )}
          />
        )
      })}
    </>
  )
}

function cellClass(
  days: Days,
  shades: readonly number[],
  date: CalendarDate,
  shownOf: (netCents: NetCents) => ClientCents,
) {
  const state = dayState(days.get(date))
  if (state.kind === 'sold-out') return { className: SOLD_OUT, text: 'sold out' }
  if (state.kind === 'not-offered') return { className: NOT_OFFERED, text: 'not offered' }
  return { className: shadeClass(shades, state.cents), text: formatCents(shownOf(state.cents)) }
}

/** The month's name above its first whole week. */
function namedMonth(weeks: readonly (readonly (CalendarDate | null)[])[], column: number): string {
  const monthOf = (at: number) => weeks[at]?.find((date) => date !== null)?.slice(5, 7)
  const month = monthOf(column)
  if (month === undefined || (column > 0 && monthOf(column - 1) === month)) return ''
  // Two names side by side would overlap: that of a month with one week left is omitted.
  return column === 0 && monthOf(1) !== month ? '' : (MONTHS[Number(month) - 1] ?? '')
}

function summary(
  shades: readonly number[],
  to: CalendarDate,
  shownOf: (netCents: NetCents) => ClientCents,
): string {
  const [low, high] = [shades[0], shades.at(-1)]
  if (low === undefined || high === undefined) return `No dates on sale to ${formatDate(to)}`
  return `Prices by day to ${formatDate(to)}, from ${formatCents(shownOf(low))}; the calendar lists the same days`
}

function Legend(props: { shades: readonly number[]; shownOf: (netCents: NetCents) => ClientCents }) {
  const { shades, shownOf } = props
  const square = 'inline-block size-3 rounded-[3px]'
  return (
    <p className="figures flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink2">
      {shades.map((cents, shade) => (
        <span key={cents} className="flex items-center gap-1.5">
          <span className={cx(square, SHADES[shade])} />
          <span>{formatFigure(shownOf(cents))}</span>
        </span>
      ))}
      <span className="flex items-center gap-1.5">
        <span className={cx(square, SOLD_OUT)} />
        <span>{' sold out'}</span>
      </span>
      <span className="flex items-center gap-1.5">
        <span className={cx(square, NOT_OFFERED)} />
        <span>{' not offered'}</span>
      </span>
    </p>
  )
}
