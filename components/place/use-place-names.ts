'use client'

import { useEffect, useState } from 'react'
import type { Place } from './place-index.ts'
import { loadPlaces } from './places-source.ts'

/**
 * Looks a code up among the loaded places; undefined until they are there. Loads them when the page is idle.
 */
export function usePlaceByCode(): (code: string) => Place | undefined {
  const [byCode, setByCode] = useState<(code: string) => Place | undefined>(() => () => undefined)
  useEffect(() => {
    let here = true
    const load = () =>
      loadPlaces().then(
        (index) => here && setByCode(() => index.byCode),
        () => undefined, // Codes are shown bare; typing in a field tries again.
      )
    const idle = typeof requestIdleCallback === 'function'
    const handle = idle
      ? requestIdleCallback(() => void load(), { timeout: 1500 })
      : window.setTimeout(() => void load(), 300)
    return () => {
      here = false
      if (idle) cancelIdleCallback(handle)
      else clearTimeout(handle)
    }
  }, [])
  return byCode
}
