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
  const url = useCalendarUrl(serverNow)
  const { from, to } = url.view
  const bar = useRef<HTMLDivElement>(null)
  const grid = useRef<MonthGridHandle>(null)
  useMonthCommands(grid, 'calendar', GROUP)
  useRouteCommand(bar)
  return (
    <div className="flex min-h-full flex-col gap-3.5 p-4 max-narrow:p-3">
      <h1 className="sr-only">Price calendar</h1>
      <div ref={bar}>
        <CalendarBar view={url.view} onChange={url.go} />
      </div>
      {from !== '' && to !== '' && from !== to ? (
        <RoutePrices url={url} serverNow={serverNow} grid={grid} />
      ) : (
        <EmptyState title="Which route?">
          Choose From and To to see the cheapest price of each day. Click a day to search it.
        </EmptyState>
      )}
    </div>
  )
}

/** The view in the address, and the ways to change it. */
function useCalendarUrl(serverNow: string) {
  const today = serverNow.slice(0, 10)
  const { params, replace, push } = useAddress()
  const placeOf = usePlaceByCode()
  const view = useMemo(
    () => readCalendar(params, today, (from) => firstDateIn(placeOf(from)?.timeZone, serverNow)),
    [params, today, placeOf, serverNow],
  )
  return {
    view,
    today,
    /** The first date that is not past at the origin. */
    first: firstDateIn(placeOf(view.from)?.timeZone, serverNow),
    /** Another route or party: adds a step to the history. */
    go: (part: Partial<CalendarView>) => push(calendarHref({ ...view, ...part })),
    /** Another month or day: replaces the step. */
    change: (part: Partial<CalendarView>) => replace(calendarHref({ ...view, ...part })),
  }
}

/** The month of a route with its prices, and the chosen day. */
function RoutePrices({
  url,
  serverNow,
  grid,
}: {
  url: ReturnType<typeof useCalendarUrl>
  serverNow: string
  grid: RefObject<MonthGridHandle | null>
}) {
  const { view, today, first, change } = url
  // Ages are shown in minutes.
  const now = Math.floor(useServerClock(serverNow) / MINUTE_MILLIS) * MINUTE_MILLIS
  const router = useRouter()
  const { from, to, month } = view
  const open = openDates(month, today, view, first)
  const nights = view.trip === 'oneway' ? null : view.nights
  const prices = useQuery(monthOptions({ from, to, month, open, nights }))
  const days = useShownDays(prices.data?.days ?? NONE)
  const chosen = view.day ?? open?.from ?? today
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1100px]:grid-cols-[minmax(0,1fr)_300px]">
      <div className="card flex min-w-0 flex-col gap-3 p-4 max-narrow:p-2.5 max-[359.98px]:p-1">
        <PricedMonth
          ref={grid}
          month={month}
          dates={searchableDates(today, view, first)}
          chosen={chosen}
          days={days}
          isLoading={prices.isPending}
          now={now}
          onTurn={(next) => change({ month: next, day: null })}
          onChoose={(day) => change({ day, month: day.slice(0, 7) })}
          onSearch={(date) => router.push(searchHref(searchOfDay(view, date)))}
        />
        <PricesNotice
          prices={prices.data}
          error={prices.error}
          month={month}
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
        onChoose={(day) => change({ day })}
      />
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
