'use client'

import { useEffect, useEffectEvent } from 'react'
import { useCodeApart, type CodeApart } from './loaded-apart.tsx'
import { showToast } from './toast.ts'
import { useWarm } from './use-warm.ts'

/**
 * The code of what opens above the page, or null until it is there. It is loaded once somebody uses the
 * page, or when it is opened before that.
 * @param giveUp called, with a toast, if the code cannot be loaded; the next press loads it again
 */
export function useOpenedCode<Value>(
  code: CodeApart<Value>,
  open: boolean,
  giveUp: () => void,
): Value | null {
  const value = useCodeApart(code)
  useWarm(code.load)
  const fail = useEffectEvent(() => {
    showToast({ title: "Couldn't load this window. Try again.", tone: 'bad' })
    giveUp()
  })
  const isMissing = open && value === null
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    code.load().catch(() => !isOver && fail())
    return () => {
      isOver = true
    }
  }, [code, isMissing])
  return value
}
