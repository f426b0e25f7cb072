import type { BookingLine } from './booking-list-view.ts'
import type { ChangedPart } from './service-change.ts'

/** What about a booking can change, in the order of the filters. */
export const CHANGE_ABOUTS = ['price', 'schedule', 'terms', 'status'] as const
export type ChangeAbout = (typeof CHANGE_ABOUTS)[number]

/** A change that waits for review, with its booking. */
export type ReviewLine = {
  id: string
  about: ChangeAbout
  /** A price is the held one, so it is net. */
  before: string
  after: string
  parts: readonly ChangedPart[] | null
  /** Who changed it, in words: `Ada`, `the airline`, `Ben, outside this desk`. */
  author: string
  /** When the desk noticed, ISO 8601 UTC in office time. */
  at: string
  line: BookingLine
}

/** The changes that wait for review. */
export type ReviewView = {
  /** Only changes of this are listed; null: all. */
  about: ChangeAbout | null
  lines: readonly ReviewLine[]
  /** How many there are of each, listed or not. */
  counts: Readonly<Record<ChangeAbout, number>>
  /** Office time of the reading, ISO 8601 UTC. */
  serverNow: string
  /** Why the person may not accept changes; null if they may. */
  acceptBar: string | null
}

/** `gone`: the office has no such change of a booking that the person may read. */
export type AcceptOutcome =
  { kind: 'done' } | { kind: 'gone' } | { kind: 'session' } | { kind: 'not-permitted'; message: string }
