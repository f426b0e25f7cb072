'use client'

import { useMemo, type Ref } from 'react'
import { AGE_READ, cheapestDay, priceAge, type PriceAge, type ShownDay } from './price-calendar.ts'
import { formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { formatCents, formatWhole } from '../../../lib/money.ts'
import { cx } from '../../ui/cx.ts'
import { MonthGrid, type MonthGridHandle } from '../../ui/month-grid.tsx'
import type { Month } from '../../ui/months.ts'
import { shadeClass, shadesOf } from '../../ui/price-shades.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A month of days with their prices, darker where dearer; Enter or a click searches the day. */
export function PricedMonth({
  ref,
  ...props
}: {
  ref: Ref<MonthGridHandle>
  month: Month
  /** The dates that can be searched, both included. */
  dates: { from: CalendarDate; to: CalendarDate }
  chosen: CalendarDate
  days: readonly ShownDay[]
  isLoading: boolean
  now: number
  onTurn: (month: Month) => void
  onChoose: (date: CalendarDate) => void
  onSearch: (date: CalendarDate) => void
}) {
  const { dates, days, now } = props
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days])
  const shades = useMemo(() => shadesOf(days.map(({ cents }) => cents)), [days])
  const best = useMemo(() => cheapestDay(days, now), [days, now])
  return (
    <MonthGrid
      ref={ref}
      look="page"
      month={props.month}
      dates={dates}
      tabStop={props.chosen}
      busy={props.isLoading}
      onTurn={props.onTurn}
      onChoose={props.onChoose}
      renderDay={(date, isTabStop) => {
        const day = byDate.get(date)
        return (
          <Day
            date={date}
            day={day}
            age={day ? priceAge(day, now) : 'fresh'}
            isBest={day !== undefined && day === best}
            shade={day ? shadeClass(shades, day.cents) : ''}
            isOpen={date >= dates.from && date <= dates.to}
            isChosen={isTabStop}
            isLoading={props.isLoading}
            onSearch={() => props.onSearch(date)}
          />
        )
      }}
    />
  )
}

const AGE_WORDS: Record<PriceAge, string> = { fresh: '', ageing: 'expires soon', old: 'old' }
const AGE_WORDS_NARROW: Record<PriceAge, string> = { fresh: '', ageing: 'soon', old: 'old' }

function Day(props: {
  date: CalendarDate
  day: ShownDay | undefined
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
        'figures flex size-full min-h-[58px] flex-col justify-between rounded-control border px-1.5 py-1 text-left text-12 leading-tight hover:border-accent max-narrow:px-1 max-[359.98px]:px-0',
        props.isChosen ? 'border-accent ring-1 ring-accent' : 'border-transparent',
        day && (isOld ? 'border-dashed border-line2' : age === 'ageing' ? 'bg-sunk' : props.shade),
        !day && !props.isLoading && 'bg-sunk/50',
      )}
    >
      <span className="sr-only">{`${formatDay(date)}, ${dayText(props)}`}</span>
      <span aria-hidden="true" className="flex w-full justify-between gap-1">
        <span>{number}</span>
        <span className="truncate text-11 text-ink2 max-narrow:hidden">{day && AGE_WORDS[age]}</span>
        <span className="text-11 text-ink2 narrow:hidden">{day && AGE_WORDS_NARROW[age]}</span>
      </span>
      <span
        aria-hidden="true"
        className="block w-full text-right text-13 whitespace-nowrap max-narrow:text-11 max-narrow:tracking-tight"
      >
        {day ? (
          <>
            {isBest && <span className="block text-11 font-bold text-ok max-narrow:hidden">cheapest</span>}
            <span
              translate="no"
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
  day: ShownDay | undefined
  age: PriceAge
  isBest: boolean
  isLoading: boolean
}): string {
  const { day, age, isBest } = props
  if (!day) return props.isLoading ? 'price is loading' : 'no price'
  const words = [`from ${formatCents(day.cents)}`, ...(isBest ? ['cheapest'] : [])]
  if (age !== 'fresh') words.push(AGE_READ[age])
  return words.join(', ')
}
