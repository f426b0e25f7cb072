'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition, type ReactNode } from 'react'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { raiseSessionExpired } from './session-expired.ts'
import { TextSpan } from '../ui/text-span.tsx'

/** A screen that the server could not read: the reason, and the screen to show if none was read before. */
type Unread = { message: string; instead: ReactNode }

/**
 * Wraps a screen in which something is typed, selected or asked. If the server renders again after the
 * session has ended, the last screen stays mounted below the sign-in; if it could not read the screen again,
 * it stays below a line that says so. If there was no screen yet, it shows a sign-in notice, or why there is
 * none.
 * @param lost the session has ended, so the server has nothing to show
 * @param what names the screen: "Sign in again to see this fare"
 */
export function KeptScreen(props: { lost: boolean; what: string; unread?: Unread; children?: ReactNode }) {
  const { lost, unread, children } = props
  const isAbsent = lost || unread !== undefined
  const [lastScreen, setLastScreen] = useState<ReactNode>(isAbsent ? null : children)
  if (!isAbsent && lastScreen !== children) setLastScreen(children)
  const screen = isAbsent ? lastScreen : children
  return (
    <>
      <TextSpan>
        {unread && (screen === null ? unread.instead : <NotRefreshed message={unread.message} />)}
      </TextSpan>
      <TextSpan>{screen}</TextSpan>
      {lost && (
        <div hidden={screen !== null}>
          <SignInAgain what={props.what} />
        </div>
      )}
    </>
  )
}

function NotRefreshed({ message }: { message: string }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  return (
    <div className="px-6 pt-4 max-narrow:px-3">
      <ActNotice
        tone="bad"
        action={
          <Button pending={pending} onClick={() => startTransition(() => router.refresh())}>
            Try again
          </Button>
        }
      >
        <b>Couldn't refresh this page.</b>
        <span>{` ${message} Showing what was last loaded.`}</span>
      </ActNotice>
    </div>
  )
}

/** Opens the sign-in by itself. */
function SignInAgain({ what }: { what: string }) {
  useEffect(() => raiseSessionExpired(), [])
  return <EmptyState title={`Sign in again to see ${what}`}>Nothing changed in the meantime.</EmptyState>
}
