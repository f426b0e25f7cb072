import type { Attention } from './attention.ts'
import type { BookingLine } from './booking-list-view.ts'
import type { ListTab } from './list-query.ts'

/** How many bookings a tab has; `more` if they were not counted any further. */
export type ListCount = { count: number; more: boolean }

/** `214`, `1,000+`. */
export function countText({ count, more }: ListCount): string {
  return `${count.toLocaleString('en-US')}${more ? '+' : ''}`
}

/** A query that a person has saved: its parameters and typed text. */
export type SavedView = { name: string; params: string; typed: string }

/** A page of the office's bookings. */
export type BookingListView = {
  lines: BookingLine[]
  /** Why lines need attention, by reference; only of the tab that lists those. */
  attention: Readonly<Record<string, Attention>>
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
  /** The counts of the tabs, with the text and the filters of the query. */
  counts: Readonly<Record<ListTab, ListCount>>
  /** The agents who have bookings here. */
  agents: string[]
  /** The trip that the query names, without a name where there is no such trip; null: it names none. */
  trip: { name: string | null } | null
  /** The person's own saved queries. */
  views: SavedView[]
  /** Office time at the reading; countdowns start from it. */
  serverNow: string
  /** Office time of the oldest reading among the lines whose state changes by itself. */
  checkedAt: string
  /** Some lines are being read again after this answer; reading the list again shortly shows them. */
  rereading: boolean
}
