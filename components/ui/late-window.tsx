'use client'

import dynamic from 'next/dynamic'
import { useState, type ComponentType, type ReactNode } from 'react'
import { IgnoredKeys } from '../keys/ignored-keys.tsx'
import { useWarm } from './use-warm.ts'

/**
 * A window (dialog, sheet, popover, menu) whose code is not needed for the first paint. It is loaded when the
 * page is idle, or when the window opens before that: then plain keys are ignored until it stands. Call it
 * outside of components.
 */
export function lateWindow<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Window = dynamic(load, { ssr: false, loading: IgnoredKeys })
  return function LateWindow(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.open)
    if (props.open && !wasOpen) setWasOpen(true)
    useWarm(load)
    return wasOpen ? <Window {...props} /> : null
  }
}
