'use client'

import { useQueries } from '@tanstack/react-query'
import type { Route } from 'next'
import { formatDay } from '../../../lib/dates.ts'
import { hotelView, type HotelView } from './hotel-page-view.ts'
import { hotelRatesOptions } from './hotel-rates.ts'
import { shiftedStays } from './nearest-dates.ts'
import { hotelHref } from '../../../lib/hotel/stay-params.ts'
import type { StayDates } from '../../../lib/hotel/stay.ts'
import { formatCents } from '../../../lib/money.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SimilarHotels } from './similar-hotels.tsx'

/** Most other dates that are offered. */
const MOST_DATES = 3

/** Nothing is left for these dates: the nearest dates that this hotel has rooms on, and hotels like it nearby. */
export function NoRates(props: {
  hotel: HotelView
  stay: StayDates
  serverNow: string
  place: string | null
}) {
  const { hotel, stay } = props
  const stays = shiftedStays(stay, props.serverNow.slice(0, 10))
  const readings = useQueries({ queries: stays.map((moved) => hotelRatesOptions(hotel.id, moved)) })
  // In the order of nearness: one that answers early does not move aside for a nearer one.
  const unanswered = readings.findIndex((reading) => reading.isPending)
  const answered = unanswered < 0 ? readings : readings.slice(0, unanswered)
  const found = answered.flatMap(({ data }, index) => {
    const moved = stays[index]
    const rates = data && moved ? (hotelView(data, moved)?.rates ?? []) : []
    if (!moved || rates.length === 0) return []
    return [{ stay: moved, fromCents: Math.min(...rates.map(({ offer }) => offer.price.totalCents)) }]
  })
  const looking = unanswered >= 0
  return (
    <section aria-label="Nothing left" className="card flex flex-col gap-4 p-4">
      <div>
        <h2 className="text-15 font-bold">No room is left here for these dates and guests</h2>
        <p className="text-ink2">The same stay on other days, or a hotel like this one nearby.</p>
      </div>
      <div aria-busy={looking || undefined} className="flex flex-wrap gap-2">
        {found.slice(0, MOST_DATES).map(({ stay: moved, fromCents }) => (
          <ButtonLink
            key={moved.checkIn}
            href={hotelHref(String(hotel.id), { ...moved, place: props.place }) as Route}
            variant="quiet"
          >
            {formatDay(moved.checkIn)} – {formatDay(moved.checkOut)}
            <span className="figures text-ink2">from {formatCents(fromCents)}</span>
          </ButtonLink>
        ))}
        {looking && found.length < MOST_DATES && <Skeleton className="h-8 w-[200px] rounded-control" />}
        {!looking && found.length === 0 && (
          <p className="text-ink2">It has no room within a week of these dates either.</p>
        )}
      </div>
      <SimilarHotels hotel={hotel} stay={stay} place={props.place} />
    </section>
  )
}
