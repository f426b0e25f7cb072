'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { boxAround, coreBox, type Point } from '../../../lib/map/box.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import { CITY_RINGS } from '../../map/map-style.ts'
import { PinLayer, type PinEvents, type PinHotel } from './pin-layer.ts'
import { useMap } from '../../map/use-map.ts'

/**
 * Hotels as price pins on a map. The map fits most of its first hotels (a few may be far away) and then stays
 * where the agent moved it, unless another page or filter leaves most pins out of view. Give it a new `key`
 * for another search.
 * @param centre the point that distances are measured from; by default the largest town among the hotels
 * @param hoveredId the hotel under the pointer, in the list or here
 */
export function HotelMap(props: {
  hotels: readonly PinHotel[]
  centre?: Point | null
  selectedId?: string | null
  hoveredId?: string | null
  onHover: (id: string | null) => void
  onOpen: (id: string) => void
  className?: string
}) {
  const { hotels, selectedId = null, hoveredId = null } = props
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const shown = useMemo(() => boxAround(hotels), [hotels])
  const fit = useMemo(() => coreBox(hotels), [hotels])
  const state = useMap(container, {
    shown,
    fit,
    centre: props.centre ?? null,
    ringsKm: CITY_RINGS,
    otherwise: 'Everything on the map is also in the list.',
  })
  const layer = useRef<PinLayer | null>(null)
  const events = useRef<PinEvents>(props)
  const map = state.kind === 'ready' ? state.map : null
  const library = state.kind === 'ready' ? state.library : null

  useEffect(() => {
    events.current = props
  })

  useEffect(() => {
    if (!map || !library) return
    const pins = new PinLayer(map, library, {
      onHover: (id) => events.current.onHover(id),
      onOpen: (id) => events.current.onOpen(id),
    })
    layer.current = pins
    return () => {
      pins.remove()
      layer.current = null
    }
  }, [map, library])

  useEffect(() => {
    layer.current?.show(hotels)
    layer.current?.follow()
  }, [map, hotels])

  useEffect(() => {
    layer.current?.mark([hoveredId, selectedId])
  }, [map, hotels, hoveredId, selectedId])

  return (
    <MapFrame
      onContainer={setContainer}
      state={state}
      label="Map of the listed hotels"
      className={props.className}
    />
  )
}
