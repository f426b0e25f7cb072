import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'

/** What Next gives to a page of an error. The digest ties it to the server's log. */
export type Broken = { error: Error & { digest?: string }; reset: () => void }

/** Where anything may have been under way. */
const HOLDS_ARE_SAFE =
  'What was held is still held. If you just sent something, check Bookings before you send it again.'

/** In place of what could not be drawn: what is safe, the reference, and another try. */
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
