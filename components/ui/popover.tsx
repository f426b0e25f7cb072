'use client'

import type { ComponentProps } from 'react'
import type { PopoverProps } from './popover-props.ts'
import { latePart, useLatePart } from './late-part.ts'
import { useOpener } from './use-opener.ts'

const windowPart = latePart(() =>
  import('./popover-window.tsx').then(
    ({ PopoverWindow }) =>
      (props: ComponentProps<typeof PopoverWindow>) => <PopoverWindow {...props} />,
  ),
)

/** A small surface beside the control that opened it. */
export function Popover({ trigger, ...props }: PopoverProps) {
  const { button, opener, isOpen, wasOpen, change } = useOpener(props, trigger)
  const drawWindow = useLatePart(windowPart, wasOpen)
  return (
    <>
      {button}
      {wasOpen && drawWindow?.({ ...props, open: isOpen, onOpenChange: change, opener })}
    </>
  )
}
