'use client'

import { useState, type ReactNode } from 'react'
import { SignInAgain } from './sign-in-again.tsx'

/**
 * Wraps a screen with a form. If the server renders again after the session has ended, the last screen stays
 * mounted below the sign-in, so that typed text is kept. If there was no screen yet, it shows a sign-in
 * notice.
 * @param lost the session has ended, so the server has nothing to show
 * @param what names the screen: "Sign in again to see this fare"
 */
export function KeptScreen(props: { lost: boolean; what: string; children?: ReactNode }) {
  const { lost, children } = props
  const [kept, setKept] = useState<ReactNode>(lost ? null : children)
  if (!lost && kept !== children) setKept(children)
  const screen = lost ? kept : children
  return (
    <>
      {screen}
      {lost && (
        <div hidden={screen !== null}>
          <SignInAgain what={props.what} />
        </div>
      )}
    </>
  )
}
