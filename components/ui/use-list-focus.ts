import { useLayoutEffect, type RefObject } from 'react'

/**
 * The focus of a list or menu that opens and closes. The library moves the focus in one frame later, and back
 * only after the closing animation. Until then keys would be lost and Tab would not work, so this hook moves
 * it at once.
 * @param trigger gets the focus back
 * @param first the element of the popup that is focused at first
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
    // Only opening and closing move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
}

/** Waits until the library has rendered the popup and checked that the focus is still outside it. */
function afterLibrary(run: () => void) {
  queueMicrotask(() => queueMicrotask(run))
}

function hasFocus(popup: HTMLElement): boolean {
  return popup.contains(document.activeElement)
}

function give(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}
