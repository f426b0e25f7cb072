'use client'

import dynamic from 'next/dynamic'
import { useRef, useState, useEffect, type RefObject } from 'react'
import type { Town } from '../../lib/map/area.ts'
import { Card } from '../ui/card.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import { fromCentreText, spotOf, type Location } from './spot.ts'
import { LOCATION_ID } from './location-link.tsx'

/* The map and its library load when the card is near the window, so that agents who only look at rates
   never load them. A map that fails to load does not affect the rates. */
const SpotMap = dynamic(
  () =>
    import('./spot-map.tsx').then(
      (module) => module.SpotMap,
      () => NoSpot,
    ),
  {
    ssr: false,
  },
)

/**
 * A location: a map of its surroundings, the distance from the centre, address and coordinates.
 * Nothing without coordinates.
 */
export function LocationCard(props: {
  name: string
  /** The town in the address. */
  city: string
  address: string
  location: Location
}) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const [town, setTown] = useState<Town | null>(null)
  const spot = spotOf(props.location)
  if (!spot) return null
  return (
    <div ref={place} id={LOCATION_ID} tabIndex={-1} className="scroll-mt-4 rounded-card">
      <Card title="Location" aside={town && <span className="figures">{fromCentreText(spot, town)}</span>}>
        <div className="h-[240px] bg-sunk">
          {near && <SpotMap place={{ ...spot, name: props.name, city: props.city }} onTown={setTown} />}
        </div>
        <p className="flex flex-wrap justify-between gap-x-4 border-t px-4 py-2 text-ink2">
          <span>{props.address}</span>
          <span className="figures">{`${spot.lat.toFixed(5)}, ${spot.lng.toFixed(5)}`}</span>
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

/** Elements this far below the window are loaded. */
const AHEAD = '300px'
/** Milliseconds after which the map loads even if the browser was never idle. */
const AT_LAST_MS = 3000

/** True once an element is near the window and the browser is idle; it stays true. */
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
        rest = whenIdle(() => setNear(true), AT_LAST_MS)
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
