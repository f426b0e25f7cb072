'use client'

import { useEffect, useMemo, useState } from 'react'
import { spotBox, townOf } from './spot.ts'
import type { Town } from '../../lib/map/area.ts'
import type { Point } from '../../lib/map/box.ts'
import { useGround } from './ground.ts'
import { MapFrame } from './map-frame.tsx'
import { useArea } from './use-area.ts'
import { useMap } from './use-map.ts'

const RINGS_KM = [0.5, 1, 3] as const
const PIN = 'pointer-events-none z-10 flex flex-col items-center gap-1'
const NAME =
  'font-sans rounded-full border border-accent bg-accent px-2.5 py-0.5 text-13 font-bold whitespace-nowrap text-accent-ink shadow-float max-w-[220px] truncate'
const DOT_PX = 14
const DOT = 'size-[14px] rounded-full border-2 border-panel bg-accent shadow-float'

/**
 * The map of one place: its pin, rings of half a kilometre, one and three, and the centre of its town if that
 * is near.
 * @param place `city` is the town in its address
 * @param onTown called with that town once the basemap has loaded
 */
export function SpotMap(props: {
  place: Point & { name: string; city: string }
  onTown: (town: Town) => void
}) {
  const { name, city, lat, lng } = props.place
  const { onTown } = props
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const [holder, setHolder] = useState<HTMLDivElement | null>(null)
  const spot = useMemo(() => ({ lat, lng }), [lat, lng])
  const shown = useMemo(() => spotBox(spot, null), [spot])
  const { answer } = useArea(shown)
  const town = useMemo(
    () => (answer?.kind === 'own' ? townOf(city, spot, answer.area.towns) : null),
    [answer, city, spot],
  )
  const fit = useMemo(() => (answer ? spotBox(spot, town) : null), [answer, spot, town])
  const state = useMap(container, {
    shown,
    fit,
    centre: spot,
    ringsKm: RINGS_KM,
    otherwise: 'See the address for the location.',
    still: true,
  })
  const ground = useGround(state, holder, stay)

  useEffect(() => {
    if (town) onTown(town)
  }, [town, onTown])

  useEffect(() => {
    const placed = ground?.put(pin(name), spot, DOT_PX / 2)
    return () => placed?.remove()
  }, [ground, name, spot])

  return (
    <MapFrame
      onContainer={setContainer}
      onPicture={setHolder}
      state={state}
      label={`Map: location of ${name}`}
      inCard
    />
  )
}

/* One pin is never lost. */
const stay = () => undefined

/**
 * A dot with the name below it, where no ring has its label. Not a control: a click would do nothing, and the
 * map's own label already names the place.
 */
function pin(name: string): HTMLElement {
  const element = document.createElement('div')
  element.className = PIN
  const sign = document.createElement('span')
  sign.className = NAME
  sign.textContent = name
  const dot = document.createElement('span')
  dot.className = DOT
  element.append(dot, sign)
  return element
}
