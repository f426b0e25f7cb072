'use client'

import type { DialogProps } from './dialog-window.tsx'
import { lateWindow } from './late-window.tsx'
import { useOpener } from './use-opener.ts'

const DialogWindow = lateWindow(() => import('./dialog-window.tsx').then((module) => module.DialogWindow))

/** Loads the code of all dialogs (`useWarm`), also of those that are not mounted before they open. */
export const warmDialog = DialogWindow.warm

/**
 * A question or a task in a window above the page. The focus stays inside and returns on close; Escape
 * closes.
 */
export function Dialog({ trigger, ...props }: DialogProps) {
  const { button, opener, isOpen, change } = useOpener(props, trigger)
  return (
    <>
      {button}
      <DialogWindow {...props} open={isOpen} onOpenChange={change} opener={opener} />
    </>
  )
}
