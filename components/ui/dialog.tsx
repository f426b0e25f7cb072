'use client'

import type { ComponentProps } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { latePart } from './late-part.ts'
import { useOpener } from './use-opener.ts'

const windowPart = latePart(() =>
  import('./dialog-window.tsx').then(({ DialogWindow }) => (props: ComponentProps<typeof DialogWindow>) => (
    <DialogWindow {...props} />
  )),
)

/** A question or a step above the page. Focus stays inside and returns to where it was; Escape closes. */
export function Dialog({ trigger, ...props }: DialogProps) {
  const { button, opener, isOpen, drawWindow, change } = useOpener(props, trigger, windowPart)
  return (
    <>
      {button}
      {drawWindow?.({ ...props, open: isOpen, onOpenChange: change, opener })}
    </>
  )
}
