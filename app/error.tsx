'use client'

import { Arrived } from '../components/shell/arrived.tsx'
import { Button } from '../components/ui/button.tsx'
import { ErrorState } from '../components/ui/error-state.tsx'

/** A screen that could not be drawn. The digest ties it to the server's log. */
export default function ScreenError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <>
      <Arrived />
      <ErrorState
        title="This screen could not be shown"
        safe="What was held is still held. If you had just sent something, look in Bookings before you send it again."
        reference={error.digest}
        action={
          <Button variant="primary" onClick={reset}>
            Show it again
          </Button>
        }
      />
    </>
  )
}
