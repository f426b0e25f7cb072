'use client'

import type { SheetProps } from './sheet-window.tsx'
import { lateWindow } from './late-window.tsx'
import { useOpener } from './use-opener.ts'

const SheetWindow = lateWindow(() => import('./sheet-window.tsx').then((module) => module.SheetWindow))

/** Loads the code of all sheets (`useWarm`), also of those that are not mounted before they open. */
export const warmSheet = SheetWindow.warm

/** A panel from the right edge (from the bottom on a phone) that shows details without leaving the list. */
export function Sheet({ trigger, ...props }: SheetProps) {
  const { button, opener, isOpen, change } = useOpener(props, trigger)
  return (
    <>
      {button}
      <SheetWindow {...props} open={isOpen} onOpenChange={change} opener={opener} />
    </>
  )
}
