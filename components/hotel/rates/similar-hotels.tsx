'use client'

import { useQuery } from '@tanstack/react-query'
import type { Route } from 'next'
import { Link } from '../../ui/link.tsx'
import type { HotelPage, NearbyHotel } from '../../../lib/hotel/hotel.ts'
import { nearbyHotelsOptions } from '../../../lib/hotel/hotel-rates.ts'
import { hotelHref } from '../../../lib/hotel/stay-params.ts'
import type { StayDates } from '../../../lib/hotel/stay.ts'
import { formatCents } from '../../../lib/money.ts'
import { readOptions } from '../../../lib/queries/read-options.ts'
import { kilometresBetween, pointOf } from '../../map/spot.ts'
import { Photo } from '../../photo/photo.tsx'
import { cityNamed } from '../../place/hotel-place.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stars } from '../stars.tsx'
import { useStayPrices } from '../stay-prices.ts'

const MOST_SIMILAR = 4
const PLACES = [1, 2, 3, 4]
const GRID = 'grid grid-cols-4 gap-3 max-wide:grid-cols-2 max-narrow:grid-cols-1'

/**
 * Nearby hotels with the same stars and rooms for the same dates. Their space is reserved while the search
 * runs.
 */
export function SimilarHotels(props: { hotel: HotelPage; stay: StayDates; place: string | null }) {
  const { hotel, stay } = props
  const prices = useStayPrices(stay)
  const { placeId, searching } = usePlaceOf(hotel, props.place)
  const { data, isLoading, isError } = useQuery({
    ...nearbyHotelsOptions(hotel, stay, placeId ?? ''),
    enabled: placeId !== null,
  })
  const similar = data ? similarHotels(data, hotel, MOST_SIMILAR) : []
  const looking = searching || isLoading
  if (!looking && (placeId === null || isError)) return null
  return (
    <div>
      <h3 className="mb-2 font-bold">Nearby with the same star rating</h3>
      {looking && (
        <div aria-busy="true" className={GRID}>
          {PLACES.map((at) => (
            <Skeleton key={at} className="h-[72px] rounded-control" />
          ))}
        </div>
      )}
      {!looking && similar.length === 0 && <p className="text-ink2">None available for these dates.</p>}
      <ul className={GRID}>
        {similar.map((each) => (
          <li
            key={each.id}
            className="relative flex items-center gap-3 rounded-control border p-2 hover:bg-sunk"
          >
            <Photo
              icon="hotels"
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
                {`${each.kilometres.toFixed(1)} km · from ${formatCents(prices.total(each.fromCents))}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The place to search: the one the hotel was found in, or the city of its address. */
function usePlaceOf(hotel: HotelPage, place: string | null): { placeId: string | null; searching: boolean } {
  const { data, isLoading } = useQuery({
    ...readOptions('place.search', { q: hotel.city, type: 'city', limit: 5 }),
    enabled: place === null && hotel.city !== '',
  })
  if (place !== null) return { placeId: place, searching: false }
  return { placeId: (data && cityNamed(data, hotel)) ?? null, searching: isLoading }
}

/** A hotel that may be an alternative. */
type SimilarHotel = NearbyHotel & { kilometres: number }

/** The nearest hotels of a search around one, without that one. */
export function similarHotels(
  nearby: readonly NearbyHotel[],
  here: Pick<NearbyHotel, 'id' | 'location'>,
  most: number,
): SimilarHotel[] {
  return nearby
    .filter(({ id }) => id !== here.id)
    .map((hotel) => ({
      ...hotel,
      kilometres: kilometresBetween(pointOf(hotel.location), pointOf(here.location)),
    }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, most)
}
