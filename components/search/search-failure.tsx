import { notPermittedText } from '../../lib/permission-text.ts'
import { ReadFailure } from '../../lib/read.ts'
import { readFailureText } from '../booking/read-failure-text.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'

/** What a failed search leaves as it was. */
export const SEARCH_SAFE = 'Nothing was booked. Your search is unchanged.'

/**
 * A search could not be made: the reason, and the next step.
 * @param what names the results: `hotels`
 * @param permission what an agent must be allowed to do who searches
 */
export function SearchFailure(props: {
  failure: Error
  what: string
  permission: string
  onRetry: () => void
}) {
  const { failure, what } = props
  const status = failure instanceof ReadFailure ? failure.status : 0
  if (status === 403) return <ErrorState title={notPermittedText(props.permission)} safe={SEARCH_SAFE} />
  const again = <Button onClick={props.onRetry}>Search again</Button>
  if (status === 401) return <ErrorState title="Sign in again to search" safe={SEARCH_SAFE} action={again} />
  if (status !== 422) return <ErrorState title={`Couldn't load ${what}`} safe={SEARCH_SAFE} action={again} />
  return (
    <ErrorState
      title="The booking service rejected this search"
      safe={`${readFailureText(failure)}. ${SEARCH_SAFE}`}
      action={again}
    />
  )
}
