'use client'

import { Popover as Base } from '@base-ui/react/popover'
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useOpener } from './use-opener.ts'
import { reached, useWindowFocus } from './use-window-focus.ts'

/** A small popup next to the button that opened it. `label` names it for screen readers. */
export function Popover({
  trigger,
  ...props
}: {
  label: string
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The element focused when it opens; null for the first control. */
  initialFocus?: () => HTMLElement | null
  align?: 'start' | 'center' | 'end'
  className?: string
}) {
  const { button, opener, isOpen, change } = useOpener(props, trigger)
  const focus = useWindowFocus(isOpen, opener, props.initialFocus)
  return (
    <>
      {button}
      <Base.Root
        open={isOpen}
        onOpenChange={(open, details) => {
          // The button itself handles presses on it.
          if (!open && isOn(opener, details.event)) details.cancel()
          else change(open)
        }}
      >
        <Base.Portal>
          <Base.Positioner anchor={opener} sideOffset={6} align={props.align ?? 'start'} className="z-50">
            <Base.Popup
              aria-label={props.label}
              {...focus}
              onKeyDown={(event) => tabOut(event, opener, () => change(false))}
              className={cx('popup max-w-[calc(100vw-16px)] p-3', props.className)}
            >
              {props.children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </>
  )
}

/** True for a press on the button, or for the focus moving to it. */
function isOn(button: HTMLElement | null, event: Event): boolean {
  const at = event instanceof FocusEvent ? event.relatedTarget : event.target
  return button !== null && at instanceof Node && button.contains(at) && !(event instanceof KeyboardEvent)
}

/**
 * Moves Tab from a popup's last control to the element after the opening button, and Shift+Tab to the button:
 * the popup is at the end of the document, where the browser would continue.
 * @param onLeave called when Tab leaves it forwards
 */
function tabOut(event: KeyboardEvent<HTMLElement>, opener: HTMLElement | null, onLeave: () => void): void {
  const popup = event.currentTarget
  const isWithin = event.target instanceof Node && popup.contains(event.target)
  if (event.key !== 'Tab' || opener === null || !isWithin) return
  const inside = reached(popup)
  const end = event.shiftKey ? inside[0] : inside.at(-1)
  const isAtEnd = document.activeElement === end || (document.activeElement === popup && event.shiftKey)
  if (!isAtEnd) return
  event.preventDefault()
  if (event.shiftKey) return opener.focus()
  const all = reached(document.body).filter((element) => !popup.contains(element))
  onLeave()
  const next = all[all.indexOf(opener) + 1] ?? opener
  next.focus()
}
