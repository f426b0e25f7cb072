'use client'

import { useEffect, useLayoutEffect } from 'react'
import type { ResultsStore } from '../results/results-store.ts'

const offsets = new WeakMap<ResultsStore, number>()

/** Back brings the list to where it was left; scrolling holds the order of the rows. */
export function useScrollMemory(store: ResultsStore, region: () => HTMLElement | null): void {
  useLayoutEffect(() => {
    const offset = offsets.get(store)
    const element = region()
    if (element && offset !== undefined) element.scrollTop = offset
  }, [store, region])
  useEffect(() => {
    const element = region()
    if (!element) return
    const remember = () => {
      offsets.set(store, element.scrollTop)
      if (element.scrollTop > 0) store.hold()
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [store, region])
}
