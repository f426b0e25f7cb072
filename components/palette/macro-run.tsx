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
  const next = row !== undefined && !waitsFor(row, false) ? row : null
  /** The address from which the step has opened another screen. */
  const [left, setLeft] = useState<string | null>(null)
  const isPatient = () => performance.now() - startedAt < PATIENCE_MILLISECONDS
  const act = useEffectEvent(() => {
    if (left !== null) {
      // The next step is for the screen that this one opens.
      if (window.location.href !== left || !isPatient()) onDone()
    } else if (next && asks(next) === null) {
      const before = window.location.href
      onRun(next)
      if (next.href === undefined) onDone()
      else setLeft(before)
    } else if (next !== null || !isPatient()) {
      stepsToRun.set([])
      showToast({ title: `The macro stopped at ${step}.`, tone: 'bad' })
    }
  })
  const acts = next !== null && left === null
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- nothing else says that it acted
    if (acts) return act()
    const timer = setInterval(() => {
      look((count) => count + 1)
      act()
    }, LOOK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [acts])
  return null
}
