'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { onSessionExpired } from '../session/session-expired.ts'
import type { RenewPerson } from '../session/renew-overlay.tsx'

const RenewOverlay = dynamic(
  () => import('../session/renew-overlay.tsx').then((module) => module.RenewOverlay),
  { ssr: false },
)

/**
 * Listens for the end of the session and opens the sign-in overlay, as often as the session ends. The
 * overlay's code is loaded only then. Mounted before the screens, so that it already listens when they
 * report.
 * @param lostAt when the server found the session ended while it rendered the shell; null while it is valid
 */
export function SessionWatch({ person, lostAt }: { person: RenewPerson; lostAt: string | null }) {
  const [open, setOpen] = useState(lostAt !== null)
  const [needed, setNeeded] = useState(open)
  const [known, setKnown] = useState(lostAt)
  if (known !== lostAt) {
    setKnown(lostAt)
    // Also closes: an answer from before the renewal may have opened it again, or another tab has renewed.
    setOpen(lostAt !== null)
  }
  if (open && !needed) setNeeded(true)
  useEffect(() => onSessionExpired(() => setOpen(true)), [])
  return needed ? <RenewOverlay person={person} open={open} onRenewed={() => setOpen(false)} /> : null
}
