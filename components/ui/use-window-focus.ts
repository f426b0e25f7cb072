import { useLayoutEffect, useRef } from 'react'

const REACHED = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * The focus of a dialog, sheet or popover. It moves in with the first render and back as soon as the window
 * closes. The library would wait for a frame and for the end of the closing animation; keys typed in between
 * would be lost or go to the page. Spread the result on the window's popup.
 * @param opener gets the focus back; null: the element that had it before
 * @param first the element focused at first; by default the first control
 */
export function useWindowFocus(open: boolean, opener: HTMLElement | null, first?: () => HTMLElement | null) {
  const popup = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (open || !isWithin(popup.current)) return
    const target = opener ?? before.current
    if (target instanceof HTMLElement && target !== document.body) target.focus({ preventScroll: true })
    else (document.activeElement as HTMLElement).blur()
  }, [open, opener])

  return {
    ref: (element: HTMLElement | null) => {
      // The element is kept after unmount, when `finalFocus` still checks whether it had the focus.
      if (element) popup.current = element
    },
    /** The library calls this during the first render, before any further key. */
    initialFocus: () => {
      const drawn = popup.current
      if (!drawn || isWithin(drawn)) return false
      before.current = document.activeElement
      const wanted = first?.() ?? reached(drawn)[0] ?? drawn
      wanted.focus({ preventScroll: wanted === drawn })
      return false as const
    },
    /** The library calls this when the window has closed; if the focus has moved on since, it stays there. */
    finalFocus: () => {
      const isLeft = !isWithin(popup.current) && document.activeElement !== document.body
      return isLeft ? false : (opener ?? before.current !== document.body)
    },
  }
}

function isWithin(popup: HTMLElement | null): boolean {
  return popup !== null && popup.contains(document.activeElement)
}

/** The tab stops inside an element, in document order. */
export function reached(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(REACHED)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [aria-hidden="true"], [data-base-ui-focus-guard]') &&
      element.checkVisibility(),
  )
}
