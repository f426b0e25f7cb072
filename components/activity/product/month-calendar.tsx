'use client'

import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { addDays, formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { formatCents } from '../../../lib/money.ts'
import { useCommands, type Command } from '../../shell/commands.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { SHADES } from './heat-map.tsx'
import {
  dayState,
  monthAfter,
  monthRange,
  shadeOf,
  shadesOf,
  weeksOf,
  type DayState,
  type Days,
  type Month,
} from './product-days.ts'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
/** With more places left than these, their number tells an agent nothing. */
const FEW_PLACES = 5

type CalendarProps = {
  days: Days
  from: CalendarDate
  to: CalendarDate
  selected: CalendarDate | null
  /** The client's dates, which are underlined. */
  wanted: { from: CalendarDate; to: CalendarDate }
  onSelect: (date: CalendarDate) => void
}

/** One month of dates with prices. Arrow keys select the next date, Alt with an arrow shows another month. */
export function MonthCalendar(props: CalendarProps) {
  const { from, to, selected, wanted, onSelect } = props
  const table = useRef<HTMLTableElement>(null)
  const [turned, setTurned] = useState<Month | null>(null)
  const refocus = useRef(false)
  const start = selected ?? wanted.from
  const month = turned ?? (start < from ? from : start > to ? to : start).slice(0, 7)
  const shown = monthRange(month)
  const inside = (date: CalendarDate) => date >= from && date <= to
  const tabStop =
    selected !== null && selected.startsWith(month) ? selected : shown.from < from ? from : shown.from

  useEffect(() => {
    if (!refocus.current) return
    refocus.current = false
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [month, selected])

  const turn = (by: number) => {
    const next = monthAfter(month, by)
    if (next < from.slice(0, 7) || next > to.slice(0, 7)) return
    refocus.current = table.current?.contains(document.activeElement) ?? false
    setTurned(next)
  }
  useMonthCommands(turn, () => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())

  function select(date: CalendarDate) {
    setTurned(null)
    onSelect(date)
  }

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined || event.altKey) return
    event.preventDefault()
    const focused = (document.activeElement as HTMLElement | null)?.dataset['date'] ?? tabStop
    const next = addDays(focused, step)
    if (!inside(next)) return
    refocus.current = true
    select(next)
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 aria-live="polite" className="font-bold">
          {monthText(month)}
        </h3>
        <span className="flex items-center gap-1.5 text-12 text-ink2">
          <span className="h-0.5 w-4 bg-accent" aria-hidden="true" /> client&apos;s dates
        </span>
        <span className="ml-auto flex gap-1.5">
          <TurnButton way={-1} disabled={month <= from.slice(0, 7)} onTurn={turn} />
          <TurnButton way={1} disabled={month >= to.slice(0, 7)} onTurn={turn} />
        </span>
      </div>
      <table
        ref={table}
        role="grid"
        aria-label={`Days of ${monthText(month)}`}
        onKeyDown={walk}
        className="w-full table-fixed border-separate border-spacing-[3px]"
      >
        <thead>
          <tr role="row">
            {WEEKDAYS.map((name) => (
              <th key={name} role="columnheader" scope="col" className="text-11 font-normal text-ink2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Weeks {...props} shown={shown} tabStop={tabStop} onSelect={select} />
      </table>
    </div>
  )
}

function Weeks(
  props: CalendarProps & { shown: { from: CalendarDate; to: CalendarDate }; tabStop: CalendarDate },
) {
  const { days, from, to, selected, wanted, shown } = props
  const shades = useMemo(() => shadesOf(days.values()), [days])
  return (
    <tbody>
      {weeksOf(shown.from, shown.to).map((week, row) => (
        <tr key={row} role="row">
          {week.map((date, column) => (
            <td key={column} role="gridcell" className="relative h-[38px] p-0 align-top">
              {date !== null && (
                <Day
                  date={date}
                  state={dayState(days.get(date))}
                  shades={shades}
                  selected={date === selected}
                  tabStop={date === props.tabStop}
                  outside={date < from || date > to}
                  onSelect={() => props.onSelect(date)}
                />
              )}
              {date !== null && date >= wanted.from && date <= wanted.to && (
                <span
                  aria-hidden="true"
                  className="absolute -inset-x-[2px] -bottom-[2.5px] h-0.5 bg-accent"
                />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Day(props: {
  date: CalendarDate
  state: DayState
  shades: readonly number[]
  selected: boolean
  tabStop: boolean
  outside: boolean
  onSelect: () => void
}) {
  const { date, state, selected } = props
  const number = Number(date.slice(8))
  if (props.outside) return <span className="block px-1.5 py-0.5 text-12 text-ink3">{number}</span>
  const few = state.kind === 'offered' && state.places <= FEW_PLACES
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={props.tabStop ? 0 : -1}
      aria-pressed={selected}
      onClick={props.onSelect}
      className={cx(
        'figures flex size-full min-h-[38px] flex-col pointer-coarse:min-h-11 justify-between rounded-pill border px-1 py-0.5 text-12 leading-tight',
        selected ? 'border-accent ring-1 ring-accent' : 'hover:border-accent',
        !selected && (state.kind === 'sold-out' ? 'border-line2' : 'border-transparent'),
        state.kind === 'offered' && SHADES[shadeOf(props.shades, state.cents)],
      )}
    >
      <span className="sr-only">
        {formatDay(date)}, {stateText(state)}
      </span>
      <span aria-hidden="true" className="flex justify-between gap-1">
        <span
          className={cx(state.kind === 'sold-out' && 'line-through', state.kind !== 'offered' && 'text-ink2')}
        >
          {number}
        </span>
        {few && <span className="text-11 text-ink">{state.places}&thinsp;left</span>}
      </span>
      <span aria-hidden="true" className="-mx-1 self-end px-0.5 text-11 tracking-tight whitespace-nowrap">
        {state.kind === 'offered' ? (
          <b className="font-medium">{(state.cents / 100).toFixed(2)}</b>
        ) : (
          <span className="text-ink2">{state.kind === 'sold-out' ? 'sold out' : '–'}</span>
        )}
      </span>
    </button>
  )
}

function stateText(state: DayState): string {
  if (state.kind === 'not-offered') return 'not offered'
  if (state.kind === 'sold-out') return 'sold out'
  return state.places <= FEW_PLACES
    ? `${formatCents(state.cents)}, ${state.places} left`
    : formatCents(state.cents)
}

function TurnButton(props: { way: 1 | -1; disabled: boolean; onTurn: (by: number) => void }) {
  const isBack = props.way < 0
  return (
    <Button
      size="small"
      keys={isBack ? 'Alt+ArrowLeft' : 'Alt+ArrowRight'}
      icon={<Icon name={isBack ? 'chevronLeft' : 'chevronRight'} className="size-3.5 pointer-fine:hidden" />}
      disabled={props.disabled}
      onClick={() => props.onTurn(props.way)}
    >
      <span className="sr-only">{isBack ? 'Previous month' : 'Next month'}</span>
    </Button>
  )
}

function useMonthCommands(turn: (by: number) => void, focus: () => void) {
  const latest = useRef({ turn, focus })
  useEffect(() => {
    latest.current = { turn, focus }
  })
  useCommands(
    useMemo((): Command[] => {
      const group = 'This activity'
      return [
        { id: 'activity-days', label: 'Go to the days', group, keys: 'd', run: () => latest.current.focus() },
        {
          id: 'activity-month-before',
          label: 'Previous month',
          group,
          keys: 'Alt+ArrowLeft',
          run: () => latest.current.turn(-1),
        },
        {
          id: 'activity-month-after',
          label: 'Next month',
          group,
          keys: 'Alt+ArrowRight',
          run: () => latest.current.turn(1),
        },
      ]
    }, []),
  )
}

function monthText(month: Month): string {
  return new Date(`${month}-01`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
