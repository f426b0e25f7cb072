'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { followPerson } from '../session/other-tabs.ts'
import { personKey } from '../session/person-key.ts'
import { noteSessionRenewed, onSessionExpired } from '../session/session-expired.ts'
import type { RenewPerson } from '../session/renew-overlay.tsx'
import { serverTimeAt } from '../ui/server-clock.ts'

const RenewOverlay = dynamic(
  () => import('../session/renew-overlay.tsx').then((module) => module.RenewOverlay),
  { ssr: false },
)

/**
 * Listens for the end of the session and opens the sign-in overlay, as often as the session ends. The
 * overlay's code is loaded only then. Mounted before the screens, so that it already listens when they
 * report.
 * @param lostAt when the server found the session ended while it rendered the shell; null while it is valid
 * @param validAt office time of a render that found it valid; null while it has ended
 */
export function SessionWatch(props: {
  person: RenewPerson & { userName: string }
  lostAt: string | null
  validAt: string | null
}) {
  const { person, lostAt, validAt } = props
  const [open, setOpen] = useState(lostAt !== null)
  const [needed, setNeeded] = useState(open)
  const [previous, setPrevious] = useState({ lostAt, validAt })
  /** Office time in epoch milliseconds when a read of this page was last refused; 0 where it is not known. */
  const [refusedAt, setRefusedAt] = useState(0)
  if (previous.lostAt !== lostAt || previous.validAt !== validAt) {
    setPrevious({ lostAt, validAt })
    // Also closes: an answer from before the renewal may have opened it again, or another tab has renewed.
    // A render from before the refusal proves nothing.
    if (lostAt !== null) setOpen(true)
    else if (previous.lostAt !== null || (validAt !== null && Date.parse(validAt) > refusedAt)) setOpen(false)
  }
  if (open && !needed) setNeeded(true)
  useEffect(() => {
    if (needed && !open) noteSessionRenewed()
  }, [needed, open])
  const { environment, officeName, userName } = person
  const router = useRouter()
  const whenSame = useEffectEvent(() => {
    if (open) router.refresh()
  })
  useEffect(
    () => followPerson(personKey({ environment, person: { officeName, userName } }), () => whenSame()),
    [environment, officeName, userName],
  )
  useEffect(() => {
    // Notes when this render arrived.
    if (validAt !== null) serverTimeAt(validAt, 0)
    return onSessionExpired(() => {
      setRefusedAt(validAt === null ? 0 : serverTimeAt(validAt, performance.now()))
      setOpen(true)
    })
  }, [validAt])
  return needed ? <RenewOverlay person={person} open={open} onRenewed={() => setOpen(false)} /> : null
}
