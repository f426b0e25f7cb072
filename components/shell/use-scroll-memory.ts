'use client'

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

const offsets = new Map<string, number>()

/** Pixels above a list that stay visible when it is scrolled to its top. */
const ROOM_ABOVE = 96

/** The element that scrolls: the `main` region of the shell. */
export const scrollRegion = () => document.getElementById('screen')

/** Forgets a list's scroll position, because the list is opened anew and not by Back. */
export function forgetScroll(href: string): void {
  offsets.delete(href)
}

/**
 * Restores a list's scroll position after Back. Any other list starts at its top: a page that is scrolled
 * past it scrolls up when it has loaded.
 * @param href address of the list on screen
 */
export function useScrollMemory(href: string, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = scrollRegion()
    if (!region || !list.current) return
    const left = offsets.get(href)
    if (left !== undefined) region.scrollTop = left
    // Measuring forces a layout, and an unscrolled page needs none.
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

/**
 * How far a list begins below the top of what scrolls.
 * @param shape another value means that what stands above the list may have another height
 */
export function useScrollMargin(list: RefObject<HTMLElement | null>, shape: string | number): number {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const region = scrollRegion()
    if (!region || !list.current) return
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a list is measured where it stands
    setMargin(
      list.current.getBoundingClientRect().top - region.getBoundingClientRect().top + region.scrollTop,
    )
  }, [list, shape])
  return margin
}
