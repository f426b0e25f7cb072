'use client'

import { useMemo } from 'react'
import { activitiesHref, readActivityView, readTrip } from '../../../lib/activity/activity-params.ts'
import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import { useAddress } from '../../shell/use-address.ts'

/** View and trip of the address, and the ways to change them. */
export type ActivityUrl = {
  view: ActivityView
  trip: ActivityTrip
  /** A search that was asked for, or another page: adds a step to the history. */
  go: (view: ActivityView, trip: ActivityTrip) => void
  /** Another word while it is typed, other filters or dates: replaces the step. */
  replace: (view: ActivityView, trip: ActivityTrip) => void
}

/**
 * View and trip of the address. A change is shown at once, before the router has taken it up.
 * @param serverNow office time at rendering, ISO 8601 UTC
 */
export function useActivityUrl(serverNow: string): ActivityUrl {
  const { params, replace, push } = useAddress()
  const shown = useMemo(
    () => ({ view: readActivityView(params), trip: readTrip(params, serverNow) }),
    [params, serverNow],
  )
  return {
    ...shown,
    go: (view, trip) => push(activitiesHref(view, trip)),
    replace: (view, trip) => replace(activitiesHref(view, trip)),
  }
}
