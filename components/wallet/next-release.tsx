'use client'

import { useRouter } from 'next/navigation'
import { Countdown } from '../ui/countdown.tsx'

/** Counts down to the next hold that ends, and then reads the page again. The header announces it. */
export function NextRelease({ deadlineAt, serverNow }: { deadlineAt: string; serverNow: string }) {
  const router = useRouter()
  return (
    <Countdown
      deadlineAt={deadlineAt}
      serverNow={serverNow}
      label="Next release"
      speaks={false}
      onOver={() => router.refresh()}
      className="font-bold"
    />
  )
}
