'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The layout of a list of results: rows or cards, how many fare columns, and whether seats and bag have a
 * column.
 */
export type ListLayout = {
  cards: boolean
  fareColumns: 1 | 2 | 3
  details: boolean
  /** The height of a row, folded where it can be. */
  rowHeight: number
  /** The height with all legs; null where rows do not fold. */
  unfoldedHeight: number | null
}

/** Rows need this much width in pixels; narrower lists show cards. */
const ROWS_FROM = 690
const DETAILS_FROM = 800
const THREE_FARES_FROM = 930
/** A leg has two lines: times and stops, airports and flight numbers. */
const LEG_HEIGHT = 36
const LEG_GAP = 4
/** The line that shows and hides the legs of a folded row. */
const FOLD_HEIGHT = 24
/** Rows with more legs are folded to two. */
const MOST_LEGS_UNFOLDED = 3
export const LEGS_WHEN_FOLDED = 2
const STEPS = [THREE_FARES_FROM, DETAILS_FROM, ROWS_FROM]

/**
 * The layout for a width. Heights are fixed by the number of legs, so that nothing jumps while fares arrive.
 */
function listLayout(width: number, legCount: number): ListLayout {
  const folds = legCount > MOST_LEGS_UNFOLDED
  const least = width < ROWS_FROM ? 0 : 86
  const around = width < ROWS_FROM ? 104 : 10
  const height = (legs: number) =>
    Math.max(least, around + legs * (LEG_HEIGHT + LEG_GAP) - LEG_GAP + (folds ? FOLD_HEIGHT + LEG_GAP : 0))
  const heights = {
    rowHeight: height(folds ? LEGS_WHEN_FOLDED : legCount),
    unfoldedHeight: folds ? height(legCount) : null,
  }
  if (width < ROWS_FROM) return { cards: true, fareColumns: 2, details: false, ...heights }
  return {
    cards: false,
    fareColumns: width >= THREE_FARES_FROM ? 3 : 2,
    details: width >= DETAILS_FROM,
    ...heights,
  }
}

/** The layout of an element; follows its width. */
export function useListLayout(element: RefObject<HTMLElement | null>, legCount: number): ListLayout {
  // Keeps the layout's step instead of the width, so that another width with the same layout renders nothing.
  const [width, setWidth] = useState(THREE_FARES_FROM)
  useLayoutEffect(() => {
    if (!element.current) return
    const fit = (now: number) => setWidth(STEPS.find((step) => now >= step) ?? 0)
    // Measured before the first frame: the observer reports after it, and every row would move.
    fit(element.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && fit(entry.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return listLayout(width, legCount)
}
