'use client'

import { useEffect, useState } from 'react'
import type { PlaceIndex } from './place-index.ts'
import type { Place } from './place.ts'
import { loadPlaces } from './places-source.ts'

/** Finds a city or an airport by its code or whole name; undefined for every other text. */
export type PlaceFinder = (text: string) => Place | undefined

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

const noPlace: PlaceFinder = () => undefined

/** The finder of an index of places. */
export function placeFinderOf(index: PlaceIndex): PlaceFinder {
  return (text) => onlyPlace(index, text)
}

/** The one place that is meant; undefined where several have the name, which must be asked for. */
function onlyPlace(index: PlaceIndex, text: string): Place | undefined {
  const [first, ...others] = index.find(text).filter(({ exact }) => exact)
  return others.length === 0 ? first?.place : undefined
}
