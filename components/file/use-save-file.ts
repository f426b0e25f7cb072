'use client'

import { useCallback, useRef, useState } from 'react'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { askDesk } from '../../lib/read.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast.ts'

/** A file that the desk makes: from an address alone, or from data sent to it. */
export type AskedFile = { address: string; send?: unknown }

/**
 * Saves files that the desk makes, one at a time, and the page stays whatever is answered: the end of the
 * session raises the sign-in over it, and any other refusal is said with its reason.
 * @param what as in "Couldn't save the statement"
 */
export function useSaveFile(what: string): { saving: boolean; save: (file: AskedFile) => void } {
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)
  const save = useCallback(
    (file: AskedFile) => {
      if (busy.current) return
      busy.current = true
      setSaving(true)
      void saved(file)
        .then((problem) => {
          if (problem !== null) tellNotSaved(what, problem)
        })
        .finally(() => {
          busy.current = false
          setSaving(false)
        })
    },
    [what],
  )
  return { saving, save }
}

const AWAY = `${DESK_AWAY}.`

/** Why a file was not saved, as a sentence; null if it was, or if the sign-in has been raised. */
async function saved({ address, send }: AskedFile): Promise<string | null> {
  try {
    const answer = await askDesk(address, { send })
    if (answer.status === 401) {
      raiseSessionExpired()
      return null
    }
    if (!answer.ok) return await reasonOf(answer)
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    saveFile(name ?? 'travel-desk', await answer.blob())
    return null
  } catch {
    return AWAY
  }
}

/** The desk's own sentence; empty where it has none. */
async function reasonOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null)
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

function tellNotSaved(what: string, reason: string): void {
  const description = [reason, 'Nothing was saved.'].filter((part) => part !== '').join(' ')
  showToast({ title: `Couldn't save ${what}`, description, tone: 'bad' })
}
