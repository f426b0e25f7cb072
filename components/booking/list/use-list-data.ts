'use client'

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { BookingListView } from '../../../lib/booking/list-view.ts'
import { listParams, type ListQuery } from '../../../lib/booking/list-query.ts'
import { readAt } from '../../../lib/read.ts'
import { readFailureText } from '../read-failure-text.ts'
import { useFollowUp } from '../use-follow-up.ts'
import { useSteadyRefresh } from '../use-steady-refresh.ts'
import { usePageRefresh } from '../../ui/use-page-refresh.ts'

/** The list of a query, kept current. */
export type ListData = {
  view: BookingListView
  /** The lines are those of an earlier query; the new ones are being read. */
  isOld: boolean
  reading: boolean
  /** Why the last reading failed; the lines shown are then older. */
  failed: string | null
  refresh: () => void
}

/**
 * The list of a query: at first the view rendered with the page, then read over HTTP for every other query.
 * The old lines stay in place until the answer has arrived.
 * @param drawn the view that was rendered with the page, and the query that it answers
 */
export function useListData(query: ListQuery, drawn: { view: BookingListView; search: string }): ListData {
  const queries = useQueryClient()
  const { refresh: refreshPage, refreshing } = usePageRefresh()
  const search = searchOf(query)
  const isDrawn = search === drawn.search
  const list = useQuery({
    queryKey: keyOf(search),
    queryFn: ({ signal }) => readAt<BookingListView>('/api/bookings/list', { search }, signal),
    initialData: isDrawn ? drawn.view : undefined,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    // The page was rendered again: the newer reading is used.
    queries.setQueryData<BookingListView>(keyOf(drawn.search), (previous) =>
      previous && previous.serverNow >= drawn.view.serverNow ? undefined : drawn.view,
    )
  }, [queries, drawn.search, drawn.view])
  const { refetch } = list
  const refresh = useCallback(() => {
    // The page refresh also updates the header, but the server does not know the typed text.
    refreshPage()
    if (!isDrawn) void refetch()
  }, [refreshPage, refetch, isDrawn])
  const view = list.data ?? drawn.view
  useSteadyRefresh(refresh)
  useFollowUp(view.rereading, view.serverNow, refresh)
  return {
    view,
    isOld: list.isPlaceholderData,
    reading: refreshing || list.isFetching,
    failed: readFailureText(list.error),
    refresh,
  }
}

function keyOf(search: string) {
  return ['bookings', search] as const
}

/** A query as the list route takes it, in a body: with its typed text. */
export function searchOf(query: ListQuery): string {
  const params = listParams(query)
  if (query.typed !== '') params.set('q', query.typed)
  return params.toString()
}
