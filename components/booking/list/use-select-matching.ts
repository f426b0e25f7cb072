'use client'

import { useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import type { ListQuery } from '../../../lib/booking/list-query.ts'
import { countText, type BookingListView } from '../../../lib/booking/list-view.ts'
import { readAt } from '../../../lib/read.ts'
import { readFailureText } from '../read-failure-text.ts'
import { showToast } from '../../ui/toast.ts'
import { searchOf } from './use-list-data.ts'

/** Most bookings that are selected at once: those that one file can have. */
const MOST = 1000

/** Selects all bookings of a query, also those of other pages. */
export type SelectMatching = {
  /** `Select all 93`; null where the selection, or the page, has all of the query already. */
  label: string | null
  selecting: boolean
  select: () => void
}

/** Reads the pages of the query one after another; where one cannot be read, nothing is selected. */
export function useSelectMatching(
  query: ListQuery,
  view: BookingListView,
  selection: {
    lines: readonly BookingLine[]
    set: (lines: readonly BookingLine[], selected: boolean) => void
  },
): SelectMatching {
  const [selecting, setSelecting] = useState(false)
  const counted = view.counts[query.tab]
  const isOnePage = query.after === null && view.nextCursor === null
  const isAll = isOnePage || (!counted.more && selection.lines.length >= counted.count)

  async function select() {
    if (selecting) return
    setSelecting(true)
    try {
      selection.set(await allLines(query), true)
    } catch (error) {
      const description = readFailureText(error) ?? undefined
      showToast({ title: "Couldn't select all", tone: 'bad', ...(description && { description }) })
    }
    setSelecting(false)
  }

  const most = { count: Math.min(counted.count, MOST), more: false }
  const label = isAll
    ? null
    : counted.more
      ? `Select the first ${countText(most)}`
      : `Select all ${countText(most)}`
  return { label, selecting, select: () => void select() }
}

async function allLines(query: ListQuery): Promise<BookingLine[]> {
  const lines: BookingLine[] = []
  let after: string | null = null
  do {
    const search: string = searchOf({ ...query, after })
    const page: BookingListView = await readAt<BookingListView>('/api/bookings/list', { search })
    lines.push(...page.lines)
    after = page.nextCursor
  } while (after !== null && lines.length < MOST)
  return lines.slice(0, MOST)
}
