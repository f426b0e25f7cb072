'use client'

import { useEffect, useState } from 'react'
import { loadAirlineNames } from './places-source.ts'

const NONE: ReadonlyMap<string, string> = new Map()

/** Airline names by code; empty until they are loaded, and where they cannot be: the code alone is shown then. */
export function useAirlineNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState(NONE)
  useEffect(() => {
    let here = true
    loadAirlineNames().then(
      (loaded) => here && setNames(loaded),
      () => undefined, // The code says enough; the next screen tries again.
    )
    return () => {
      here = false
    }
  }, [])
  return names
}
