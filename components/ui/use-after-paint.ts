'use client'

import { startTransition, useEffect, useState } from 'react'

/**
 * The value as of the last frame that was painted, so that whatever is rendered from it does not delay the
 * frame that shows the value itself. `useDeferredValue` is no substitute: React may finish the deferred work
 * before that frame (bar 19, facet-paint).
 * @param first what it is before the first of these frames
 */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [painted, setPainted] = useState(first)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted
}
