'use client'

import dynamic from 'next/dynamic'
import { IgnoredKeys } from '../keys/ignored-keys.tsx'
import type { DialogProps } from './dialog-window.tsx'
import { useOpener } from './use-opener.ts'

const DialogWindow = dynamic(() => import('./dialog-window.tsx').then((module) => module.DialogWindow), {
  ssr: false,
  loading: IgnoredKeys,
})

/**
 * A question or a task in a window above the page. The focus stays inside and returns on close; Escape
 * closes.
 */
export function Dialog({ trigger, ...props }: DialogProps) {
  const { button, opener, isOpen, wasOpen, change } = useOpener(props, trigger)
  return (
    <>
      {button}
      {wasOpen && <DialogWindow {...props} open={isOpen} onOpenChange={change} opener={opener} />}
    </>
  )
}
