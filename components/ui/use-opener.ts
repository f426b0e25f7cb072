import { cloneElement, useState, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react'
import { useLatePart, type LatePart } from './late-part.ts'

/**
 * Whether something is open that a button or its surroundings open, and that button. What it opens may come later than the
 * press: the press is kept as long as the hand stays on the button.
 * @param trigger the button, if there is one
 * @param part what it opens
 */
export function useOpener<Part>(
  props: { open?: boolean; onOpenChange?: (open: boolean) => void },
  trigger: ReactElement<ComponentProps<'button'>> | undefined,
  part: LatePart<Part>,
) {
  const [own, setOwn] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  /** The button itself, to which the focus returns; null where something else opens it. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const isOpen = props.open ?? own
  if (isOpen && !wasOpen) setWasOpen(true)
  const drawWindow = useLatePart(part, wasOpen)
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
      // One that has not come yet would come over what the hand has gone on to.
      ...(isOpen &&
        !drawWindow && {
          onBlur: () => document.hasFocus() && change(false),
          onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && change(false),
        }),
    })
  return { button, opener, isOpen, drawWindow: wasOpen ? drawWindow : null, change }
}
