'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { StudioOutcome } from '../../lib/studio/studio-view.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'

/** Runs acts of the studio one at a time. `pending` and `failed` name the act and what it is about. */
export type StudioAct = {
  pending: string | null
  failed: { name: string; message: string } | null
  /** True if it was done. */
  run: (name: string, work: () => Promise<StudioOutcome>) => Promise<StudioOutcome | null>
}

/**
 * After each act the whole desk is read again: the clock, a reset or an expired session change every screen.
 */
export function useStudioAct(): StudioAct {
  const router = useRouter()
  const queries = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  const [failed, setFailed] = useState<StudioAct['failed']>(null)

  async function run(name: string, work: () => Promise<StudioOutcome>) {
    if (pending !== null) return null
    setPending(name)
    setFailed(null)
    const outcome = await work().catch((): StudioOutcome => ({ kind: 'away' }))
    setPending(null)
    if (outcome.kind === 'session') raiseSessionExpired()
    else if (outcome.kind === 'refused') setFailed({ name, message: outcome.message })
    else if (outcome.kind === 'away') setFailed({ name, message: AWAY })
    router.refresh()
    void queries.invalidateQueries()
    return outcome
  }
  return { pending, failed, run }
}

const AWAY = "The control plane isn't responding. It may or may not have worked: check before you repeat it."
