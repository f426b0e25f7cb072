'use client'

import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { Route } from 'next'
import { addDays, formatDay } from '../../../lib/dates.ts'
import { hotelHref } from '../../../lib/hotel/stay-params.ts'
import { isPastStay } from '../past-stay.ts'
import { datesProblem, type StayDates } from '../../../lib/hotel/stay.ts'
import { formatCents } from '../../../lib/money.ts'
import { ReadFailure } from '../../../lib/read.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MarkupNote } from '../../ui/shown-prices.tsx'
import { useStayPrices } from '../stay-prices.ts'
import type { HotelPage } from '../../../lib/hotel/hotel.ts'
import { hotelRatesOptions } from '../../../lib/hotel/hotel-rates.ts'
import { SimilarHotels } from './similar-hotels.tsx'

/** The most alternative dates that are offered. */
const MOST_DATES = 3

/**
 * Shown when nothing is left for these dates: the nearest dates with rooms at this hotel, and similar hotels
 * nearby.
 */
export function NoRates(props: {
  hotel: HotelPage
  stay: StayDates
  serverNow: string
  place: string | null
}) {
  const { hotel, stay } = props
  const prices = useStayPrices(stay)
  const stays = shiftedStays(stay, props.serverNow)
  const readings = useQueries({ queries: stays.map((moved) => hotelRatesOptions(hotel.id, moved)) })
  // Results are shown in order of nearness, so that one that answers early is not moved by a nearer one. A
  // failed reading counts as answered, also while it is repeated, so that it moves no result.
  const unanswered = readings.findIndex((reading) => !reading.isFetched)
  const answered = unanswered < 0 ? readings : readings.slice(0, unanswered)
  const alternatives = answered.flatMap(({ data }, index) => {
    const moved = stays[index]
    const rates = data?.rates ?? []
    if (!moved || rates.length === 0) return []
    return [{ stay: moved, fromCents: Math.min(...rates.map(({ offer }) => offer.price.totalCents)) }]
  })
  const looking = unanswered >= 0
  // A date that has passed at the hotel has no rooms.
  const failed = readings.filter(({ isFetched, data, error }) => isFetched && !data && !isPastStay(error))
  return (
    <section aria-label="No rooms left" className="card flex flex-col gap-4 p-4">
      <div>
        <h2 className="text-15 font-bold">No rooms left for these dates and guests</h2>
        <MarkupNote kind="hotel" />
        <p className="text-ink2">Try other dates, or a similar hotel nearby.</p>
      </div>
      <div aria-busy={looking || undefined} className="flex flex-wrap gap-2">
        {alternatives.slice(0, MOST_DATES).map(({ stay: moved, fromCents }) => (
          <ButtonLink
            key={moved.checkIn}
            href={hotelHref(String(hotel.id), { ...moved, place: props.place }) as Route}
            variant="quiet"
          >
            <span>{`${formatDay(moved.checkIn)} – ${formatDay(moved.checkOut)}`}</span>
            <span className="figures text-ink2">{`from ${formatCents(prices.total(fromCents))}`}</span>
          </ButtonLink>
        ))}
        {looking && alternatives.length < MOST_DATES && (
          <Skeleton className="h-8 w-[200px] rounded-control" />
        )}
        {!looking && alternatives.length === 0 && failed.length === 0 && (
          <p className="text-ink2">No rooms on the nearest dates either.</p>
        )}
      </div>
      {!looking && failed.length > 0 && <UncheckedDates failed={failed} />}
      <SimilarHotels hotel={hotel} stay={stay} place={props.place} />
    </section>
  )
}

/**
 * Dates whose rates could not be read: the reason, and a button to retry. A refusal has no retry, since the
 * booking service would repeat it.
 */
function UncheckedDates({ failed }: { failed: readonly UseQueryResult<unknown>[] }) {
  const passing = failed.filter(({ error }) => !(error instanceof ReadFailure && error.status === 422))
  const retrying = failed.some(({ isFetching }) => isFetching)
  const { error } = passing[0] ?? failed[0] ?? { error: null }
  return (
    <p role="alert" aria-busy={retrying || undefined} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {retrying ? (
        <span className="text-ink2">Checking other dates again…</span>
      ) : (
        <span className="text-bad">{`Couldn't check other dates: ${readFailureText(error) ?? ''}.`}</span>
      )}
      {passing.length > 0 && (
        <Button
          size="small"
          pending={retrying}
          onClick={() => passing.forEach(({ refetch }) => void refetch())}
        >
          Try again
        </Button>
      )}
    </p>
  )
}

/** Shifts of a stay in days, nearest first. */
const SHIFTS = [1, -1, 2, -2, 3, -3, 7] as const

/**
 * The same stay some days earlier or later, nearest first, within the dates that can be searched.
 * @param officeNow office time, ISO 8601 UTC
 */
export function shiftedStays(stay: StayDates, officeNow: string): StayDates[] {
  return SHIFTS.map((days) => ({
    ...stay,
    checkIn: addDays(stay.checkIn, days),
    checkOut: addDays(stay.checkOut, days),
  })).filter((moved) => datesProblem(moved, officeNow) === null)
}
