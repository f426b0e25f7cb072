'use client'

import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

/**
 * A sentence next to a control, in a popup that Escape and a press close.
 * @param props.anchor the control
 * @param props.onPointerEnter the popup stays while the pointer is on it
 */
export function ReasonTooltip(props: {
  anchor: HTMLElement
  open: boolean
  onOpenChange: (open: boolean) => void
  onPointerEnter: () => void
  children: ReactNode
}) {
  return (
    <Tooltip.Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={props.anchor} sideOffset={6} className="z-50">
          <Tooltip.Popup
            onPointerEnter={props.onPointerEnter}
            onPointerLeave={() => props.onOpenChange(false)}
            className="popup max-w-72 rounded-control px-2.5 py-1.5 text-12 text-ink"
          >
            {props.children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
