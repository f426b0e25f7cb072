'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** Brings what an attempt came to into view: on a phone the button stands far below it. */
export function NoticePlace({ outcome, children }: { outcome: string | null; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <div ref={place} className="scroll-mt-4 empty:hidden">
      {children}
    </div>
  )
}
