'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Countdown } from '../ui/countdown.tsx'
import { StatusMark } from '../ui/status-pill.tsx'
import { chipClass } from './chip-class.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { plural } from '../../lib/plural.ts'

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
      <span className="max-narrow:sr-only">{plural(holds.count, 'hold')}</span>
      <span aria-hidden="true" className="narrow:hidden">
        {holds.count}
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
