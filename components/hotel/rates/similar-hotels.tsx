'use client'

import { useQuery } from '@tanstack/react-query'
import type { Route } from 'next'
import Link from 'next/link'
import type { HotelView } from './hotel-page-view.ts'
import { occupanciesOf } from './hotel-rates.ts'
import { similarHotels, similarQuery } from './hotel-similarity.ts'
import { hotelHref } from '../../../lib/hotel/stay-params.ts'
import type { StayDates } from '../../../lib/hotel/stay.ts'
import { formatCents } from '../../../lib/money.ts'
import { readOptions } from '../../../lib/queries/read-options.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HotelPhoto } from '../hotel-photo.tsx'
import { Stars } from '../stars.tsx'

const MOST_SIMILAR = 4
const PLACES = [1, 2, 3, 4]
const GRID = 'grid grid-cols-4 gap-3 max-wide:grid-cols-2 max-narrow:grid-cols-1'

/** Hotels nearby with the same stars, which have rooms for the same dates. Their place is kept while they are looked for. */
export function SimilarHotels(props: { hotel: HotelView; stay: StayDates; place: string | null }) {
  const { hotel, stay } = props
  const { placeId, searching } = usePlaceOf(hotel, props.place)
  const { data, isLoading, isError } = useQuery({
    ...readOptions('hotel.availability', {
      CityId: Number(placeId ?? 0),
      CheckIn: stay.checkIn,
      CheckOut: stay.checkOut,
      Occupancies: occupanciesOf(stay),
      ...similarQuery(hotel),
    }),
    enabled: placeId !== null,
  })
  const similar = data ? similarHotels(data, hotel, MOST_SIMILAR) : []
  const looking = searching || isLoading
  if (!looking && (placeId === null || isError)) return null
  return (
    <div>
      <h3 className="mb-2 font-bold">Nearby with the same stars</h3>
      {looking && (
        <div aria-busy="true" className={GRID}>
          {PLACES.map((at) => (
            <Skeleton key={at} className="h-[72px] rounded-control" />
          ))}
        </div>
      )}
      {!looking && similar.length === 0 && <p className="text-ink2">None has a room for these dates.</p>}
      <ul className={GRID}>
        {similar.map((each) => (
          <li
            key={each.id}
            className="relative flex items-center gap-3 rounded-control border p-2 hover:bg-sunk"
          >
            <HotelPhoto
              image={each.image}
              width={160}
              alt=""
              className="h-[54px] w-[72px] shrink-0 rounded-pill"
            />
            <span className="figures min-w-0">
              <Link
                href={hotelHref(String(each.id), { ...stay, place: props.place }) as Route}
                className="block truncate font-medium after:absolute after:inset-0"
              >
                {each.name}
              </Link>
              <Stars count={each.stars} />
              <span className="block truncate text-12 text-ink2">
                {each.kilometres.toFixed(1)} km · from {formatCents(each.fromCents)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The place to look in: the one that the hotel was found in, or the city of its address. */
function usePlaceOf(hotel: HotelView, place: string | null): { placeId: string | null; searching: boolean } {
  const { data, isLoading } = useQuery({
    ...readOptions('place.search', { q: hotel.city, type: 'city', limit: 5 }),
    enabled: place === null && hotel.city !== '',
  })
  if (place !== null) return { placeId: place, searching: false }
  const found = data?.data.find((each) => each.name === hotel.city && each.country.name === hotel.country)
  return { placeId: (found ?? data?.data[0])?.external_id ?? null, searching: isLoading }
}
