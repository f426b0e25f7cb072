'use client'

import type { ReactNode } from 'react'
import { whomToAsk } from '../../lib/office/whom-to-ask.ts'
import { useAdmins } from '../shell/admins.tsx'
import { KeptScreen } from '../session/kept-screen.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/**
 * A page of the office for admins. To anyone else it says which permission is missing and whom to ask. When
 * the session has ended, typed text stays in the page below the sign-in.
 * @param refusal why the server shows no page; null where it does
 */
export function AdminPage(props: {
  refusal: { kind: 'session' } | { kind: 'not-admin'; roleKnown: boolean } | null
  children?: ReactNode
}) {
  const { refusal } = props
  const admins = useAdmins()
  if (refusal === null || refusal.kind === 'session') {
    return (
      <KeptScreen lost={refusal !== null} what="the office">
        {props.children}
      </KeptScreen>
    )
  }
  return (
    <EmptyState title="Only office admins see this page">
      {refusal.roleKnown ? (
        <>
          <span>{'You need the role '}</span>
          <b className="font-medium text-ink">office admin</b>
          <span>{`. Ask ${whomToAsk(admins)}.`}</span>
        </>
      ) : (
        "This booking service doesn't say who is an office admin, so nobody can see this page."
      )}
    </EmptyState>
  )
}
