'use client'

import type { ComponentProps } from 'react'
import type { SheetProps } from './sheet-props.ts'
import { latePart } from './late-part.ts'
import { useOpener } from './use-opener.ts'

const windowPart = latePart(() =>
  import('./sheet-window.tsx').then(({ SheetWindow }) => (props: ComponentProps<typeof SheetWindow>) => (
    <SheetWindow {...props} />
  )),
)

/** A panel from the right edge (from below on a phone) for looking into something without leaving the list. */
export function Sheet({ trigger, ...props }: SheetProps) {
  const { button, opener, isOpen, drawWindow, change } = useOpener(props, trigger, windowPart)
  return (
    <>
      {button}
      {drawWindow?.({ ...props, open: isOpen, onOpenChange: change, opener })}
    </>
  )
}
