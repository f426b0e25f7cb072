'use client'

import type { Map, StyleSpecification } from 'maplibre-gl'
import { useTheme } from 'next-themes'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Box, Point } from '../../lib/map/box.ts'
import { MAP_COLOURS } from './map-colours.ts'
import { ownStyle } from './map-style.ts'
import type { Picture } from './map-picture.tsx'
import { CLOSEST_ZOOM, PADDING, viewOf, type Size } from './map-view.ts'
import type { MapLibrary } from './maplibre.ts'
import { centreOf } from './rings.ts'
import { useArea } from './use-area.ts'
import { useLive } from './use-live.ts'

/**
 * A map on the page, its picture until it is used, or why there is neither; `again` is set where a retry may
 * help.
 */
export type MapState =
  | { kind: 'ready'; map: Map; library: MapLibrary }
  | { kind: 'picture'; picture: Picture; goLive: (() => void) | undefined }
  | { kind: 'loading' }
  | { kind: 'failed'; sentence: string; again?: () => void }

const NO_LIBRARY = "This browser can't show the map (it needs WebGL)."
const NO_STYLE = "The configured map isn't responding."
const NO_AREA = "Couldn't load the map."

/**
 * Puts a map into an element (null until it exists): the desk's own basemap around `shown`, or the configured
 * style, in the colours of the theme. The desk's own is a picture until somebody uses it, so that a screen
 * with a map needs no map library.
 * @param shown the area that the basemap must cover; null while it is not known
 * @param fit the area in view at first
 * @param centre the centre of the rings; null for the largest town in `fit`
 * @param otherwise a sentence that says what to use where there is no map
 * @param live true where somebody has asked for the map
 * @param still true for a map next to text: the mouse wheel scrolls the page
 */
export function useMap(
  container: HTMLDivElement | null,
  options: {
    shown: Box | null
    fit: Box | null
    centre: Point | null
    ringsKm: readonly number[]
    otherwise: string
    live?: boolean
    still?: boolean
  },
): MapState {
  const { shown, fit, ringsKm, still = false } = options
  const size = useSize(container)
  const { live, goLive } = useLive(container, options.live ?? false)
  const { box, answer, isError, refetch } = useArea(shown)
  const library = useLibrary(live || answer?.kind === 'style')
  const [made, setMade] = useState<Map | 'failed' | 'no style' | null>(null)
  const drawn = useRef<StyleSpecification | string | null>(null)
  const dark = useTheme().resolvedTheme === 'dark'
  const centre = useCentre(options, answer?.kind === 'own' ? answer.area.towns : null)

  const style = useMemo(() => {
    if (!answer) return null
    if (answer.kind === 'style') return answer.styleUrl
    const colours = MAP_COLOURS[dark ? 'dark' : 'light']
    return ownStyle({ area: answer.area, colours, font: pageFont(), centre, ringsKm })
  }, [answer, dark, centre, ringsKm])

  const canMake =
    container !== null && style !== null && fit !== null && library !== null && library !== 'failed'
  useEffect(() => {
    if (!canMake) return
    const map = makeMap(library, container, { style, fit, still })
    drawn.current = style
    // eslint-disable-next-line react-hooks/set-state-in-effect -- created only here
    if (!map || typeof style === 'string') setMade(map ?? 'failed')
    // The picture stays until the map is drawn.
    else map.once('load', () => setMade(map))
    if (map && typeof style === 'string') onceStyleFails(map, () => setMade('no style'))
    return () => {
      map?.remove()
      setMade(null)
    }
  }, [canMake]) // eslint-disable-line react-hooks/exhaustive-deps -- later changes are applied below

  useEffect(() => {
    if (made === null || typeof made === 'string' || style === null || typeof style === 'string') return
    if (drawn.current !== style) made.setStyle(style)
    drawn.current = style
    if (box) made.setMaxBounds([box.west, box.south, box.east, box.north])
  }, [made, style, box])

  const view = useMemo(() => (size && fit ? viewOf(fit, size, paddingOf(still)) : null), [size, fit, still])
  const isLost = library === 'failed' || made === 'failed'

  const failed = (why: string) => ({ kind: 'failed', sentence: `${why} ${options.otherwise}` }) as const
  if (made !== null && typeof made !== 'string' && library !== null && library !== 'failed')
    return { kind: 'ready', map: made, library }
  if (answer?.kind === 'own' && view) {
    const picture = {
      area: answer.area,
      view,
      colours: MAP_COLOURS[dark ? 'dark' : 'light'],
      centre,
      ringsKm,
    }
    return { kind: 'picture', picture, goLive: isLost ? undefined : goLive }
  }
  if (isLost) return failed(NO_LIBRARY)
  if (made === 'no style') return failed(NO_STYLE)
  if (isError) return { ...failed(NO_AREA), again: () => void refetch() }
  return { kind: 'loading' }
}

/** The size of an element; null until it is measured. */
function useSize(element: HTMLElement | null): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Pixels around the area in view at first. */
function paddingOf(still: boolean): number {
  return still ? 24 : PADDING
}

/** The same object for the same point, so that another page of hotels does not redraw the basemap. */
function useCentre(
  { fit, centre }: { fit: Box | null; centre: Point | null },
  towns: Parameters<typeof centreOf>[1] | null,
): Point | null {
  const point = centre ?? (fit && towns ? centreOf(fit, towns) : null)
  const [lat, lng] = [point?.lat ?? null, point?.lng ?? null]
  return useMemo(() => (lat === null || lng === null ? null : { lat, lng }), [lat, lng])
}

function makeMap(
  library: MapLibrary,
  container: HTMLDivElement,
  options: { style: StyleSpecification | string; fit: Box; still: boolean },
): Map | null {
  const { west, south, east, north } = options.fit
  try {
    const map = new library.Map({
      container,
      style: options.style,
      bounds: [west, south, east, north],
      fitBoundsOptions: { padding: paddingOf(options.still), maxZoom: CLOSEST_ZOOM },
      maxZoom: 17,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      scrollZoom: !options.still,
      cooperativeGestures: options.still,
      attributionControl: false,
    })
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
    map.addControl(new library.NavigationControl({ showCompass: false }), 'top-right')
    map.addControl(new library.AttributionControl({ compact: true }), 'bottom-right')
    if (options.still) oneStop(container)
    return map
  } catch {
    return null // No WebGL: a sentence is shown instead.
  }
}

/** Makes a map next to text one tab stop, its canvas, whose keys (+, -, arrows) do what the buttons do. */
function oneStop(container: HTMLElement): void {
  for (const button of container.querySelectorAll<HTMLElement>('.maplibregl-ctrl-group button'))
    button.tabIndex = -1
}

/**
 * Until a configured style has loaded, any error leaves the map blank; later errors are about single tiles.
 */
function onceStyleFails(map: Map, tell: () => void): void {
  map.on('error', tell)
  map.once('style.load', () => map.off('error', tell))
}

/** The name under which the build has registered the desk's font. */
function pageFont(): string {
  const [first = 'sans-serif'] = getComputedStyle(document.body).fontFamily.split(',')
  return first.trim().replaceAll(/["']/g, '')
}

/** The map library: null until it is wanted and has loaded, `failed` where it cannot be loaded. */
function useLibrary(wanted: boolean): MapLibrary | 'failed' | null {
  const [library, setLibrary] = useState<MapLibrary | 'failed' | null>(null)
  useEffect(() => {
    if (!wanted) return
    let here = true
    import('./maplibre.ts').then(
      ({ maplibre }) => here && setLibrary(maplibre),
      () => here && setLibrary('failed'),
    )
    return () => {
      here = false
    }
  }, [wanted])
  return library
}
