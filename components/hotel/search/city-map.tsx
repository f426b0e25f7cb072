'use client'

import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useCallback, useMemo, useState } from 'react'
import type { ListedHotel } from '../../../lib/hotel/city.ts'
import { hotelHref } from '../../../lib/hotel/stay-params.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { formatWhole } from '../../../lib/money.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { cx } from '../../ui/cx.ts'
import { useStayPrices } from '../stay-prices.ts'
import { useAfterPaint } from '../../ui/use-after-paint.ts'

/* A map that fails to load does not affect the list. */
const HotelMap = dynamic(
  () =>
    import('../map/hotel-map.tsx').then(
      (module) => module.HotelMap,
      () => NoMap,
    ),
  { ssr: false, loading: () => <Blank>Loading the map</Blank> },
)

const NONE: readonly ListedHotel[] = []

/** The listed hotels on a map, with their from-prices for the whole stay. */
export function CityMap(props: {
  /** Null before the first answer. */
  hotels: readonly ListedHotel[] | null
  stay: Stay
  hoveredId: string | null
  onHover: (hotelId: string | null) => void
  dimmed: boolean
  /** True where somebody has opened the map by its key or button. */
  live: boolean
}) {
  const { stay } = props
  const prices = useStayPrices(stay)
  // The list renders first; fifty pins follow.
  const hotels = useAfterPaint(props.hotels ?? NONE)
  const router = useRouter()
  const pins = useMemo(
    () =>
      hotels.map(({ id, name, location, totalCents, currency }) => {
        const price = totalCents === 0 ? '' : formatWhole(prices.total(totalCents), currency)
        return { id: String(id), name, ...location, price }
      }),
    [hotels, prices],
  )
  const leave = useLeaveScreen()
  const open = useCallback(
    (id: string) => leave(() => router.push(hotelHref(id, stay) as Route)),
    [leave, router, stay],
  )
  // A map needs a first hotel to have a position; once shown it stays, even if a filter leaves no pins.
  const [begun, setBegun] = useState(pins.length > 0)
  if (!begun && pins.length > 0) setBegun(true)
  if (!begun) return <Blank>{props.hotels === null ? '' : 'No hotels to show'}</Blank>
  return (
    <HotelMap
      hotels={pins}
      hoveredId={props.hoveredId}
      onHover={props.onHover}
      onOpen={open}
      live={props.live}
      className={cx('h-full transition-opacity', props.dimmed && 'opacity-60')}
    />
  )
}

function NoMap() {
  return <Blank>Couldn't load the map. Everything on the map is also in the list.</Blank>
}

function Blank({ children }: { children: string }) {
  return <p className="card grid h-full place-items-center bg-sunk p-6 text-ink3">{children}</p>
}
