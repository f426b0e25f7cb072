'use client'

import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import { ACTIVITY_PAGE_SIZE } from '../../../lib/activity/catalogue-answer.ts'
import { notPermittedText } from '../../../lib/permission-text.ts'
import { ReadFailure } from '../../../lib/read.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTurner } from '../../ui/page-turner.tsx'
import { ActivityList } from './activity-list.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { NoActivities } from './no-activities.tsx'
import type { CatalogueResult } from './use-catalogue.ts'

/** The rows, rows that are about to change, an empty result with its reason, or a failure. */
export function ActivityFound(props: {
  result: CatalogueResult
  view: ActivityView
  trip: ActivityTrip
  /** True once the answer to the current request is slow. */
  dimmed: boolean
  onViewChange: (part: Partial<ActivityView>) => void
  onTurn: (page: number) => void
}) {
  const { view, onViewChange } = props
  const { shown, shownView, isOld, failure, retry } = props.result
  if (failure) return <Failure failure={failure} onRetry={retry} />
  if (shown === null) return <ActivitySkeleton />
  if (shown.rows.length > 0) {
    return (
      <>
        <ActivityList answer={shown} view={shownView} trip={props.trip} isOld={isOld} dimmed={props.dimmed} />
        <PageTurner
          what="activities"
          page={shownView.page}
          pageSize={ACTIVITY_PAGE_SIZE}
          total={shown.total}
          onTurn={props.onTurn}
        />
      </>
    )
  }
  if (isOld) return <ActivitySkeleton />
  if (shown.total > 0) {
    return (
      <EmptyState
        title="This page is past the end of the list"
        action={<Button onClick={() => props.onTurn(1)}>First page</Button>}
      />
    )
  }
  return <NoActivities view={view} facets={shown.facets} rescues={shown.rescues} onChange={onViewChange} />
}

const SAFE = 'Nothing was booked. Your search is unchanged.'

/** The catalogue could not be read: the reason, and the next step. */
function Failure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const again = <Button onClick={onRetry}>Search again</Button>
  const status = failure instanceof ReadFailure ? failure.status : 0
  if (status === 401) return <ErrorState title="Sign in again to search" safe={SAFE} action={again} />
  if (status === 403) return <ErrorState title={notPermittedText('activity_products')} />
  if (status === 422) {
    return (
      <ErrorState
        title="The booking service rejected this search"
        safe={`${readFailureText(failure)}. ${SAFE}`}
        action={again}
      />
    )
  }
  return <ErrorState title="Couldn't load activities" safe={SAFE} action={again} />
}
