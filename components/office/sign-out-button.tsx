'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { SignOutOutcome } from '../../lib/office/people-view.ts'
import { plural } from '../../lib/plural.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { signOutColleague } from '../../server/office/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { SignOutDialog } from '../session/sign-out-dialog.tsx'
import { Button } from '../ui/button.tsx'

/** Signs a person of the office out everywhere, after a question, and shows the result. */
export function SignOutButton(props: {
  userName: string
  displayName: string
  isMe: boolean
  sessions: number
}) {
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<SignOutOutcome | null>(null)
  const router = useRouter()

  async function signOut() {
    setOpen(false)
    setPending(true)
    const result = await signOutColleague(props.userName).catch(
      () =>
        ({
          kind: 'refused',
          message: `${DESK_AWAY}. It may or may not have worked. Try again.`,
        }) as const,
    )
    setPending(false)
    if (result.kind === 'session') raiseSessionExpired()
    setOutcome(result)
    router.refresh()
  }

  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        size="small"
        variant="danger"
        pending={pending}
        aria-label={`Sign out everywhere: ${props.displayName}`}
        onClick={() => setOpen(true)}
      >
        Sign out everywhere
      </Button>
      <p role="status" className="text-12 text-ink2">
        {outcome?.kind === 'done' && <span>{`${plural(outcome.sessions, 'session')} ended`}</span>}
        {outcome?.kind === 'refused' && <span className="text-bad">{outcome.message}</span>}
      </p>
      <SignOutDialog
        open={open}
        onOpenChange={setOpen}
        title={`Sign out ${props.displayName} everywhere?`}
        confirm="Sign out everywhere"
        onConfirm={() => void signOut()}
      >
        {props.isMe
          ? 'Ends all other sessions that you opened at this desk. This one stays signed in.'
          : `Ends all sessions that ${props.displayName} opened at this desk. Open pages ask for a sign-in and keep what was typed. The change log records it.`}
      </SignOutDialog>
    </div>
  )
}
