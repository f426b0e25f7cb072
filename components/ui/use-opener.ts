import { cloneElement, useState, type ComponentProps, type ReactElement } from 'react'

/**
 * Whether something is open that a button or its surroundings open, and that button.
 * @param trigger the button, if there is one
 */
export function useOpener(
  props: { open?: boolean; onOpenChange?: (open: boolean) => void },
  trigger: ReactElement<ComponentProps<'button'>> | undefined,
) {
  const [own, setOwn] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  /** The button itself, to which the focus returns; null where something else opens it. */
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
