'use client'

import { useEffect, useState } from 'react'
import type { PlaceIndex } from './place-index.ts'
import type { FoundPlace } from './place.ts'
import { loadPlaces } from './places-source.ts'

/** Finds the cities and airports that have exactly this code or name, the likeliest first. */
export type PlaceFinder = (text: string) => readonly FoundPlace[]

/** The finder of places; it finds none until the names are loaded, or if that fails. */
export function usePlaceFinder(): PlaceFinder {
  const [index, setIndex] = useState<PlaceIndex | null>(null)
  useEffect(() => {
    let here = true
    loadPlaces().then(
      (loaded) => here && setIndex(loaded),
      () => undefined, // Codes are read without names; the next window tries again.
    )
    return () => {
      here = false
    }
  }, [])
  return index === null ? noPlace : placeFinderOf(index)
}

const noPlace: PlaceFinder = () => []

/** The finder of an index of places. */
export function placeFinderOf(index: PlaceIndex): PlaceFinder {
  return (text) => index.find(text).filter(({ exact }) => exact)
}
