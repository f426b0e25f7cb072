import { ReadFailure } from '../../../lib/read.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** The search has no answer: why, and the way on. The query above stays as it was typed. */
export function CityFailure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  return (
    <ErrorState
      title={titleOf(failure)}
      safe="Nothing was booked, and the search above is as it was."
      action={<Button onClick={onRetry}>Search again</Button>}
    />
  )
}

function titleOf(failure: Error): string {
  if (!(failure instanceof ReadFailure)) return 'The hotels did not come'
  if (failure.status === 401) return 'Sign in again to search'
  if (failure.status === 403) return 'Your user may not search hotels'
  return failure.status === 0 || failure.status >= 500 ? 'The hotels did not come' : failure.message
}
