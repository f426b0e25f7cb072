import { cloneElement, useState, type ComponentProps, type ReactElement } from 'react'

/**
 * The open state of a popup that a button or its owner opens, and the button.
 * @param trigger the button, if there is one
 * @param popup what opens, for screen readers; a menu opens by the arrow keys too
 */
export function useOpener(
  props: { open?: boolean; onOpenChange?: (open: boolean) => void },
  trigger: ReactElement<ComponentProps<'button'>> | undefined,
  popup: 'dialog' | 'menu' = 'dialog',
) {
  const [own, setOwn] = useState(false)
  /** The button's element, to which the focus returns; null where something else opens the popup. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const isOpen = props.open ?? own
  const change = (open: boolean) => {
    setOwn(open)
    props.onOpenChange?.(open)
  }
  const button =
    trigger &&
    cloneElement(trigger, {
      ref: setOpener,
      'aria-haspopup': popup,
      'aria-expanded': isOpen,
      onClick: () => change(!isOpen),
      onKeyDown: (event) => {
        if (popup !== 'menu' || !(event.key === 'ArrowDown' || event.key === 'ArrowUp')) return
        event.preventDefault()
        change(true)
      },
    })
  return { button, opener, isOpen, change }
}
