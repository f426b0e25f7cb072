'use client'

import { useState } from 'react'
import type { ChainReport } from '../../lib/office/change-view.ts'
import { plural } from '../../lib/plural.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { verifyChangeLog } from '../../server/office/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

type State = { kind: 'not-asked' } | { kind: 'failed'; message: string } | ({ kind: 'checked' } & ChainReport)

/** Checks on demand that no entry of the change log was changed or removed. */
export function ChainCheck({ entries }: { entries: number }) {
  const [state, setState] = useState<State>({ kind: 'not-asked' })
  const [pending, setPending] = useState(false)

  async function check() {
    setPending(true)
    const answer = await verifyChangeLog().catch(
      () => ({ kind: 'refused', message: `${DESK_AWAY}. Try again.` }) as const,
    )
    setPending(false)
    if (answer.kind === 'session') return raiseSessionExpired()
    setState(answer.kind === 'refused' ? { kind: 'failed', message: answer.message } : answer)
  }

  return (
    <section
      aria-label="Change log integrity"
      className="card flex flex-wrap items-center justify-between gap-3 px-4 py-2.5"
    >
      <p role="status" className="min-w-0 flex-1">
        <Verdict state={state} entries={entries} />
      </p>
      <Button size="small" pending={pending} onClick={() => void check()}>
        Check integrity
      </Button>
    </section>
  )
}

function Verdict({ state, entries }: { state: State; entries: number }) {
  if (state.kind === 'not-asked') {
    return <span className="text-ink2">Tamper-evident: a changed or deleted entry shows.</span>
  }
  if (state.kind === 'failed') return <span className="text-bad">{state.message}</span>
  const [first] = state.faults
  if (first !== undefined) {
    return (
      <span className="inline-flex items-start gap-2 text-bad">
        <Icon name="warning" className="mt-0.5" />
        <span>{`Entry ${first.seq} fails the check: ${first.problem}.${state.faults.length > 1 ? ` ${plural(state.faults.length - 1, 'more fault')}.` : ''} Tell your administrator.`}</span>
      </span>
    )
  }
  return (
    <span className="figures inline-flex items-start gap-2 text-ok">
      <Icon name="check" className="mt-0.5" />
      <span>
        {state.checked < Math.max(entries, state.entries)
          ? `The newest ${plural(state.checked, 'entry', 'entries')} of ${state.entries.toLocaleString('en-US')} are intact.`
          : `All ${plural(state.checked, 'entry', 'entries')} are intact.`}
      </span>
    </span>
  )
}
