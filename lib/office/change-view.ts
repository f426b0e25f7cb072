import type { CalendarDate } from '../dates.ts'
import type { ChangeQuery } from './change-query.ts'

/** One entry of the change log, in words. Instants are ISO 8601 UTC. */
export type ChangeLine = {
  /** Its number, from the oldest. */
  seq: string
  /** Real time. */
  at: string
  /** Office time, which a sandbox can move; null if it was not known. */
  officeAt: string | null
  who: string
  what: string
  /** The subject of the change, with the booking's address where the desk knows one. */
  about: { text: string; href: string | null }
  before: string | null
  after: string | null
  reason: string | null
  requestId: string
}

/** A page of the change log, newest first, and the choices of its filters. */
export type ChangesView = {
  query: ChangeQuery
  /** Real time (UTC), as the days of the query. */
  today: CalendarDate
  lines: ChangeLine[]
  /** Begins the next page; null on the last. */
  nextBefore: string | null
  /** Number of entries of the whole log. */
  entries: number
  people: { value: string; label: string }[]
  verbs: { value: string; label: string }[]
}

/** Whether the chain of hashes is whole. `checked` of `entries`, the newest. */
export type ChainReport = {
  entries: number
  checked: number
  faults: { seq: string; problem: string }[]
}
