'use client'

import { useState } from 'react'
import { SESSION_VARIABLE } from '../../lib/studio/wire-call.ts'
import { openSessionForShell } from '../../server/studio/actions.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { copied } from './copy-call.ts'
import type { StudioAct } from './use-studio-act.ts'

/**
 * Opens one more sandbox session, for commands that are pasted into a shell, and shows the line that sets it
 * there. The person's own session is never shown.
 */
export function ShellSession({ act, blocked }: { act: StudioAct; blocked: string | undefined }) {
  const [line, setLine] = useState<string | null>(null)
  async function open() {
    const outcome = await act.run('shell-session', openSessionForShell)
    if (outcome?.kind === 'opened') setLine(`export SESSION_ID='${outcome.sessionId}'`)
  }
  return (
    <>
      <BlockableButton
        size="small"
        disabledReason={blocked}
        pending={act.pending === 'shell-session'}
        onClick={() => void open()}
      >
        {`New sandbox session for ${SESSION_VARIABLE}`}
      </BlockableButton>
      {line !== null && (
        <span className="flex basis-full flex-wrap items-center gap-2" role="status">
          <code translate="no" className="code rounded-control bg-sunk px-2 py-1 text-ink select-all">
            {line}
          </code>
          <Button size="small" onClick={() => void copied(line, 'Line')}>
            Copy line
          </Button>
          <span>Paste it into the shell, then the copied calls run there.</span>
        </span>
      )}
    </>
  )
}
