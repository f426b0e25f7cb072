'use client'

import { useState } from 'react'
import { lateWindow } from './late-window.tsx'
import type { PopoverProps } from './popover-window.tsx'
import { useOpener } from './use-opener.ts'

const PopoverWindow = lateWindow(() => import('./popover-window.tsx').then((module) => module.PopoverWindow))

/** A small popup next to the button that opened it. */
export function Popover({ trigger, ...props }: PopoverProps) {
  const { button, opener, isOpen, change } = useOpener(props, trigger)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      {button}
      {props.ofForm && <div ref={setPlace} className="empty:hidden" />}
      <PopoverWindow {...props} open={isOpen} onOpenChange={change} opener={opener} place={place} />
    </>
  )
}
