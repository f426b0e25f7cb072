'use client'

import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { addDays, type CalendarDate } from '../../../lib/dates.ts'
import { monthAfter, monthRange, monthText, weeksOf, type Month } from '../../ui/months.ts'
import { useCommands, type Command } from '../../shell/commands.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CalendarDay } from './calendar-day.tsx'
import { dayState, shadesOfDays, type Days } from './product-days.ts'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

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
        <span className="-mr-2 ml-auto flex">
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
  const shades = useMemo(() => shadesOfDays(days.values()), [days])
  return (
    <tbody>
      {weeksOf(shown.from, shown.to).map((week, row) => (
        <tr key={row} role="row">
          {week.map((date, column) => (
            <td key={column} role="gridcell" className="relative h-[38px] p-0 align-top">
              {date !== null && (
                <CalendarDay
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

function TurnButton(props: { way: 1 | -1; disabled: boolean; onTurn: (by: number) => void }) {
  const isBack = props.way < 0
  return (
    <Button
      size="small"
      variant="plain"
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
