'use client'

import { useState } from 'react'
import type { MarkupRules } from '../../lib/booking/markup.ts'
import type { Client, SaveClientOutcome } from '../../lib/client/client.ts'
import type { ClientForm } from '../../lib/client/client-form.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { saveClientForm } from '../../server/client/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'

/** What became of an attempt to save that was not saved. */
export type SaveProblem = Exclude<SaveClientOutcome, { kind: 'saved' } | { kind: 'session' }>

/** Saves a client, and keeps why an attempt did not. An attempt without an answer is made again. */
export function useSaveClient(id: string) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)

  /** @returns the client as it is stored now; null if it was not saved */
  async function save(input: {
    version: number
    form: ClientForm
    markup: MarkupRules
  }): Promise<Client | null> {
    setPending(true)
    setProblem(null)
    const outcome = await saveClientForm({ id, ...input }).catch((): SaveProblem => ({
      kind: 'refused',
      message: `${DESK_AWAY}. Save again: it is saved once.`,
    }))
    setPending(false)
    if (outcome.kind === 'saved') return outcome.client
    if (outcome.kind === 'session') raiseSessionExpired()
    else setProblem(outcome)
    return null
  }

  return { pending, problem, save, dismiss: () => setProblem(null) }
}
