'use client'

import { useEffect, useState } from 'react'

type Names = ReadonlyMap<string, string>

const NONE: Names = new Map()

/**
 * Names by code of a reference file; empty until they are loaded or if that fails: screens then show the code
 * alone.
 * @param load must be the same function in every render
 */
export function useNames(load: () => Promise<Names>): Names {
  const [names, setNames] = useState(NONE)
  useEffect(() => {
    let here = true
    load().then(
      (loaded) => here && setNames(loaded),
      () => undefined, // Screens show codes until the next screen tries again.
    )
    return () => {
      here = false
    }
  }, [load])
  return names
}
