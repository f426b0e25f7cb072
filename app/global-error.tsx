'use client'

import { Button } from '../components/ui/button.tsx'
import { ErrorState } from '../components/ui/error-state.tsx'
import './globals.css'

/** The desk itself could not be drawn: a document of its own, without the providers that may have failed. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <html lang="en">
      <body>
        <title>Travel Desk</title>
        <ErrorState
          title="The desk could not be shown"
          safe="What was held is still held. If you had just sent something, look in Bookings before you send it again."
          reference={error.digest}
          action={
            <Button variant="primary" onClick={reset}>
              Show it again
            </Button>
          }
        />
      </body>
    </html>
  )
}
