'use client'

import type { Route } from 'next'
import { activitiesHref } from '../../lib/activity/activity-params.ts'
import { ActivityQueryBar } from '../activity/query/activity-query-bar.tsx'
import { QueryBar } from '../air/search/query-bar.tsx'
import { HotelQueryBar } from '../hotel/query/hotel-query-bar.tsx'
import { stayHref } from '../hotel/query/stay-search.ts'
import type { RequestDraft } from './request-draft.ts'
import { flightsHref } from './use-request-rows.ts'

/** A typed request in the query bar of its kind. */
export function RequestBar(props: {
  request: RequestDraft
  serverNow: string
  /** Called with the address of the results. */
  onSearch: (href: Route) => void
}) {
  const { request, serverNow, onSearch } = props
  switch (request.kind) {
    case 'air':
      return (
        <QueryBar
          initial={request.draft}
          serverNow={serverNow}
          mayPrice={false}
          onSearch={(search) => onSearch(flightsHref(search, request.airlines))}
        />
      )
    case 'hotel':
      return (
        <HotelQueryBar
          stay={null}
          initial={request.draft}
          serverNow={serverNow}
          onSearch={(search) => onSearch(stayHref(search) as Route)}
        />
      )
    case 'activity':
      return (
        <ActivityQueryBar
          view={request.view}
          trip={request.trip}
          serverNow={serverNow}
          onSearch={({ view, trip }) => onSearch(activitiesHref(view, trip))}
        />
      )
  }
}
