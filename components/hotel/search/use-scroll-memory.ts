'use client'

import { useEffect, useLayoutEffect, type RefObject } from 'react'

const offsets = new Map<string, number>()

/** Pixels of what stands above a list that stay in sight when it begins at its top. */
const ROOM_ABOVE = 96

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
    const left = offsets.get(href)
    if (left !== undefined) region.scrollTop = left
    // Measuring costs a layout: a list at its top is where it should be.
    else if (region.scrollTop > 0) {
      const top = list.current.getBoundingClientRect().top - region.getBoundingClientRect().top
      if (top < 0) region.scrollTop += top - ROOM_ABOVE
    }
  }, [href, list])
  useEffect(() => {
    const region = scrollRegion()
    const remember = () => region && offsets.set(href, region.scrollTop)
    region?.addEventListener('scroll', remember, { passive: true })
    return () => region?.removeEventListener('scroll', remember)
  }, [href])
}
