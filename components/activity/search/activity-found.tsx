'use client'

import { activitiesHref, activityHref } from '../../../lib/activity/activity-params.ts'
import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import {
  ACTIVITY_PAGE_SIZE,
  type ActivityRow,
  type CatalogueAnswer,
} from '../../../lib/activity/catalogue-answer.ts'
import { ResultsPage, useDimmed } from '../../search/results-page.tsx'
import { SearchFailure } from '../../search/search-failure.tsx'
import { CardList } from '../../shell/card-list.tsx'
import { ACTIVITY_ROWS, ActivityCard } from './activity-card.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { NoActivities } from './no-activities.tsx'
import type { CatalogueResult } from './use-catalogue.ts'

/** The rows, rows that are about to change, an empty result with its reason, or a failure. */
export function ActivityFound(props: {
  result: CatalogueResult
  view: ActivityView
  trip: ActivityTrip
  onViewChange: (part: Partial<ActivityView>) => void
  onTurn: (page: number) => void
}) {
  const { view, trip, onViewChange } = props
  const { shown, shownView, isOld, failure, retry } = props.result
  const dimmed = useDimmed(isOld)
  if (failure) {
    return (
      <SearchFailure failure={failure} what="activities" permission="activity_products" onRetry={retry} />
    )
  }
  return (
    <ResultsPage
      what="activities"
      answer={shown}
      page={shownView.page}
      pageSize={ACTIVITY_PAGE_SIZE}
      isOld={isOld}
      onTurn={props.onTurn}
      skeleton={<ActivitySkeleton />}
      none={
        shown && (
          <NoActivities
            view={view}
            facets={shown.facets}
            rescues={shown.rescues}
            near={shown.near}
            onChange={onViewChange}
          />
        )
      }
    >
      {shown && <Rows answer={shown} view={shownView} trip={trip} isOld={isOld} dimmed={dimmed} />}
    </ResultsPage>
  )
}

/** The activities of one page. `view` is the one that they answer. */
function Rows(props: {
  answer: CatalogueAnswer
  view: ActivityView
  trip: ActivityTrip
  /** True while these rows answer a previous request. */
  isOld: boolean
  /** The same, once it has lasted long enough to be shown. */
  dimmed: boolean
}) {
  const { answer, view, trip } = props
  return (
    <CardList
      label="Activities found"
      items={answer.rows}
      idOf={idOf}
      first={(view.page - 1) * ACTIVITY_PAGE_SIZE}
      total={answer.total}
      heights={ACTIVITY_ROWS}
      href={activitiesHref(view, trip)}
      isOld={props.isOld}
      dimmed={props.dimmed}
      className="card divide-y overflow-hidden"
      card={(activity, { current, eager }) => (
        <ActivityCard
          activity={activity}
          word={answer.reading?.words.join(' ') ?? view.text.trim()}
          href={activityHref(activity.uuid, view, trip)}
          marked={current}
          eager={eager}
        />
      )}
    />
  )
}

const idOf = (activity: ActivityRow) => activity.uuid
