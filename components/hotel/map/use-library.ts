'use client'

import { useEffect, useState } from 'react'
import type { MapLibrary } from './maplibre.ts'

/** The map library: null while it loads, `failed` where it cannot be loaded or this browser draws no maps. */
export function useLibrary(): MapLibrary | 'failed' | null {
  const [library, setLibrary] = useState<MapLibrary | 'failed' | null>(null)
  useEffect(() => {
    let here = true
    import('./maplibre.ts').then(
      ({ maplibre }) => here && setLibrary(maplibre),
      () => here && setLibrary('failed'),
    )
    return () => {
      here = false
    }
  }, [])
  return library
}
