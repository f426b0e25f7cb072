import { useLayoutEffect, type RefObject } from 'react'

/**
 * The focus of a list or menu that opens and closes. The library waits for a frame to put it in, and for the
 * end of the fading to give it back: until then keys would be lost, and Tab would lead nowhere.
 * @param trigger what gets the focus back
 * @param first what of the popup has the focus at first
 */
export function useListFocus(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  trigger: () => HTMLElement | null,
  first: (popup: HTMLElement) => HTMLElement | null,
): void {
  useLayoutEffect(() => {
    if (open) afterLibrary(() => popup.current && !hasFocus(popup.current) && give(first(popup.current)))
    else if (popup.current && hasFocus(popup.current)) give(trigger())
    // The opening and the closing alone move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
}

/** The library judges as it draws the popup whether the focus is inside, and must find it outside. */
function afterLibrary(run: () => void) {
  queueMicrotask(() => queueMicrotask(run))
}

function hasFocus(popup: HTMLElement): boolean {
  return popup.contains(document.activeElement)
}

function give(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}
