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
 * Listens for the end of the session and brings the sign-in over the page, which is loaded only then; as
 * often as the session ends. Stands before the screens, so that it listens when they speak.
 * @param lostAt when the server found the session over as it drew the frame; null where it lives
 */
export function SessionWatch({ person, lostAt }: { person: RenewPerson; lostAt: string | null }) {
  const [open, setOpen] = useState(lostAt !== null)
  const [needed, setNeeded] = useState(open)
  const [known, setKnown] = useState(lostAt)
  if (known !== lostAt) {
    setKnown(lostAt)
    if (lostAt !== null) setOpen(true)
  }
  if (open && !needed) setNeeded(true)
  useEffect(() => onSessionExpired(() => setOpen(true)), [])
  return needed ? <RenewOverlay person={person} open={open} onRenewed={() => setOpen(false)} /> : null
}
