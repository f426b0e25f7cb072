'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef } from 'react'
import {
  calendarHref,
  lastMonth,
  openDates,
  readCalendar,
  searchOfDay,
  type CalendarView,
} from './calendar-params.ts'
import { searchHref } from '../../../lib/air/search-params.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { monthAfter } from '../../ui/months.ts'
import { useCommands, type Command } from '../../shell/commands.ts'
import { pushAddress } from '../../shell/push-address.ts'
import { replaceAddress, useAddress } from '../../shell/use-address.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useServerClock } from '../../ui/use-server-clock.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { monthOptions } from './calendar-queries.ts'
import { ChosenDay } from './chosen-day.tsx'
import { MonthGrid } from './month-grid.tsx'
import { PricesNotice } from './prices-notice.tsx'
import type { PricedDay } from './price-calendar.ts'
import { useShownDays } from './use-shown-days.ts'

const MINUTE_MILLIS = 60_000
const NONE: readonly PricedDay[] = []

/**
 * The cheapest price of each day of a month on a route. The address holds route, month, kind of trip, nights
 * and the chosen day; a click or Enter searches a day.
 * @param props.serverNow office time as an ISO instant
 */
export function CalendarScreen({ serverNow }: { serverNow: string }) {
  const today = serverNow.slice(0, 10)
  // Ages are told in minutes.
  const now = Math.floor(useServerClock(serverNow) / MINUTE_MILLIS) * MINUTE_MILLIS
  const { text, ask: askAddress } = useAddress()
  const view = useMemo(() => readCalendar(new URLSearchParams(text), today), [text, today])
  const router = useRouter()
  const bar = useRef<HTMLDivElement>(null)

  const isKnown = view.from !== '' && view.to !== '' && view.from !== view.to
  const prices = useQuery({
    ...monthOptions({
      ...{ from: view.from, to: view.to, month: view.month, today },
      nights: view.trip === 'oneway' ? null : view.nights,
    }),
    enabled: isKnown,
  })
  const days = useShownDays(prices.data?.days ?? NONE)
  const dates = openDates(view.month, today) ?? { from: today, to: today }
  const chosen = view.day ?? dates.from

  const write = (part: Partial<CalendarView>, how = replaceAddress) =>
    askAddress(calendarHref({ ...view, ...part }), how)
  const turn = (by: number) => {
    const month = monthAfter(view.month, by)
    if (month >= today.slice(0, 7) && month <= lastMonth(today)) write({ month, day: null })
  }
  const search = (date: CalendarDate) => router.push(searchHref(searchOfDay(view, date)))
  useCalendarCommands(bar, turn)

  return (
    <div className="flex min-h-full flex-col gap-3.5 p-4 max-narrow:p-3">
      <h1 className="sr-only">Price calendar</h1>
      <div ref={bar}>
        <CalendarBar view={view} onChange={(part) => write(part, pushAddress)} />
      </div>
      {isKnown ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1100px]:grid-cols-[minmax(0,1fr)_300px]">
          <div className="card flex min-w-0 flex-col gap-3 p-4 max-narrow:p-2.5">
            <MonthGrid
              month={view.month}
              dates={dates}
              chosen={chosen}
              days={days}
              isLoading={prices.isPending}
              now={now}
              canTurn={{ back: view.month > today.slice(0, 7), on: view.month < lastMonth(today) }}
              onTurn={turn}
              onChoose={(day) => write({ day, month: day.slice(0, 7) })}
              onSearch={search}
            />
            <PricesNotice
              prices={prices.data}
              error={prices.error}
              month={view.month}
              now={now}
              isReading={prices.isFetching}
              onRefresh={() => void prices.refetch()}
            />
          </div>
          <ChosenDay
            view={view}
            date={chosen}
            days={days}
            isLoading={prices.isPending}
            now={now}
            onChoose={(day) => write({ day })}
          />
        </div>
      ) : (
        <EmptyState title="Which route?">
          Choose From and To: each day of the month then shows its cheapest price. A click on a day searches
          it.
        </EmptyState>
      )}
    </div>
  )
}

function useCalendarCommands(bar: React.RefObject<HTMLElement | null>, turn: (by: number) => void) {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useCommands(
    useMemo((): Command[] => {
      const group = 'Price calendar'
      const focus = (inside: ParentNode | null | undefined, selector: string) =>
        inside?.querySelector<HTMLElement>(selector)?.focus()
      return [
        {
          id: 'calendar-route',
          label: 'Change the route',
          group,
          keys: '/',
          run: () => focus(bar.current, 'input:not([aria-hidden])'),
        },
        {
          id: 'calendar-days',
          label: 'Go to the days',
          group,
          keys: 'd',
          run: () => focus(document, '[role="grid"] [tabindex="0"]'),
        },
        {
          id: 'calendar-month-before',
          label: 'Previous month',
          group,
          keys: 'Alt+ArrowLeft',
          run: () => latest.current(-1),
        },
        {
          id: 'calendar-month-after',
          label: 'Next month',
          group,
          keys: 'Alt+ArrowRight',
          run: () => latest.current(1),
        },
      ]
    }, [bar]),
  )
}
