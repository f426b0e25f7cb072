'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * The way to the filters by key: to the rail's first choice; to the rail itself while its choices are still coming, and on to the
 * first one once they are there; or to what opens the rail where it is folded away.
 *
 * @param arrived whether the choices are drawn
 */
export function useRail(
  arrived: boolean,
  openSheet: () => void,
): { rail: RefObject<HTMLElement | null>; toFilters: () => void } {
  const rail = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (arrived && rail.current === document.activeElement) firstChoice(rail.current)?.focus()
  }, [arrived])
  const toFilters = () => {
    if (rail.current?.offsetParent) (firstChoice(rail.current) ?? rail.current).focus()
    else openSheet()
  }
  return { rail, toFilters }
}

function firstChoice(rail: HTMLElement | null): HTMLElement | null {
  return rail?.querySelector<HTMLElement>('input[type="checkbox"]') ?? null
}
