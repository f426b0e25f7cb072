import { cloneElement, useState, type ComponentProps, type ReactElement } from 'react'

/**
 * The open state of a popup that a button or its owner opens, and the button.
 * @param trigger the button, if there is one
 */
export function useOpener(
  props: { open?: boolean; onOpenChange?: (open: boolean) => void },
  trigger: ReactElement<ComponentProps<'button'>> | undefined,
) {
  const [own, setOwn] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  /** The button's element, to which the focus returns; null where something else opens the popup. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const isOpen = props.open ?? own
  if (isOpen && !wasOpen) setWasOpen(true)
  const change = (open: boolean) => {
    setOwn(open)
    props.onOpenChange?.(open)
  }
  const button =
    trigger &&
    cloneElement(trigger, {
      ref: setOpener,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: () => change(!isOpen),
    })
  return { button, opener, isOpen, wasOpen, change }
}
