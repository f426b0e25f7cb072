'use client'

import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { cheapestDay, priceAge, type PriceAge, type PricedDay } from './price-calendar.ts'
import { addDays, formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { formatCents, formatWhole } from '../../../lib/money.ts'
import { monthAfter, monthRange, monthText, weeksOf, type Month } from '../../ui/months.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { shadeClass, shadesOf } from '../../ui/price-shades.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Dates that can be searched, both included. */
type Dates = { from: CalendarDate; to: CalendarDate }

/**
 * A month of days with their prices, darker where dearer. Arrow keys choose a day, Page Up and Page Down a
 * month, Home and End the first and last day; Enter or a click searches the day.
 */
export function MonthGrid(props: {
  month: Month
  dates: Dates
  chosen: CalendarDate
  days: readonly PricedDay[]
  isLoading: boolean
  now: number
  canTurn: { back: boolean; on: boolean }
  onTurn: (by: number) => void
  onChoose: (date: CalendarDate) => void
  onSearch: (date: CalendarDate) => void
}) {
  const { month, dates, chosen, days } = props
  const table = useRef<HTMLTableElement>(null)
  const refocus = useRef(false)
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days])
  const shades = useMemo(() => shadesOf(days.map(({ cents }) => cents)), [days])
  const best = cheapestDay(days)
  const shown = monthRange(month)

  useEffect(() => {
    if (!refocus.current) return
    refocus.current = false
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [month, chosen])

  function choose(date: CalendarDate) {
    if (date < dates.from && date >= shown.from) return
    if (date > dates.to && date <= shown.to) return
    const isBefore = date < shown.from
    if (isBefore ? !props.canTurn.back : date > shown.to && !props.canTurn.on) return
    refocus.current = true
    props.onChoose(date)
  }

  function walk(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = STEPS[event.key]
    if (step !== undefined) choose(addDays(chosen, step))
    else if (event.key === 'Home') choose(dates.from)
    else if (event.key === 'End') choose(dates.to)
    else if (event.key === 'PageUp' || event.key === 'PageDown') {
      refocus.current = true
      props.onTurn(event.key === 'PageUp' ? -1 : 1)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex min-h-8 items-center gap-3">
        <h2 aria-live="polite" className="text-15 font-bold">
          {monthText(month)}
        </h2>
        <span className="-mr-2 ml-auto flex">
          <TurnButton
            way={-1}
            month={monthAfter(month, -1)}
            disabled={!props.canTurn.back}
            onTurn={props.onTurn}
          />
          <TurnButton
            way={1}
            month={monthAfter(month, 1)}
            disabled={!props.canTurn.on}
            onTurn={props.onTurn}
          />
        </span>
      </div>
      <table
        ref={table}
        role="grid"
        aria-label={`Days of ${monthText(month)}`}
        aria-busy={props.isLoading}
        onKeyDown={walk}
        className="w-full table-fixed border-separate border-spacing-1 max-narrow:border-spacing-0.5"
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
        <tbody>
          {weeksOf(shown.from, shown.to).map((week, row) => (
            <tr key={row} role="row">
              {week.map((date, column) => {
                const day = date === null ? undefined : byDate.get(date)
                return (
                  <td key={column} role="gridcell" className="h-[66px] p-0 align-top max-narrow:h-[58px]">
                    {date !== null && (
                      <Day
                        date={date}
                        day={day}
                        age={day ? priceAge(day, props.now) : 'fresh'}
                        isBest={day !== undefined && day === best}
                        shade={day ? shadeClass(shades, day.cents) : ''}
                        isOpen={date >= dates.from && date <= dates.to}
                        isChosen={date === chosen}
                        isLoading={props.isLoading}
                        onSearch={() => props.onSearch(date)}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const AGE_WORDS: Record<PriceAge, string> = { fresh: '', ageing: 'under 1 h', old: 'old' }

function Day(props: {
  date: CalendarDate
  day: PricedDay | undefined
  age: PriceAge
  isBest: boolean
  shade: string
  isOpen: boolean
  isChosen: boolean
  isLoading: boolean
  onSearch: () => void
}) {
  const { date, day, age, isBest } = props
  const number = Number(date.slice(8))
  if (!props.isOpen) return <span className="figures block px-1.5 py-1 text-12 text-ink3">{number}</span>
  const isOld = age === 'old'
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={props.isChosen ? 0 : -1}
      onClick={props.onSearch}
      className={cx(
        'figures flex size-full min-h-[58px] flex-col justify-between rounded-control border px-1.5 py-1 text-left text-12 leading-tight hover:border-accent max-narrow:px-1',
        props.isChosen ? 'border-accent ring-1 ring-accent' : 'border-transparent',
        day && (isOld ? 'border-dashed border-line2' : age === 'ageing' ? 'bg-sunk' : props.shade),
        !day && !props.isLoading && 'bg-sunk/50',
      )}
    >
      <span className="sr-only">
        {formatDay(date)}, {dayText(props)}
      </span>
      <span aria-hidden="true" className="flex w-full justify-between gap-1">
        <span>{number}</span>
        <span className="truncate text-11 text-ink2 max-narrow:hidden">{day && AGE_WORDS[age]}</span>
        {isOld && <span className="text-11 text-ink2 narrow:hidden">old</span>}
      </span>
      <span
        aria-hidden="true"
        className="block w-full text-right text-13 max-narrow:text-11 max-narrow:tracking-tight"
      >
        {day ? (
          <>
            {isBest && <span className="block text-11 font-bold text-ok max-narrow:hidden">cheapest</span>}
            <span
              className={cx(
                isOld ? 'text-ink3' : 'font-medium',
                isBest && 'font-bold underline decoration-ok decoration-2 underline-offset-2',
              )}
            >
              {formatWhole(day.cents)}
            </span>
          </>
        ) : props.isLoading ? (
          <Skeleton className="ml-auto h-3.5 w-10 max-narrow:w-7" />
        ) : (
          <span className="text-ink2">–</span>
        )}
      </span>
    </button>
  )
}

function dayText(props: {
  day: PricedDay | undefined
  age: PriceAge
  isBest: boolean
  isLoading: boolean
}): string {
  const { day, age, isBest } = props
  if (!day) return props.isLoading ? 'price is loading' : 'no price'
  const words = [`from ${formatCents(day.cents)}`, ...(isBest ? ['cheapest'] : [])]
  if (age === 'old') words.push('old price')
  if (age === 'ageing') words.push('price may change within the hour')
  return words.join(', ')
}

function TurnButton(props: { way: 1 | -1; month: Month; disabled: boolean; onTurn: (by: number) => void }) {
  const isBack = props.way < 0
  return (
    <Button
      size="small"
      variant="plain"
      keys={isBack ? 'Alt+ArrowLeft' : 'Alt+ArrowRight'}
      icon={<Icon name={isBack ? 'chevronLeft' : 'chevronRight'} className="size-3.5" />}
      disabled={props.disabled}
      onClick={() => props.onTurn(props.way)}
    >
      <span className="sr-only">{monthText(props.month)}</span>
    </Button>
  )
}
