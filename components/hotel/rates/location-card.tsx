'use client'

import dynamic from 'next/dynamic'
import { useRef, useState, useEffect, type RefObject } from 'react'
import type { Town } from '../../../lib/map/area.ts'
import { Card } from '../../ui/card.tsx'
import { fromCentreText, spotOf } from '../map/hotel-location.ts'
import type { HotelView } from './hotel-page-view.ts'
import { LOCATION_ID } from './location-link.tsx'

/* Map and map library come once the card is near: who only looks at rates never loads them. A map that cannot be loaded leaves
   the rates alone. */
const HotelSpot = dynamic(
  () =>
    import('../map/hotel-spot.tsx').then(
      (module) => module.HotelSpot,
      () => NoSpot,
    ),
  {
    ssr: false,
  },
)

/** Where the hotel stands: a map of its surroundings, how far the centre is, address and coordinates. Nothing without coordinates. */
export function LocationCard({ hotel }: { hotel: HotelView }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const [town, setTown] = useState<Town | null>(null)
  const spot = spotOf(hotel.location)
  if (!spot) return null
  return (
    <div ref={place} id={LOCATION_ID} tabIndex={-1} className="scroll-mt-4 rounded-card">
      <Card title="Location" aside={town && <span className="figures">{fromCentreText(spot, town)}</span>}>
        <div className="h-[240px] bg-sunk">
          {near && <HotelSpot hotel={{ ...spot, name: hotel.name, city: hotel.city }} onTown={setTown} />}
        </div>
        <p className="flex flex-wrap justify-between gap-x-4 border-t px-4 py-2 text-ink2">
          <span>{hotel.address}</span>
          <span className="figures">
            {spot.lat.toFixed(5)}, {spot.lng.toFixed(5)}
          </span>
        </p>
      </Card>
    </div>
  )
}

function NoSpot() {
  return (
    <p className="grid h-full place-items-center p-6 text-center text-ink2">
      Couldn't load the map. See the address for the location.
    </p>
  )
}

/** Pixels below the window from which on something is made ready. */
const AHEAD = '300px'
/** A page that never rests gets it all the same, milliseconds later. */
const AT_LAST = 3000

/** True once an element is about to come into view and the browser has nothing better to do; it stays true. */
function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    let rest: (() => void) | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        rest = whenIdle(() => setNear(true))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      rest?.()
    }
  }, [ref, near])
  return near
}

/** Answers what calls it off. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: AT_LAST })
    return () => cancelIdleCallback(handle)
  }
  const handle = window.setTimeout(act, 300)
  return () => window.clearTimeout(handle)
}
