import { queryOptions } from '@tanstack/react-query'
import { calendarInput, pricedDays, type CalendarAsk, type PricedDay } from '../../../lib/air/air-reads.ts'
import { addDays, type CalendarDate } from '../../../lib/dates.ts'
import type { Month } from '../../ui/months.ts'
import type { Departures } from './calendar-params.ts'
import { readOptions } from '../../../lib/queries/read-options.ts'
import { read, ReadFailure } from '../../../lib/read.ts'

/** Prices are kept at least this long; the screens say when they may have changed. */
const FRESH_MS = 10 * 60_000
/** Days of a stay that are asked at once. */
const AT_ONCE = 3

/** The prices of one question. A failed one is not repeated: whatever shows it works without. */
export function calendarOptions(ask: CalendarAsk) {
  return {
    ...readOptions('air.price-calendar', calendarInput(ask)),
    staleTime: FRESH_MS,
    retry: false,
    select: pricedDays,
  }
}

/** The days that are known. `isCut`: the booking service refused to be asked for the others. */
export type MonthOfPrices = { days: readonly PricedDay[]; isCut: boolean }

/** The month that the page shows. `open`: its departures that can be searched; null where none can. */
type MonthAsk = { from: string; to: string; month: Month; nights: number | null; open: Departures | null }

/**
 * The prices of a month: one way by one question, there and back after a number of nights by one for each
 * day, since no question of the documents has a length of stay.
 */
export function monthOptions(ask: MonthAsk) {
  return queryOptions({
    queryKey: ['flight-month', ask] as const,
    queryFn: ({ signal }) => (ask.nights === null ? oneWay(ask, signal) : stays(ask, ask.nights, signal)),
    staleTime: FRESH_MS,
    retry: false,
  })
}

async function oneWay({ from, to, month }: MonthAsk, signal: AbortSignal): Promise<MonthOfPrices> {
  const answer = await read(
    'air.price-calendar',
    calendarInput({ from, to, depart: month, back: null }),
    signal,
  )
  return { days: pricedDays(answer), isCut: false }
}

/**
 * Asks for each day by itself, a few at once. The first refusal ends it; with no day known it is the failure.
 */
async function stays(ask: MonthAsk, nights: number, signal: AbortSignal): Promise<MonthOfPrices> {
  const { open } = ask
  const left: CalendarDate[] = []
  if (open) for (let date = open.from; date <= open.to; date = addDays(date, 1)) left.push(date)
  const days: PricedDay[] = []
  let failed: ReadFailure | null = null
  const worker = async () => {
    for (let date = left.shift(); date !== undefined && !failed; date = left.shift()) {
      const input = calendarInput({ from: ask.from, to: ask.to, depart: date, back: addDays(date, nights) })
      try {
        days.push(...pricedDays(await read('air.price-calendar', input, signal)))
      } catch (error) {
        if (!(error instanceof ReadFailure)) throw error
        failed = error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (failed !== null && days.length === 0) throw failed as ReadFailure
  return { days: days.sort((one, other) => (one.date < other.date ? -1 : 1)), isCut: failed !== null }
}
