'use client'

import {
  useEffect,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type ReactElement,
  type RefObject,
} from 'react'
import { addDays, type CalendarDate } from '../../lib/dates.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { monthAfter, monthRange, monthText, weeksOf, type Month } from './months.ts'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The actions of a month grid by name, for the commands of a screen. */
export type MonthGridHandle = {
  /** Shows another month, if it has dates. */
  turn: (by: 1 | -1) => void
  /** Moves the focus to the day of the tab stop. */
  focus: () => void
}

/** As a page of its own, or a part of one: with smaller days and a heading of the third level. */
type Look = 'page' | 'part'

const LOOKS: Readonly<Record<Look, { heading: string; table: string; cell: string; icon: string }>> = {
  page: {
    heading: 'text-15 font-bold',
    table: 'border-spacing-1 max-narrow:border-spacing-0.5',
    cell: 'h-[66px] max-narrow:h-[58px]',
    icon: 'size-3.5',
  },
  part: {
    heading: 'font-bold',
    table: 'border-spacing-[3px]',
    cell: 'h-[38px]',
    icon: 'size-3.5 pointer-fine:hidden',
  },
}

type MonthGridProps = {
  month: Month
  /** The dates that can be chosen, both included. */
  dates: { from: CalendarDate; to: CalendarDate }
  /** The day in this month that Tab goes to. */
  tabStop: CalendarDate
  look: Look
  /** Stands beside the name of the month. */
  legend?: ReactElement
  busy?: boolean
  onTurn: (month: Month) => void
  onChoose: (date: CalendarDate) => void
  renderDay: (date: CalendarDate, isTabStop: boolean) => ReactNode
}

/**
 * A month of days, each drawn by `renderDay` as a button with `data-date` and, for the tab stop, `tabIndex`
 * 0. Arrow keys choose a day, Page Up and Page Down a month, Home and End its first and last day; the focus
 * follows.
 */
export function MonthGrid({ ref, ...props }: MonthGridProps & { ref?: Ref<MonthGridHandle> }) {
  const { month, tabStop } = props
  const table = useRef<HTMLTableElement>(null)
  const { canTurn, turn, walk } = useMonthWalk(props, table)
  useImperativeHandle(ref, () => ({ turn, focus: () => focusTabStop(table.current) }))
  const shown = monthRange(month)
  const styles = LOOKS[props.look]
  const Heading = props.look === 'page' ? 'h2' : 'h3'
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <Heading aria-live="polite" className={styles.heading}>
          {monthText(month)}
        </Heading>
        {props.legend}
        <span className="-mr-2 ml-auto flex">
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              size="small"
              variant="plain"
              keys={by < 0 ? 'Alt+ArrowLeft' : 'Alt+ArrowRight'}
              icon={<Icon name={by < 0 ? 'chevronLeft' : 'chevronRight'} className={styles.icon} />}
              disabled={!canTurn(by)}
              onClick={() => turn(by)}
            >
              <span className="sr-only">{by < 0 ? 'Previous month' : 'Next month'}</span>
            </Button>
          ))}
        </span>
      </div>
      <table
        ref={table}
        role="grid"
        aria-label={`Days of ${monthText(month)}`}
        aria-busy={props.busy}
        onKeyDown={walk}
        className={cx('w-full table-fixed border-separate', styles.table)}
      >
        <Weekdays />
        <tbody>
          {weeksOf(shown.from, shown.to).map((week, row) => (
            <tr key={row} role="row">
              {week.map((date, column) => (
                <td key={column} role="gridcell" className={cx('relative p-0 align-top', styles.cell)}>
                  {date !== null && props.renderDay(date, date === tabStop)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Weekdays() {
  return (
    <thead>
      <tr role="row">
        {WEEKDAYS.map((name) => (
          <th key={name} role="columnheader" scope="col" className="text-11 font-normal text-ink2">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The keys that move between days and months. The focus follows once the chosen day is rendered. */
function useMonthWalk(
  { month, dates, tabStop, onTurn, onChoose }: MonthGridProps,
  table: RefObject<HTMLTableElement | null>,
) {
  const refocus = useRef(false)
  useEffect(() => {
    if (refocus.current) focusTabStop(table.current)
    refocus.current = false
  }, [table, month, tabStop])

  const canTurn = (by: 1 | -1) => (by < 0 ? month > dates.from.slice(0, 7) : month < dates.to.slice(0, 7))
  function turn(by: 1 | -1) {
    if (!canTurn(by)) return
    refocus.current = table.current?.contains(document.activeElement) ?? false
    onTurn(monthAfter(month, by))
  }

  function choose(date: CalendarDate) {
    if (date < dates.from || date > dates.to) return
    refocus.current = true
    onChoose(date)
  }

  function walk(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = STEPS[event.key]
    const shown = monthRange(month)
    const focused = (document.activeElement as HTMLElement | null)?.dataset['date'] ?? tabStop
    if (step !== undefined) choose(addDays(focused, step))
    else if (event.key === 'Home') choose(shown.from < dates.from ? dates.from : shown.from)
    else if (event.key === 'End') choose(shown.to > dates.to ? dates.to : shown.to)
    else if (event.key === 'PageUp') turn(-1)
    else if (event.key === 'PageDown') turn(1)
    else return
    event.preventDefault()
  }

  return { canTurn, turn, walk }
}

function focusTabStop(table: HTMLTableElement | null): void {
  table?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}
