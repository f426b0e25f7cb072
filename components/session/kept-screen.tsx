'use client'

import { useState, type ReactNode } from 'react'
import { SignInAgain } from './sign-in-again.tsx'

/**
 * Holds a screen that is typed into. Read again while the session is lost, the screen that stood there stays
 * as it is, below the sign-in; without one there is nothing to keep.
 * @param lost the session is over, so the server has nothing to show
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
