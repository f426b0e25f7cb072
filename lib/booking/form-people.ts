import type { CalendarDate } from '../dates.ts'
import type { SavedTraveller } from '../traveller/saved-traveller.ts'
import type { MarkupRule } from './markup.ts'

/** The people for whom a form is made: saved travellers, the lead first, and how their client is reached. */
export type FormPeople = { travellers: readonly SavedTraveller[]; phone: string; email: string }

/** The trip whose option a form books, and what the form begins with. */
export type FormForTrip = {
  name: string
  people: FormPeople
  markup: MarkupRule | null
  /** The day of the offer on which ages count. */
  agesOn: CalendarDate
}
