'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useWindowFocus } from './use-window-focus.ts'
import { isSecondClick, WindowBackdrop, WindowClose } from './window-parts.tsx'

/** The properties of a sheet: opened by a `trigger`, or by `open` and `onOpenChange`. */
export type SheetProps = {
  title: string
  children: ReactNode
  actions?: ReactNode
  trigger?: ReactElement<ComponentProps<'button'>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/**
 * The content of a sheet.
 * @param props.opener the button that opened it and gets the focus back; null: what had the focus before
 */
export function SheetWindow(
  props: Omit<SheetProps, 'trigger'> & { open: boolean; opener: HTMLElement | null },
) {
  const focus = useWindowFocus(props.open === true, props.opener)
  return (
    <Base.Root
      open={props.open}
      onOpenChange={(open, details) => {
        if (!open && isSecondClick(details)) details.cancel()
        else props.onOpenChange?.(open)
      }}
    >
      <Base.Portal>
        <WindowBackdrop />
        <Base.Popup
          {...focus}
          className="fixed inset-y-0 right-0 z-40 flex w-[min(480px,100vw)] flex-col border-l border-line2 bg-panel shadow-float outline-none transition-[opacity,transform] data-ending-style:translate-x-4 data-ending-style:opacity-0 data-starting-style:translate-x-4 data-starting-style:opacity-0 max-narrow:inset-x-0 max-narrow:top-auto max-narrow:max-h-[85dvh] max-narrow:w-full max-narrow:rounded-t-card max-narrow:border-t max-narrow:border-l-0"
        >
          <div className="flex h-12 shrink-0 items-center justify-between border-b px-4">
            <Base.Title className="text-14 font-bold">{props.title}</Base.Title>
            <WindowClose />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{props.children}</div>
          {props.actions && <div className="flex justify-end gap-2 border-t px-4 py-3">{props.actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
