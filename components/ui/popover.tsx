'use client'

import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'

/** A small surface beside the control that opened it. `label` names it for screen readers. */
export function Popover(props: {
  label: string
  trigger: ReactElement
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Where the focus goes when it opens; true for the first control. */
  initialFocus?: () => HTMLElement | true
  align?: 'start' | 'center' | 'end'
  className?: string
}) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => props.onOpenChange?.(open)}>
      <Base.Trigger render={props.trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={props.align ?? 'start'} className="z-50">
          <Base.Popup
            aria-label={props.label}
            {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
            className={cx('popup max-w-[calc(100vw-16px)] p-3', props.className)}
          >
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
