'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'

/**
 * A new screen begins at its top: the region that scrolls stays while screens change, so it would keep the last one's
 * place. It stands before the screen, whose list may then go back to where it was left.
 */
export function FromTheTop() {
  const pathname = usePathname()
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // In braces: browsers of late answer a promise, which an effect must not.
    void mark.current?.parentElement?.scrollTo(0, 0)
  }, [pathname])
  return <span ref={mark} hidden />
}
