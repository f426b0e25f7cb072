'use client'

import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * The value as of the last frame that was painted, so that whatever is rendered from it does not delay the
 * frame that shows the value itself. `useDeferredValue` is no substitute: React may finish the deferred work
 * before that frame (bar 19, facet-paint).
 * @param first what it is before the first of these frames
 * @param everyMs the least time between two values, for one that changes all the time
 */
export function useAfterPaint<Value>(value: Value, first = value, everyMs = 0): Value {
  const [painted, setPainted] = useState(first)
  const nextAtMs = useRef(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        nextAtMs.current = performance.now() + everyMs
        startTransition(() => setPainted(() => value))
      }, nextAtMs.current - performance.now())
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, everyMs])
  return painted
}
