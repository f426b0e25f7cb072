import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'

/** The props that Next passes to an error page. The digest links the error to the server's log. */
export type Broken = { error: Error & { digest?: string }; reset: () => void }

/** Shown where an action may have been in progress. */
const HOLDS_ARE_SAFE =
  'What was held is still held. If you just sent something, check Bookings before you send it again.'

/** Replaces a screen that failed to render: what is safe, a reference, and a retry. */
export function BrokenScreen({
  title,
  safe = HOLDS_ARE_SAFE,
  error,
  reset,
}: Broken & { title: string; safe?: string }) {
  return (
    <ErrorState
      title={title}
      safe={safe}
      reference={error.digest}
      action={
        <Button variant="primary" onClick={reset}>
          Try again
        </Button>
      }
    />
  )
}
