'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Countdown } from '../ui/countdown.tsx'
import { StatusMark } from '../ui/status-pill.tsx'
import { chipClass } from './chip-class.ts'
import type { ShellData } from '../../lib/shell-data.ts'

/** How many holds are running and what is left of the soonest; leads to the bookings. Reads anew when one has run out. */
export function HoldsChip({ holds, serverNow }: { holds: ShellData['holds']; serverNow: string }) {
  const router = useRouter()
  if (holds.count === 0 || holds.soonestDeadlineAt === null) {
    return (
      <Link href="/bookings" className={`${chipClass} text-ink2 max-narrow:hidden`}>
        No holds
      </Link>
    )
  }
  return (
    <Link href="/bookings" className={`${chipClass} text-held`}>
      <StatusMark tone="held" />
      <span>
        {holds.count}
        <span className="max-narrow:sr-only"> {holds.count === 1 ? 'hold' : 'holds'}</span>
      </span>
      <Countdown
        deadlineAt={holds.soonestDeadlineAt}
        serverNow={serverNow}
        label="Soonest hold"
        onOver={() => router.refresh()}
        className="font-bold"
      />
    </Link>
  )
}
