'use client'

import { useEffect, useMemo, useState } from 'react'
import { boxAround, type Point } from '../../../lib/map/box.ts'
import { ringAround } from '../../../lib/map/rings.ts'
import { MapFrame } from './map-frame.tsx'
import { useMap } from './use-map.ts'

/** Something near the hotel that has a name and a place. */
export type Landmark = Point & { name: string }

const RINGS_KM = [0.5, 1, 3] as const
const PIN =
  'font-sans rounded-full border border-accent bg-accent px-2.5 py-0.5 text-13 font-bold whitespace-nowrap text-accent-ink shadow-float z-10 max-w-[200px] truncate'
const LANDMARK =
  'font-sans rounded-pill border border-line2 bg-panel px-1.5 text-11 whitespace-nowrap text-ink2 shadow-lift'

/** Where one hotel lies: its pin, rings of half a kilometre, one and three, and what is near. */
export function HotelSpot(props: {
  hotel: Point & { name: string }
  landmarks?: readonly Landmark[]
  className?: string
}) {
  const { name, lat, lng } = props.hotel
  const { landmarks = NONE } = props
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const centre = useMemo(() => ({ lat, lng }), [lat, lng])
  const shown = useMemo(
    () => boxAround(ringAround(centre, 1.2).map(([east, north]) => ({ lng: east, lat: north }))),
    [centre],
  )
  const state = useMap(container, { shown, fit: shown, centre, ringsKm: RINGS_KM, still: true })
  const map = state.kind === 'ready' ? state.map : null
  const library = state.kind === 'ready' ? state.library : null

  useEffect(() => {
    if (!map || !library) return
    const signs = [
      { name, lat, lng, look: PIN },
      ...landmarks.map((landmark) => ({ ...landmark, look: LANDMARK })),
    ]
    const markers = signs.map((sign) => {
      const element = document.createElement('div')
      element.className = sign.look
      element.textContent = sign.name
      return new library.Marker({ element }).setLngLat([sign.lng, sign.lat]).addTo(map)
    })
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [map, library, name, lat, lng, landmarks])

  return (
    <MapFrame
      onContainer={setContainer}
      state={state}
      label={`Where ${name} is`}
      className={props.className}
    />
  )
}

const NONE: readonly Landmark[] = []
