'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { MacroOutcome } from '../../lib/macro/macro.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { showToast } from '../ui/toast.ts'
import { macrosOptions } from './macros.ts'

/**
 * Returns the function that keeps, changes or deletes a macro and says what came of it. It answers whether it
 * was done; then the palette reads the macros again.
 */
export function useMacroAct(): (act: () => Promise<MacroOutcome>, done: string) => Promise<boolean> {
  const queries = useQueryClient()
  return async (act, done) => {
    const outcome = await outcomeOf(act)
    if (outcome.kind === 'session') raiseSessionExpired()
    else if (outcome.kind === 'refused') showToast({ title: outcome.message, tone: 'bad' })
    else {
      showToast({ title: done, tone: 'ok' })
      void queries.invalidateQueries({ queryKey: macrosOptions().queryKey })
    }
    return outcome.kind === 'done'
  }
}

async function outcomeOf(act: () => Promise<MacroOutcome>): Promise<MacroOutcome> {
  try {
    return await act()
  } catch {
    return { kind: 'refused', message: `${DESK_AWAY}. Try again.` }
  }
}
