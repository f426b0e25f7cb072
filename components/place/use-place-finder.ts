'use client'

import { useEffect, useState } from 'react'
import type { PlaceIndex } from './place-index.ts'
import type { FoundPlace } from './place.ts'
import { loadPlaces } from './places-source.ts'

/** Finds the cities and airports that have exactly this code or name, the likeliest first. */
export type PlaceFinder = (text: string) => readonly FoundPlace[]

/** The finder of places, and whether their names are still being loaded: until then it finds none. */
export type NamedPlaces = { placeNamed: PlaceFinder; isLoading: boolean }

/** The finder of places; it finds none until the names are loaded, or if that fails. */
export function useNamedPlaces(): NamedPlaces {
  const [index, setIndex] = useState<PlaceIndex | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let here = true
    loadPlaces().then(
      (loaded) => here && setIndex(loaded),
      // Codes are read without names; the next window tries again.
      () => here && setIndex('failed'),
    )
    return () => {
      here = false
    }
  }, [])
  return {
    placeNamed: typeof index === 'string' ? noPlace : placeFinderOf(index),
    isLoading: index === 'loading',
  }
}

const noPlace: PlaceFinder = () => []

/** The finder of an index of places. */
export function placeFinderOf(index: PlaceIndex): PlaceFinder {
  return (text) => index.find(text).filter(({ exact }) => exact)
}
