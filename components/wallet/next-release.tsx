'use client'

import { Countdown } from '../ui/countdown.tsx'
import { usePageRefresh } from '../ui/use-page-refresh.ts'

/** Counts down to the next hold that ends, and then reads the page again. The header announces it. */
export function NextRelease({ deadlineAt, serverNow }: { deadlineAt: string; serverNow: string }) {
  const { refresh } = usePageRefresh()
  return (
    <Countdown
      deadlineAt={deadlineAt}
      serverNow={serverNow}
      label="Next release"
      speaks={false}
      onOver={refresh}
      className="font-bold"
    />
  )
}
