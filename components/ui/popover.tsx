'use client'

import type { ComponentProps } from 'react'
import type { PopoverProps } from './popover-props.ts'
import { latePart } from './late-part.ts'
import { useOpener } from './use-opener.ts'

const windowPart = latePart(() =>
  import('./popover-window.tsx').then(
    ({ PopoverWindow }) =>
      (props: ComponentProps<typeof PopoverWindow>) => <PopoverWindow {...props} />,
  ),
)

/** A small surface beside the control that opened it. */
export function Popover({ trigger, ...props }: PopoverProps) {
  const { button, opener, isOpen, drawWindow, change } = useOpener(props, trigger, windowPart)
  return (
    <>
      {button}
      {drawWindow?.({ ...props, open: isOpen, onOpenChange: change, opener })}
    </>
  )
}
