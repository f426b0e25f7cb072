import type { CalendarDate } from '../dates.ts'

/** Something about a trip that does not fit. */
export type Misfit = {
  about: 'nights' | 'clash' | 'connection' | 'people'
  /** The traveller it is about, whose name stands before the words. */
  who?: string
  text: string
  /** Between which items of the trip. */
  items: readonly string[]
  /** Those without a bed. */
  nights?: readonly CalendarDate[]
}
