'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { boxAround, coreBox, type Box, type Point } from '../../../lib/map/box.ts'
import { useGround } from '../../map/ground.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import { CITY_RINGS } from '../../map/map-style.ts'
import { PinLayer, type PinEvents, type PinHotel } from './pin-layer.ts'
import { useMap } from '../../map/use-map.ts'

/**
 * Hotels as price pins on a map. The map fits most of its first hotels (a few may be far away) and then stays
 * where the agent moved it, unless another page or filter leaves most pins out of view. Give it a new `key`
 * for another search.
 * @param centre the point that distances are measured from; by default the largest town among the hotels
 * @param live true where somebody has asked for the map, not its picture
 * @param hoveredId the hotel under the pointer, in the list or here
 */
export function HotelMap(props: {
  hotels: readonly PinHotel[]
  centre?: Point | null
  selectedId?: string | null
  hoveredId?: string | null
  onHover: (id: string | null) => void
  onOpen: (id: string) => void
  live: boolean
  className?: string
}) {
  const { hotels, selectedId = null, hoveredId = null } = props
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const shown = useMemo(() => boxAround(hotels), [hotels])
  const [holder, setHolder] = useState<HTMLDivElement | null>(null)
  const [fit, setFit] = useState<Box | null>(() => coreBox(hotels))
  const state = useMap(container, {
    shown,
    fit,
    centre: props.centre ?? null,
    ringsKm: CITY_RINGS,
    otherwise: 'Everything on the map is also in the list.',
    live: props.live,
  })
  const layer = useRef<PinLayer | null>(null)
  const events = useRef<PinEvents>(props)
  const ground = useGround(state, holder, setFit)

  useEffect(() => {
    events.current = props
  })

  useEffect(() => {
    if (!ground) return
    const pins = new PinLayer(ground, {
      onHover: (id) => events.current.onHover(id),
      onOpen: (id) => events.current.onOpen(id),
    })
    layer.current = pins
    return () => {
      pins.remove()
      layer.current = null
    }
  }, [ground])

  useEffect(() => {
    layer.current?.show(hotels)
    layer.current?.follow()
  }, [ground, hotels])

  useEffect(() => {
    layer.current?.mark([hoveredId, selectedId])
  }, [ground, hotels, hoveredId, selectedId])

  return (
    <MapFrame
      onContainer={setContainer}
      onPicture={setHolder}
      state={state}
      label="Map of the listed hotels"
      className={props.className}
    />
  )
}
