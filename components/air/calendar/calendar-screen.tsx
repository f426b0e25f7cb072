'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useMemo, useRef, type RefObject } from 'react'
import {
  calendarHref,
  openDates,
  readCalendar,
  searchableDates,
  searchOfDay,
  type CalendarView,
} from './calendar-params.ts'
import { searchHref } from '../../../lib/air/search-params.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { firstDateIn } from '../../../lib/first-date.ts'
import { usePlaceByCode } from '../../place/use-place-names.ts'
import { useCommands } from '../../shell/commands.ts'
import { useAddress } from '../../shell/use-address.ts'
import { useMonthCommands } from '../../shell/use-month-commands.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { MonthGridHandle } from '../../ui/month-grid.tsx'
import { useServerClock } from '../../ui/use-server-clock.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { monthOptions } from './calendar-queries.ts'
import { ChosenDay } from './chosen-day.tsx'
import { PricedMonth } from './priced-month.tsx'
import { PricesNotice } from './prices-notice.tsx'
import type { PricedDay } from '../../../lib/air/air-reads.ts'
import { useShownDays } from './use-shown-days.ts'

const MINUTE_MILLIS = 60_000
const NONE: readonly PricedDay[] = []
const GROUP = 'Price calendar'

/**
 * The cheapest price of each day of a month on a route. The address holds route, month, kind of trip, nights
 * and the chosen day; a click or Enter searches a day.
 * @param props.serverNow office time as an ISO instant
 */
export function CalendarScreen({ serverNow }: { serverNow: string }) {
  const today = serverNow.slice(0, 10)
  // Ages are shown in minutes.
  const now = Math.floor(useServerClock(serverNow) / MINUTE_MILLIS) * MINUTE_MILLIS
  const { params, replace, push } = useAddress()
  const placeOf = usePlaceByCode()
  const view = useMemo(
    () => readCalendar(params, today, (from) => firstDateIn(placeOf(from)?.timeZone, serverNow)),
    [params, today, placeOf, serverNow],
  )
  const first = firstDateIn(placeOf(view.from)?.timeZone, serverNow)
  const open = openDates(view.month, today, view, first)
  const router = useRouter()
  const bar = useRef<HTMLDivElement>(null)
  const grid = useRef<MonthGridHandle>(null)

  const isKnown = view.from !== '' && view.to !== '' && view.from !== view.to
  const prices = useQuery({
    ...monthOptions({
      ...{ from: view.from, to: view.to, month: view.month, open },
      nights: view.trip === 'oneway' ? null : view.nights,
    }),
    enabled: isKnown,
  })
  const days = useShownDays(prices.data?.days ?? NONE)
  const chosen = view.day ?? open?.from ?? today

  const write = (part: Partial<CalendarView>, to = replace) => to(calendarHref({ ...view, ...part }))
  const search = (date: CalendarDate) => router.push(searchHref(searchOfDay(view, date)))
  useMonthCommands(grid, 'calendar', GROUP)
  useRouteCommand(bar)

  return (
    <div className="flex min-h-full flex-col gap-3.5 p-4 max-narrow:p-3">
      <h1 className="sr-only">Price calendar</h1>
      <div ref={bar}>
        <CalendarBar view={view} onChange={(part) => write(part, push)} />
      </div>
      {isKnown ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1100px]:grid-cols-[minmax(0,1fr)_300px]">
          <div className="card flex min-w-0 flex-col gap-3 p-4 max-narrow:p-2.5 max-[359.98px]:p-1">
            <PricedMonth
              ref={grid}
              month={view.month}
              dates={searchableDates(today, view, first)}
              chosen={chosen}
              days={days}
              isLoading={prices.isPending}
              now={now}
              onTurn={(month) => write({ month, day: null })}
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
          Choose From and To to see the cheapest price of each day. Click a day to search it.
        </EmptyState>
      )}
    </div>
  )
}

function useRouteCommand(bar: RefObject<HTMLElement | null>) {
  useCommands([
    {
      id: 'calendar-route',
      label: 'Change the route',
      group: GROUP,
      keys: '/',
      run: () => bar.current?.querySelector<HTMLElement>('input:not([aria-hidden])')?.focus(),
    },
  ])
}
