import type { Route } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { ownPath } from '../../components/session/own-path.ts'
import { SessionWatch } from '../../components/shell/session-watch.tsx'
import { Shell } from '../../components/shell/shell.tsx'
import { signOutNow } from '../../server/session/actions.ts'
import { readShell } from '../../server/shell/queries.ts'

/**
 * The frame of every screen behind the sign-in. Each page still asks the gate itself: a layout is not a guard. A session
 * that idled out is signed in to again over the page; only one that is over for good leads to the sign-in page.
 */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const result = await readShell()
  if (!result.ok) redirect(await signInAddress())
  const { shell, sessionLost } = result
  return (
    <Shell data={shell} signOut={signOutNow}>
      <SessionWatch
        person={{ ...shell.person, environment: shell.environment }}
        lostAt={sessionLost ? shell.serverNow : null}
      />
      {children}
    </Shell>
  )
}

/** The proxy writes which page was asked for: a layout is not told. */
async function signInAddress(): Promise<Route> {
  const from = ownPath((await headers()).get('x-desk-page'))
  return from === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ from })}`
}
