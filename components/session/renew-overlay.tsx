'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import type { Environment } from '../../contract/session/limits.ts'
import { roleNames } from '../../lib/role-names.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { renewDemoSession, renewSession } from '../../server/session/actions.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { SignInProblem } from './sign-in-problem.tsx'

/** The person who signs in again: only their account UUID is asked for, and of a demo person nothing. */
export type RenewPerson = Pick<ShellData['person'], 'displayName' | 'officeName' | 'role' | 'isDemo'> & {
  environment: Environment
}

/**
 * A sign-in dialog over the page for when the session has ended. The page keeps everything typed; afterwards
 * failed reads run again.
 */
export function RenewOverlay(props: { person: RenewPerson; open: boolean; onRenewed: () => void }) {
  // React does not control the field: a code that was typed, or filled in by the browser without an event,
  // stays however often the page renders.
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const { displayName, officeName, environment, role, isDemo } = props.person
  // A refused demo person types the account UUID like everybody else.
  const oneClick = isDemo && (code === null || code === 'Unavailable')
  const queries = useQueryClient()
  const router = useRouter()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (pending) return
    const secret = field.current?.value ?? ''
    setPending(true)
    const renewal = await (oneClick ? renewDemoSession() : renewSession(secret)).catch(
      () => ({ ok: false, code: 'Unavailable' }) as const,
    )
    setPending(false)
    if (!renewal.ok) return setCode(renewal.code)
    setCode(null)
    props.onRenewed()
    await queries.refetchQueries({ predicate: (query) => query.state.status === 'error' })
    router.refresh()
  }

  return (
    <Dialog
      open={props.open}
      locked
      size="small"
      title="Sign in again"
      description={`The session of ${displayName}, ${officeName}, has ended. Nothing on this page is lost.`}
    >
      <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {!oneClick && (
          <TextField
            ref={field}
            label="Account UUID"
            name="secret"
            type="password"
            required
            autoComplete="current-password"
          />
        )}
        <SignInProblem code={code} environment={environment} />
        <div className="flex justify-end gap-2">
          {code === 'SignedOut' && (
            <Button onClick={() => window.open('/sign-in', '_blank')}>Open sign-in</Button>
          )}
          <Button type="submit" variant="primary" pending={pending}>
            {oneClick ? `Continue as ${displayName} (${roleNames[role]})` : 'Sign in'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
