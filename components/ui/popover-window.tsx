'use client'

import { Popover as Base } from '@base-ui/react/popover'
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from 'react'
import { afterOpener } from './after-opener.ts'
import { cx } from './cx.ts'
import { isOn } from './is-on.ts'
import { reached, useWindowFocus } from './use-window-focus.ts'

/** The properties of a popover: the `trigger` opens and closes it. */
export type PopoverProps = {
  /** Names it for screen readers. */
  label: string
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The element focused when it opens; null for the first control. */
  initialFocus?: () => HTMLElement | null
  align?: 'start' | 'center' | 'end'
  className?: string
}

/**
 * The popup of a popover.
 * @param props.opener the button that opened it, next to which it stands
 */
export function PopoverWindow(
  props: Omit<PopoverProps, 'trigger'> & {
    open: boolean
    opener: HTMLElement | null
    onOpenChange: (open: boolean) => void
  },
) {
  const { open, onOpenChange: change, opener } = props
  const focus = useWindowFocus(open, opener, props.initialFocus)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && isOn(opener, details.event)) details.cancel()
        else change(next)
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
  )
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
  const next = afterOpener(popup, opener)
  onLeave()
  next.focus()
}
