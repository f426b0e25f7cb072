'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { useWindowFocus } from './use-window-focus.ts'
import { isSecondClick, WindowBackdrop, WindowClose } from './window-parts.tsx'

/** The properties of a dialog: opened by a `trigger`, or by `open` and `onOpenChange`. */
export type DialogProps = {
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons, primary last. */
  actions?: ReactNode
  trigger?: ReactElement<ComponentProps<'button'>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** True: neither Escape nor a click outside closes it (for a question that must be answered). */
  locked?: boolean
  /** The element focused at first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  size?: 'small' | 'normal' | 'wide'
}

const WIDTHS = { small: 'max-w-[380px]', normal: 'max-w-[520px]', wide: 'max-w-[760px]' }

/**
 * The content of a dialog.
 * @param props.opener the button that opened it and gets the focus back; null: what had the focus before
 */
export function DialogWindow(
  props: Omit<DialogProps, 'trigger'> & { open: boolean; opener: HTMLElement | null },
) {
  const { title, description, children, actions, locked = false, size = 'normal' } = props
  const focus = useWindowFocus(props.open === true, props.opener, () => props.initialFocus?.current ?? null)
  return (
    <Base.Root
      open={props.open}
      disablePointerDismissal={locked}
      onOpenChange={(open, details) => {
        if (!open && ((locked && details.reason === 'escape-key') || isSecondClick(details))) details.cancel()
        else props.onOpenChange?.(open)
      }}
    >
      <Base.Portal>
        <WindowBackdrop />
        <Base.Viewport className="fixed inset-0 z-40 flex items-start justify-center overflow-y-auto p-4 pt-[12vh] max-narrow:p-0">
          <Base.Popup
            {...focus}
            className={cx(
              'popup w-full max-narrow:mt-auto max-narrow:max-w-none max-narrow:rounded-b-none',
              WIDTHS[size],
            )}
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-4">
              <Base.Title className="text-15 font-bold">{title}</Base.Title>
              {!locked && <WindowClose className="-m-1" />}
            </div>
            {description && (
              <Base.Description className="px-5 pt-1 text-ink2">{description}</Base.Description>
            )}
            <div className="px-5 py-4">{children}</div>
            {actions && <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
