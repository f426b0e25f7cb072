'use client'

import { whomToAsk } from '../../lib/office/whom-to-ask.ts'
import { useAdmins } from '../shell/admins.tsx'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Replaces a page of the office for somebody who is no admin: says what is missing and whom to ask. */
export function RefusedOffice({
  refusal,
}: {
  refusal: { kind: 'session' } | { kind: 'not-admin'; roleKnown: boolean }
}) {
  const admins = useAdmins()
  if (refusal.kind === 'session') return <SignInAgain what="the office" />
  return (
    <EmptyState title="Only office admins see this page">
      {refusal.roleKnown ? (
        <>
          You need the role <b className="font-medium text-ink">office admin</b>. Ask {whomToAsk(admins)}.
        </>
      ) : (
        "This booking service doesn't say who is an office admin, so nobody can see this page."
      )}
    </EmptyState>
  )
}
