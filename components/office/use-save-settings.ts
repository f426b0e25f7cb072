'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import type { SettingsOutcome } from '../../lib/office/settings-view.ts'
import { plural } from '../../lib/plural.ts'
import { saveOfficeSettings } from '../../server/office/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'

/**
 * Saves something that the office has set, and shows it on the page. The outcome is that of the latest
 * attempt.
 */
export function useSaving() {
  const [outcome, setOutcome] = useState<SettingsOutcome | null>(null)
  const [pending, setPending] = useState(false)
  const router = useRouter()

  async function saveBy(send: () => Promise<SettingsOutcome>): Promise<SettingsOutcome> {
    setPending(true)
    setOutcome(null)
    const result = await send().catch(
      () =>
        ({
          kind: 'refused',
          message: `${DESK_AWAY}. It may or may not have worked. Try again.`,
        }) as const,
    )
    if (result.kind === 'session') raiseSessionExpired()
    if (result.kind === 'saved' && result.changed > 0) router.refresh()
    setOutcome(result)
    setPending(false)
    return result
  }

  return { outcome, pending, saveBy, setOutcome }
}

/** Saves settings of the office. Where nothing differs, nothing is sent. */
export function useSaveSettings() {
  const { outcome, pending, saveBy, setOutcome } = useSaving()

  async function save(changes: Parameters<typeof saveOfficeSettings>[0]): Promise<SettingsOutcome> {
    if (Object.keys(changes).length > 0) return saveBy(() => saveOfficeSettings(changes))
    const unchanged = { kind: 'saved', changed: 0 } as const
    setOutcome(unchanged)
    return unchanged
  }

  return { outcome, pending, save }
}

/** What is said of the outcome, as in `Saved: 2 changes.`; null before there is one. */
export function outcomeText(outcome: SettingsOutcome | null): string | null {
  if (outcome?.kind === 'refused') return outcome.message
  if (outcome?.kind !== 'saved') return null
  return outcome.changed === 0 ? 'Nothing was changed.' : `Saved: ${plural(outcome.changed, 'change')}.`
}
