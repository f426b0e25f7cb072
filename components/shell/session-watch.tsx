'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { onSessionExpired } from '../../lib/session-expired.ts'
import type { RenewPerson } from '../session/renew-overlay.tsx'

const RenewOverlay = dynamic(
  () => import('../session/renew-overlay.tsx').then((module) => module.RenewOverlay),
  { ssr: false },
)

/** Listens for the end of the session and brings the sign-in over the page, which is loaded only then. */
export function SessionWatch({ person, lostAtFirst }: { person: RenewPerson; lostAtFirst: boolean }) {
  const [ended, setEnded] = useState(false)
  useEffect(() => onSessionExpired(() => setEnded(true)), [])
  return ended || lostAtFirst ? <RenewOverlay person={person} expiredAtFirst /> : null
}
