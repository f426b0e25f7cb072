'use client'

import { Popover as Base } from '@base-ui/react/popover'
import { cx } from './cx.ts'
import type { PopoverProps } from './popover-props.ts'
import { tabOut } from './tab-out.ts'
import { useWindowFocus } from './use-window-focus.ts'

/** What a popover shows, beside the button that opened it. */
export function PopoverWindow(
  props: Omit<PopoverProps, 'trigger'> & {
    opener: HTMLElement | null
    open: boolean
    onOpenChange: (open: boolean) => void
  },
) {
  const focus = useWindowFocus(props.open, props.opener, props.initialFocus)
  return (
    <Base.Root
      open={props.open}
      onOpenChange={(open, details) => {
        // A press of the button is the button's to answer.
        if (!open && isOn(props.opener, details.event)) details.cancel()
        else props.onOpenChange(open)
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={props.opener} sideOffset={6} align={props.align ?? 'start'} className="z-50">
          <Base.Popup
            aria-label={props.label}
            {...focus}
            onKeyDown={(event) => tabOut(event, props.opener, () => props.onOpenChange(false))}
            className={cx('popup max-w-[calc(100vw-16px)] p-3', props.className)}
          >
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Pressing it, or giving it the focus. */
function isOn(button: HTMLElement | null, event: Event): boolean {
  const at = event instanceof FocusEvent ? event.relatedTarget : event.target
  return button !== null && at instanceof Node && button.contains(at) && !(event instanceof KeyboardEvent)
}
