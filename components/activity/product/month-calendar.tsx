'use client'

import { useMemo, useRef, useState } from 'react'
import type { CalendarDate } from '../../../lib/dates.ts'
import { useMonthCommands } from '../../shell/use-month-commands.ts'
import { MonthGrid, type MonthGridHandle } from '../../ui/month-grid.tsx'
import { monthRange, type Month } from '../../ui/months.ts'
import { CalendarDay } from './calendar-day.tsx'
import { dayState, shadesOfDays, type Days } from './product-days.ts'

/** One month of dates with prices; the client's dates are underlined. */
export function MonthCalendar(props: {
  days: Days
  from: CalendarDate
  to: CalendarDate
  selected: CalendarDate | null
  /** The client's dates, which are underlined. */
  wanted: { from: CalendarDate; to: CalendarDate }
  onSelect: (date: CalendarDate) => void
}) {
  const { days, from, to, selected, wanted } = props
  const grid = useRef<MonthGridHandle>(null)
  const [turned, setTurned] = useState<Month | null>(null)
  const shades = useMemo(() => shadesOfDays(days.values()), [days])
  useMonthCommands(grid, 'activity', 'This activity')
  const start = selected ?? wanted.from
  const month = turned ?? (start < from ? from : start > to ? to : start).slice(0, 7)
  const first = monthRange(month).from

  function select(date: CalendarDate) {
    setTurned(null)
    props.onSelect(date)
  }

  return (
    <div className="flex flex-col gap-2">
      <MonthGrid
        ref={grid}
        look="part"
        month={month}
        dates={{ from, to }}
        tabStop={selected?.startsWith(month) ? selected : first < from ? from : first}
        legend={
          <span className="flex items-center gap-1.5 text-12 text-ink2">
            <span className="h-0.5 w-4 bg-accent" aria-hidden="true" />
            <span>search dates</span>
          </span>
        }
        onTurn={setTurned}
        onChoose={select}
        renderDay={(date, isTabStop) => (
          <>
            <CalendarDay
              date={date}
              state={dayState(days.get(date))}
              shades={shades}
              selected={date === selected}
              tabStop={isTabStop}
              outside={date < from || date > to}
              onSelect={() => select(date)}
            />
            {date >= wanted.from && date <= wanted.to && (
              <span aria-hidden="true" className="absolute -inset-x-[2px] -bottom-[2.5px] h-0.5 bg-accent" />
            )}
          </>
        )}
      />
    </div>
  )
}
