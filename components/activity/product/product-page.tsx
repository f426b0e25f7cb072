'use client'

import { lastPricedDay } from '../../../lib/activity/activity-trip.ts'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { Product } from '../../../lib/activity/product.ts'
import { bookActivityHref } from '../../../lib/activity/book-params.ts'
import { SEARCH } from '../../../lib/activity/product-params.ts'
import { formatDayMonth, type CalendarDate } from '../../../lib/dates.ts'
import { localDate } from '../../../lib/zone.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { LocationCard } from '../../map/location-card.tsx'
import { useCommands } from '../../shell/commands.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { ListedVariant, Restrictions } from '../../../lib/activity/activity-reads.ts'
import { useNationality } from '../use-nationality.ts'
import { DayPanel } from './day-panel.tsx'
import { HeatMap } from './heat-map.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { NationalityBar } from './nationality-bar.tsx'
import { ProductHead } from './product-head.tsx'
import { DaysSkeleton } from './product-skeleton.tsx'
import { meetingPointOf } from './product-view.ts'
import { ReserveBar } from './reserve-bar.tsx'
import { reserveProblem } from './reserve-problem.ts'
import type { ProductUrl } from './use-product-url.ts'
import { useProductSelection } from './use-selection.ts'
import { VariantTable, type VariantRow } from './variant-table.tsx'

type PageProps = {
  product: Product
  restrictions: Restrictions
  variants: readonly ListedVariant[]
  url: ProductUrl
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
  blockedReason: string | undefined
}

/** A product with its variants, dates, starts and tickets, and the bar that reserves the selection. */
export function ProductPage(props: PageProps) {
  const { product, restrictions, url } = props
  const selection = useProductSelection(props.variants, url, props.serverNow)
  const { uuid, type, date, slot, party } = selection
  const { nationality, setNationality } = useNationality()
  const router = useRouter()
  const leave = useLeaveScreen()
  const problem = props.blockedReason ?? reserveProblem({ ...selection, restrictions, nationality })
  const formHref =
    date === null
      ? null
      : bookActivityHref({
          product: product.uuid,
          variant: uuid,
          date,
          slot: slot?.uuid ?? null,
          days: url.trip,
          party,
          search: url.params.get(SEARCH),
          shown: selection.set && selection.set.ticketCents,
        })
  const reserve = () => {
    if (problem !== undefined || formHref === null || selection.check?.status === 'checking') return
    leave(() => router.push(formHref))
  }
  // Another variant has other starts; the date stays, as the client's dates do.
  const selectVariant = (variant: string) => url.change({ choice: { variant, slot: null } })
  usePageCommands(selection.rows, selectVariant, reserve)

  return (
    <>
      <ProductHead product={product} type={type ?? null} />
      <NationalityBar restrictions={restrictions} nationality={nationality} onNationality={setNationality} />
      <VariantTable rows={selection.rows} selected={uuid} onSelect={selectVariant} />
      <DaysCard {...props} selection={selection} />
      <LocationCard
        name={product.title}
        city={product.cityName}
        address={meetingPointOf(product, type ?? null) ?? product.cityName}
        location={product.location}
      />
      <ReserveBar
        title={type?.title ?? product.title}
        type={type}
        date={date}
        slot={slot}
        quote={selection.quote}
        party={party}
        loading={selection.entry === undefined || type === undefined}
        check={selection.check}
        problem={problem}
        formHref={formHref}
        onReserve={reserve}
      />
    </>
  )
}

const PARTS = { adult: 'adults', child: 'children', senior: 'seniors' } as const

/** Heat map, month and selected date next to each other. */
function DaysCard(props: {
  url: ProductUrl
  serverNow: string
  selection: ReturnType<typeof useProductSelection>
}) {
  const { url, serverNow, selection } = props
  const { list, days, date, type } = selection
  const to = lastPricedDay(serverNow.slice(0, 10))
  const select = (next: CalendarDate) => url.change({ choice: { date: next, slot: null } })
  if (list.isError && !list.data) {
    return (
      <div className="card">
        <ErrorState
          title="Couldn't load the prices"
          safe={`${readFailureText(list.error) ?? 'No response'}. Nothing was booked.`}
          action={<Button onClick={() => void list.refetch()}>Try again</Button>}
        />
      </div>
    )
  }
  if (list.isPending || !type) return <DaysSkeleton />
  const first = localDate(type.timezone, serverNow)
  return (
    <section
      aria-label="Days and tickets"
      className="card grid grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)_minmax(0,0.95fr)] divide-x max-wide:grid-cols-2 max-narrow:grid-cols-1 max-narrow:divide-x-0 max-narrow:divide-y"
    >
      <div className="flex flex-col gap-1.5 px-4 py-3 max-wide:col-span-2 max-wide:border-b max-narrow:col-span-1 max-narrow:p-3">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <h2 className="font-bold">{`Prices until ${formatDayMonth(to)}`}</h2>
          <span className="text-12 text-ink2">adult, USD</span>
        </div>
        <HeatMap days={days} from={first} to={to} selected={date} onSelect={select} />
      </div>
      <div className="px-4 py-3 max-narrow:p-3">
        <MonthCalendar days={days} from={first} to={to} selected={date} wanted={url.trip} onSelect={select} />
      </div>
      <div className="px-4 py-3 max-narrow:p-3">
        {date === null ? (
          <p className="py-1 text-ink2">
            {`${url.trip.to < first ? 'These dates have passed.' : 'Not on sale on the search dates.'} Select another date.`}
          </p>
        ) : (
          <DayPanel
            type={type}
            date={date}
            state={selection.state}
            slots={selection.slots}
            slot={selection.slot}
            set={selection.set}
            party={selection.party}
            onSlot={(slot) => url.change({ choice: { date, slot } })}
            onParty={(ticket, count) => url.change({ trip: { [PARTS[ticket]]: count } })}
          />
        )}
      </div>
    </section>
  )
}

/** `1` to `9` select a variant, `b` reserves. */
function usePageCommands(rows: readonly VariantRow[], select: (uuid: string) => void, reserve: () => void) {
  const latest = useRef({ select, reserve })
  useEffect(() => {
    latest.current = { select, reserve }
  })
  const titles = rows.slice(0, 9).map(({ uuid, title }) => `${uuid} ${title}`)
  const key = titles.join('\n')
  useCommands([
    ...key.split('\n').map((line, index) => ({
      id: `activity-variant-${index + 1}`,
      label: `Variant: ${line.slice(37)}`,
      group: 'This activity',
      keys: String(index + 1),
      run: () => latest.current.select(line.slice(0, 36)),
    })),
    {
      id: 'activity-reserve',
      label: 'Reserve',
      group: 'This activity',
      keys: 'b',
      run: () => latest.current.reserve(),
    },
  ])
}
