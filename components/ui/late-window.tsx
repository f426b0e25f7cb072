'use client'

import { useState, type ComponentType } from 'react'
import { IgnoredKeys } from '../keys/ignored-keys.tsx'
import { codeApart, type LoadedApart } from './loaded-apart.tsx'
import { useOpenedCode } from './use-opened-code.ts'

/**
 * A window (dialog, sheet, popover, menu) whose code is not needed for the first paint. It is loaded when
 * somebody uses the page (`useWarm`), and then opens at once; when it opens before that, plain keys are
 * ignored until it is there. If the code cannot be loaded, the window closes with a toast, and the next press
 * loads again. Call it outside of components.
 */
export function lateWindow<Props extends { open: boolean; onOpenChange?: (open: boolean) => void }>(
  fetchWindow: () => Promise<ComponentType<Props>>,
): LoadedApart<Props> {
  const code = codeApart(fetchWindow)
  function LateWindow(props: Props) {
    const { open } = props
    const Window = useOpenedCode(code, open, () => props.onOpenChange?.(false))
    const [wasOpen, setWasOpen] = useState(open)
    if (open && !wasOpen) setWasOpen(true)
    if (open && Window === null) return <IgnoredKeys />
    return wasOpen && Window ? <Window {...props} /> : null
  }
  return Object.assign(LateWindow, { warm: code.load })
}
