'use client'

import dynamic from 'next/dynamic'
import { IgnoredKeys } from '../keys/ignored-keys.tsx'
import type { SheetProps } from './sheet-window.tsx'
import { useOpener } from './use-opener.ts'

const SheetWindow = dynamic(() => import('./sheet-window.tsx').then((module) => module.SheetWindow), {
  ssr: false,
  loading: IgnoredKeys,
})

/** A panel from the right edge (from the bottom on a phone) that shows details without leaving the list. */
export function Sheet({ trigger, ...props }: SheetProps) {
  const { button, opener, isOpen, wasOpen, change } = useOpener(props, trigger)
  return (
    <>
      {button}
      {wasOpen && <SheetWindow {...props} open={isOpen} onOpenChange={change} opener={opener} />}
    </>
  )
}
