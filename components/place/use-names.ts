'use client'

import { useEffect, useState } from 'react'

type Names = ReadonlyMap<string, string>

const NONE: Names = new Map()

/**
 * Names by code of a reference file; empty until they are loaded, and where they cannot be: the code alone is
 * shown then.
 * @param load the same function at every drawing
 */
export function useNames(load: () => Promise<Names>): Names {
  const [names, setNames] = useState(NONE)
  useEffect(() => {
    let here = true
    load().then(
      (loaded) => here && setNames(loaded),
      () => undefined, // The code says enough; the next screen tries again.
    )
    return () => {
      here = false
    }
  }, [load])
  return names
}
