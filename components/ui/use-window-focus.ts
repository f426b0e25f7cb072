import { useLayoutEffect, useRef } from 'react'

const REACHED = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * The focus of a window that opens and closes: it goes in with the first drawing, and back with what closes
 * the window. The library would wait for a frame and for the end of the closing; what is typed in between
 * would be lost, or go to the page behind. Give the window's popup what this answers.
 * @param opener what gets the focus back; null: what had it before
 * @param first what has the focus at first; the first control otherwise
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
      // As the window leaves the page it is still asked whether the focus was in it.
      if (element) popup.current = element
    },
    /** The library asks in the moment of the first drawing, before any further key. */
    initialFocus: () => {
      const drawn = popup.current
      if (!drawn || isWithin(drawn)) return false
      before.current = document.activeElement
      const wanted = first?.() ?? reached(drawn)[0] ?? drawn
      wanted.focus({ preventScroll: wanted === drawn })
      return false as const
    },
    /** Asked when the window has gone: whoever has gone on since keeps the focus. */
    finalFocus: () => {
      const isLeft = !isWithin(popup.current) && document.activeElement !== document.body
      return isLeft ? false : (opener ?? before.current !== document.body)
    },
  }
}

function isWithin(popup: HTMLElement | null): boolean {
  return popup !== null && popup.contains(document.activeElement)
}

/** What Tab goes through, in the order of the page. */
export function reached(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(REACHED)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [aria-hidden="true"], [data-base-ui-focus-guard]') &&
      element.checkVisibility(),
  )
}
