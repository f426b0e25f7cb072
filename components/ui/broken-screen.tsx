import { useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from './button-class.ts'
import { deskAnswers } from './desk-answers.ts'
import { ErrorState } from './error-state.tsx'

/**
 * The props that Next passes to an error page. The digest links the error to the server's log; `retry` reads
 * the page again.
 */
export type Broken = { error: Error & { digest?: string }; retry: () => void }

const ASK_EVERY_MILLISECONDS = 3000

/** True of every screen, also of one on which an action may have been in progress. */
const SAFE =
  'What was held is still held. If you just sent something, check Bookings before you send it again.'

/**
 * Replaces a screen that failed to render. Says what is safe, and gives a reference and a button to retry. A
 * desk without its records says so; when it has them again, the screen comes back by itself.
 */
export function BrokenScreen({ title, error, retry }: Broken & { title: string }) {
  const isAway = useAway(retry)
  return (
    <ErrorState
      title={title}
      safe={
        <>
          <p>{SAFE}</p>
          {isAway && <p>Travel Desk cannot reach its records. This page tries again by itself.</p>}
        </>
      }
      reference={error.digest}
      action={
        // A bare button, because each error page loads its own copy of every component that it uses.
        <button type="button" onClick={retry} className={buttonClass({ variant: 'primary' })}>
          Try again
        </button>
      }
    />
  )
}

/** True while the desk does not answer. Calls back when it answers again, but not while it always has. */
function useAway(onReturn: () => void): boolean {
  const [isAway, setAway] = useState(false)
  const look = useEffectEvent(async () => {
    const answers = await deskAnswers()
    setAway(!answers)
    if (isAway && answers) onReturn()
  })
  useEffect(() => {
    const timer = setInterval(() => void look(), ASK_EVERY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return isAway
}
