import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { RecentSearches } from './recent-searches.ts'

/** What the frame of a search screen must know of one kind's search. */
export type SearchKind<Search> = {
  /** What its results are booked as. */
  kind: BookingKind
  /** The screen's name, and the heading of its commands. */
  heading: string
  /** The command that goes to the bar. */
  changeLabel: string
  /** The command that goes to the filters. */
  filterLabel: string
  /**
   * What an agent reads before the first search: a question, and how to type, with what is typed in
   * backquotes. Left out by a kind whose screen starts with everything there is.
   */
  start?: { question: string; hint: string }
  recent: RecentSearches<Search>
  /** The title of a search is codes, which are written as such and not translated. */
  inCodes?: boolean
}
