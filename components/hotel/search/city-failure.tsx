import { readFailureText } from '../../booking/read-failure-text.ts'
import type { HotelFilters } from '../../../lib/hotel/city-view.ts'
import { ReadFailure } from '../../../lib/read.ts'
import { usePlaceLookup } from '../../place/use-place-lookup.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

const SAFE = 'Nothing was booked, and the search above is as it was.'

/**
 * The search has no answer: why, and the way on. The query above stays as it was typed. What the booking service refuses it
 * refuses again: then another place or fewer filters help, not another try.
 */
export function CityFailure(props: {
  failure: Error
  placeId: string
  filters: HotelFilters
  onFilter: (filters: HotelFilters) => void
  onRetry: () => void
}) {
  const { failure, filters } = props
  const { unknown } = usePlaceLookup(props.placeId)
  const again = <Button onClick={props.onRetry}>Search again</Button>
  if (!(failure instanceof ReadFailure) || failure.status !== 422) {
    return <ErrorState title={titleOf(failure)} safe={SAFE} action={again} />
  }
  if (unknown) {
    return (
      <ErrorState title="The booking service does not know this place" safe="Choose another one above." />
    )
  }
  if (failure.code === 'validation_failed' && Object.keys(filters).length > 0) {
    return (
      <ErrorState
        title="The booking service does not know one of these filters"
        safe={SAFE}
        action={<Button onClick={() => props.onFilter({})}>Drop all filters</Button>}
      />
    )
  }
  return (
    <ErrorState
      title="The booking service refuses this search"
      safe={`${readFailureText(failure)}. ${SAFE}`}
      action={again}
    />
  )
}

function titleOf(failure: Error): string {
  const status = failure instanceof ReadFailure ? failure.status : 0
  if (status === 401) return 'Sign in again to search'
  if (status === 403) return 'Your user may not search hotels'
  return 'The hotels did not come'
}
