'use client'

import { useEffect, useLayoutEffect, type RefObject } from 'react'

const offsets = new Map<string, number>()

/** Where the page scrolls: the region of the frame. */
export const scrollRegion = () => document.getElementById('screen')

/** Forgets where a list was left: it is asked for anew, not gone back to. */
export function forgetScroll(href: string): void {
  offsets.delete(href)
}

/**
 * Back brings a list to where it was left. Another list begins at its top: whoever had scrolled past that is brought there
 * once it has come.
 * @param href address of the list that is shown
 */
export function useScrollMemory(href: string, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = scrollRegion()
    if (!region || !list.current) return
    const top =
      list.current.getBoundingClientRect().top - region.getBoundingClientRect().top + region.scrollTop
    region.scrollTop = offsets.get(href) ?? Math.min(region.scrollTop, Math.max(0, top - 80))
  }, [href, list])
  useEffect(() => {
    const region = scrollRegion()
    const remember = () => region && offsets.set(href, region.scrollTop)
    region?.addEventListener('scroll', remember, { passive: true })
    return () => region?.removeEventListener('scroll', remember)
  }, [href])
}
