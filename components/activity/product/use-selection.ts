'use client'

import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PriceDay } from '../../../lib/activity/price-day.ts'
import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import { partyOfTrip } from '../../../lib/activity/product-params.ts'
import { partySize, priceSetOf, quoteOf } from '../../../lib/activity/quote.ts'
import { addDays, type CalendarDate } from '../../../lib/dates.ts'
import { readCheck } from '../../booking/book/price-check.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { dayState, lowestCents, type Days } from './product-days.ts'
import {
  type ListedVariant,
  priceListOptions,
  startsOptions,
  variantOptions,
} from '../../../lib/activity/activity-reads.ts'
import type { DayCheck } from './reserve-bar.tsx'
import { selectedSlot, slotsOf } from './slots.ts'
import type { ProductUrl } from './use-product-url.ts'
import type { VariantRow } from './variant-table.tsx'

/**
 * The selection on a product's page, with prices: the variant, date and start of the address, otherwise the
 * first variant, the first date among the client's that has places for everybody, and its first such start.
 * The selected date is also read by itself, and that answer replaces the one from the list of dates.
 */
export function useProductSelection(
  variants: readonly ListedVariant[],
  { trip, choice }: ProductUrl,
  serverNow: string,
) {
  const uuid = (variants.find((variant) => variant.uuid === choice.variant) ?? variants[0])?.uuid ?? ''
  const types = useQueries({ queries: variants.map((variant) => variantOptions(variant.uuid)) })
  const list = useQuery(priceListOptions(uuid, serverNow))
  // The other lists only give from-prices, so the selected one is read first.
  const lists = useQueries({
    queries: variants.map((variant) => ({
      ...priceListOptions(variant.uuid, serverNow),
      enabled: list.isSuccess,
    })),
  })
  const type = types[variants.findIndex((variant) => variant.uuid === uuid)]?.data
  const party = partyOfTrip(trip)
  const size = partySize(party)
  const listed = useMemo(() => byDate(list.data ?? []), [list.data])
  const date = choice.date ?? firstDate(listed, trip, size)
  const { checked, check } = useDayCheck(uuid, date)
  const days = useCheckedDays(listed, date, checked)
  const entry = date === null ? null : (days.get(date) ?? null)
  const slots = useSlots(uuid, type?.timeslots ?? [], date, entry, serverNow.slice(0, 10))
  const slot = selectedSlot(slots, choice.slot, size)
  const set = priceSetOf(entry, slot?.uuid ?? null, size)
  const quote = quoteOf(set, party)
  const listedQuote =
    date === null ? null : quoteOf(priceSetOf(listed.get(date) ?? null, slot?.uuid ?? null, size), party)
  const rows: VariantRow[] = variants.map((variant, index) => {
    const prices = lists[index]?.data
    return {
      uuid: variant.uuid,
      title: types[index]?.data?.title ?? variant.title,
      type: types[index]?.data,
      fromCents: prices && lowestCents(prices),
    }
  })
  return {
    uuid,
    type,
    rows,
    list,
    days,
    date,
    state: dayState(entry ?? undefined),
    /** Undefined while the list loads. */
    entry: list.isPending && entry === null ? undefined : entry,
    slots,
    slot,
    set,
    party,
    quote,
    check: withBefore(check, quote?.totalCents, listedQuote?.totalCents),
  }
}

function byDate(entries: readonly PriceDay[]): Days {
  return new Map(entries.map((entry) => [entry.date, entry]))
}

/** The first of the client's dates with places for everybody, otherwise the first with any. */
function firstDate(days: Days, { from, to }: ActivityTrip, size: number): CalendarDate | null {
  let some: CalendarDate | null = null
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const state = dayState(days.get(date))
    if (state.kind !== 'offered') continue
    if (state.places >= size) return date
    some ??= date
  }
  return some
}

/** Prices and places of one date at this moment, null for a past one, with the spendable amount. */
function priceCheckOptions(uuid: string, date: CalendarDate) {
  const input = { uuid, date }
  return queryOptions({
    queryKey: ['activity.price-list', input] as const,
    queryFn: ({ signal }) => readCheck('activity', input, signal),
  })
}

/** The selected date at this moment: `checked` is undefined until it is read, and null for a past date. */
function useDayCheck(uuid: string, date: CalendarDate | null) {
  const query = useQuery({ ...priceCheckOptions(uuid, date ?? ''), enabled: date !== null })
  const check: DayCheck | null =
    date === null
      ? null
      : query.isError
        ? {
            status: 'failed',
            message: readFailureText(query.error) ?? 'no answer',
            again: () => void query.refetch(),
          }
        : { status: query.isPending ? 'checking' : 'current', beforeCents: null }
  return { checked: query.data?.entry, check }
}

/** The list with the answer about the selected date in its place. */
function useCheckedDays(listed: Days, date: CalendarDate | null, checked: PriceDay | null | undefined): Days {
  return useMemo(() => {
    if (date === null || checked === undefined) return listed
    const days = new Map(listed)
    if (checked === null) days.delete(date)
    else days.set(date, checked)
    return days
  }, [listed, date, checked])
}

function withBefore(check: DayCheck | null, now: number | undefined, before: number | undefined) {
  if (check?.status !== 'current' || now === undefined || before === undefined || now === before) return check
  return { ...check, beforeCents: before }
}

/** The starts of the date. Only of today and tomorrow, which is today elsewhere, some may have begun. */
function useSlots(
  uuid: string,
  all: Parameters<typeof slotsOf>[0],
  date: CalendarDate | null,
  entry: PriceDay | null,
  today: CalendarDate,
) {
  const mayHaveBegun = date !== null && date <= addDays(today, 1) && all.length > 0
  const { data } = useQuery({ ...startsOptions(uuid, date ?? ''), enabled: mayHaveBegun })
  return date === null ? [] : slotsOf((mayHaveBegun ? data?.timeslots : undefined) ?? all, entry)
}
