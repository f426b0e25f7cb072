'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Command } from '../shell/commands.ts'
import { showToast } from '../ui/toast.ts'
import { stepsToRun } from './macros.ts'
import { usePaletteRows } from './use-palette-rows.ts'

/** So long a step may wait for the screen of the step before, and for what it looks for. */
const PATIENCE_MILLISECONDS = 15_000
const LOOK_MILLISECONDS = 100

/**
 * Runs one step of a macro: what Enter would choose in the palette after its line is typed. A step that finds
 * nothing waits for the screen that the step before has opened; then the macro stops and says where.
 */
export function MacroRun(props: {
  step: string
  serverNow: string
  onRun: (command: Command) => void
  onDone: () => void
}) {
  const { step, serverNow, onRun, onDone } = props
  const { rows, asks, waitsFor } = usePaletteRows(step, serverNow)
  const [startedAt] = useState(() => performance.now())
  const [, look] = useState(0)
  const [row] = rows
  const next = row !== undefined && !waitsFor(row) ? row : null
  const act = useEffectEvent(() => {
    if (next && asks(next) === null) {
      const before = window.location.href
      onRun(next)
      if (next.href === undefined) return onDone()
      // The next step is for the screen that this one opens.
      const opened = setInterval(() => {
        if (window.location.href === before && performance.now() - startedAt < PATIENCE_MILLISECONDS) return
        clearInterval(opened)
        onDone()
      }, LOOK_MILLISECONDS)
      return
    }
    if (next === null && performance.now() - startedAt < PATIENCE_MILLISECONDS) return
    stepsToRun.set([])
    showToast({ title: `The macro stopped at ${step}.`, tone: 'bad' })
  })
  const isReady = next !== null
  useEffect(() => {
    if (isReady) return act()
    const timer = setInterval(() => {
      look((count) => count + 1)
      act()
    }, LOOK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isReady])
  return null
}
