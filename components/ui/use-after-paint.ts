'use client'

import { startTransition, useEffect, useState } from 'react'

/**
 * The value as of the last frame that was drawn: what follows from it takes no part in the frame that shows the value itself.
 * A deferred value would not do: its work may still come before that frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return drawn
}
