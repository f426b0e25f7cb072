'use client'

import { activitiesHref, activityHref } from '../../../lib/activity/activity-params.ts'
import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import {
  ACTIVITY_PAGE_SIZE,
  type ActivityRow,
  type CatalogueAnswer,
} from '../../../lib/activity/catalogue-answer.ts'
import { CardList } from '../../shell/card-list.tsx'
import { ACTIVITY_ROWS, ActivityCard } from './activity-card.tsx'

/** The activities of one page. `view` is the one that they answer. */
export function ActivityList(props: {
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
          word={view.text.trim()}
          href={activityHref(activity.uuid, view, trip)}
          marked={current}
          eager={eager}
        />
      )}
    />
  )
}

const idOf = (activity: ActivityRow) => activity.uuid
