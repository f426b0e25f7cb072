'use client'

import type { Map as LibreMap } from 'maplibre-gl'
import { useMemo } from 'react'
import type { Box, Point } from '../../lib/map/box.ts'
import { CLOSEST_ZOOM, PADDING, type MapView, type Spot } from './map-view.ts'
import type { MapLibrary } from './maplibre.ts'
import type { MapState } from './use-map.ts'

/** What pins stand on: a map, or its picture. */
export type Ground = {
  /**
   * Puts an element there, with its middle on the point, or with its upper edge so many pixels above it.
   */
  put: (element: HTMLElement, at: Point, above?: number) => { move: (at: Point) => void; remove: () => void }
  spotOf: (at: Point) => Spot
  /** What is in view. */
  bounds: () => Box
  /** Brings a box into view. */
  fit: (box: Box) => void
  panTo: (at: Point) => void
  /** Calls when points have another spot; returns the function that stops. */
  onMove: (tell: () => void) => () => void
}

const MOVES = ['zoom', 'moveend', 'resize'] as const

/**
 * The ground of a map on the page; null until it is there.
 * @param holder the element that holds the pins of the picture
 * @param fit draws another picture, of this box
 */
export function useGround(
  state: MapState,
  holder: HTMLElement | null,
  fit: (box: Box) => void,
): Ground | null {
  const map = state.kind === 'ready' ? state.map : null
  const library = state.kind === 'ready' ? state.library : null
  const view = state.kind === 'picture' ? state.picture.view : null
  return useMemo(() => {
    if (map && library) return mapGround(map, library)
    return view && holder ? pictureGround(holder, view, fit) : null
  }, [map, library, view, holder, fit])
}

/** A map as ground for pins. */
function mapGround(map: LibreMap, library: MapLibrary): Ground {
  return {
    put(element, at, above) {
      const place =
        above === undefined ? {} : { anchor: 'top' as const, offset: [0, -above] as [number, number] }
      const marker = new library.Marker({ element, ...place }).setLngLat(at).addTo(map)
      return { move: (next) => void marker.setLngLat(next), remove: () => void marker.remove() }
    },
    spotOf: (at) => map.project(at),
    bounds() {
      const view = map.getBounds()
      return { west: view.getWest(), south: view.getSouth(), east: view.getEast(), north: view.getNorth() }
    },
    fit: ({ west, south, east, north }) =>
      void map.fitBounds([west, south, east, north], {
        padding: PADDING,
        maxZoom: CLOSEST_ZOOM,
        duration: 400,
      }),
    panTo: (at) => void map.panTo(at),
    onMove(tell) {
      for (const name of MOVES) map.on(name, tell)
      return () => {
        for (const name of MOVES) map.off(name, tell)
      }
    },
  }
}

/** A picture of a map as ground for pins. It stands still. */
function pictureGround(holder: HTMLElement, view: MapView, fit: (box: Box) => void): Ground {
  const { width, height } = view.size
  return {
    put(element, at, above) {
      const move = (next: Point) => {
        const { x, y } = view.spotOf(next)
        const hang = above === undefined ? '-50%' : `${-above}px`
        element.style.transform = `translate(-50%, ${hang}) translate(${x}px, ${y}px)`
      }
      Object.assign(element.style, { position: 'absolute', left: '0', top: '0' })
      move(at)
      holder.append(element)
      return { move, remove: () => element.remove() }
    },
    spotOf: view.spotOf,
    bounds() {
      const [upper, lower] = [view.pointOf({ x: 0, y: 0 }), view.pointOf({ x: width, y: height })]
      return { west: upper.lng, north: upper.lat, east: lower.lng, south: lower.lat }
    },
    fit,
    panTo: () => undefined,
    onMove: () => () => undefined,
  }
}
