'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the filters: to the rail's first option; to the rail itself while its options are
 * loading, and then to the first one; or opens the sheet with the filters where the rail is hidden.
 *
 * @param arrived whether the options are rendered
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
    if (rail.current?.checkVisibility()) (firstChoice(rail.current) ?? rail.current).focus()
    else openSheet()
  }
  return { rail, toFilters }
}

function firstChoice(rail: HTMLElement | null): HTMLElement | null {
  return rail?.querySelector<HTMLElement>('input[type="checkbox"]') ?? null
}
