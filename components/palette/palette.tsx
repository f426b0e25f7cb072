'use client'

import type { Route } from 'next'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Command } from '../shell/commands.ts'
import { lateWindow } from '../ui/late-window.tsx'
import { useWarm } from '../ui/use-warm.ts'
import type { Asked } from './asked-window.tsx'
import { PaletteWindow } from './palette-window.tsx'

/** The rows of the palette, whose code is loaded apart from the page. */
export const PaletteList = lateWindow(() => import('./palette-list.tsx').then((module) => module.PaletteList))
const AskedWindow = lateWindow(() => import('./asked-window.tsx').then((module) => module.AskedWindow))

/**
 * A dialog that finds every available command by typing, and bookings of the office by whatever finds them. A
 * typed request becomes a search; what is missing in it is asked for in a window of its own.
 */
export function Palette(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onRun: (command: Command) => void
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
}) {
  const { open, onOpenChange, onRun, serverNow } = props
  const [asked, setAsked] = useState<Asked | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setAsked(null)
  }
  useWarm(PaletteList.warm)
  const close = () => onOpenChange(false)
  const run = (command: Command) => {
    close()
    onRun(command)
  }
  if (asked !== null)
    return (
      <AskedWindow
        asked={asked}
        serverNow={serverNow}
        open={open}
        onOpenChange={onOpenChange}
        onSearch={(href: Route) => run({ id: 'request', label: '', group: '', href })}
      />
    )
  if (!open) return null
  return createPortal(
    <PaletteWindow
      List={PaletteList}
      serverNow={serverNow}
      onChoose={run}
      onAsk={setAsked}
      onClose={close}
    />,
    document.body,
  )
}
