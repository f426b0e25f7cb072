'use client'

import { Arrived } from '../../../components/shell/arrived.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'

/** The search screen could not be drawn; the address still holds the search. */
export default function HotelsError({
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
        title="The hotel search could not be shown"
        safe="Nothing was booked. The search is in the address and comes back with it."
        {...(error.digest ? { reference: error.digest } : {})}
        action={<Button onClick={reset}>Show it again</Button>}
      />
    </>
  )
}
