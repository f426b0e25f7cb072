'use client'

import { useEffect, useState } from 'react'
import type { Place } from './place.ts'
import { loadPlaces } from './places-source.ts'
import { whenIdle } from '../ui/when-idle.ts'

/** Finds a place by code; undefined until the places are loaded. Loads them when the page is idle. */
export function usePlaceByCode(): (code: string) => Place | undefined {
  const [byCode, setByCode] = useState<(code: string) => Place | undefined>(() => () => undefined)
  useEffect(() => {
    let here = true
    const load = () =>
      loadPlaces().then(
        (index) => here && setByCode(() => index.byCode),
        () => undefined, // Screens show codes; typing in a field tries again.
      )
    const cancel = whenIdle(() => void load(), 1500)
    return () => {
      here = false
      cancel()
    }
  }, [])
  return byCode
}
