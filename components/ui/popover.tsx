'use client'

import { lateWindow } from './late-window.tsx'
import type { PopoverProps } from './popover-window.tsx'
import { useOpener } from './use-opener.ts'

const PopoverWindow = lateWindow(() => import('./popover-window.tsx').then((module) => module.PopoverWindow))

/** A small popup next to the button that opened it. */
export function Popover({ trigger, ...props }: PopoverProps) {
  const { button, opener, isOpen, change } = useOpener(props, trigger)
  return (
    <>
      {button}
      <PopoverWindow {...props} open={isOpen} onOpenChange={change} opener={opener} />
    </>
  )
}
