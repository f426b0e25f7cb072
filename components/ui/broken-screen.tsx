import { buttonClass } from './button-class.ts'
import { ErrorState } from './error-state.tsx'

/** The props that Next passes to an error page. The digest links the error to the server's log. */
export type Broken = { error: Error & { digest?: string }; reset: () => void }

/** True of every screen, also of one on which an action may have been in progress. */
const SAFE =
  'What was held is still held. If you just sent something, check Bookings before you send it again.'

/**
 * Replaces a screen that failed to render. Says what is safe, and gives a reference and a button to retry.
 */
export function BrokenScreen({ title, error, reset }: Broken & { title: string }) {
  return (
    <ErrorState
      title={title}
      safe={SAFE}
      reference={error.digest}
      action={
        // A bare button, because each error page loads its own copy of every component that it uses.
        <button type="button" onClick={reset} className={buttonClass({ variant: 'primary' })}>
          Try again
        </button>
      }
    />
  )
}
