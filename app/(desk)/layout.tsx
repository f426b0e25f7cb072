import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { SessionWatch } from '../../components/shell/session-watch.tsx'
import { Shell } from '../../components/shell/shell.tsx'
import { signOutNow } from '../../server/session/actions.ts'
import { readShell } from '../../server/shell/queries.ts'

/** The frame of every screen behind the sign-in. Each page still asks the gate itself: a layout is not a guard. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const result = await readShell()
  if (!result.ok) redirect('/sign-in')
  const { shell, sessionLost } = result
  return (
    <Shell data={shell} signOut={signOutNow}>
      {children}
      <SessionWatch person={{ ...shell.person, environment: shell.environment }} lostAtFirst={sessionLost} />
    </Shell>
  )
}
