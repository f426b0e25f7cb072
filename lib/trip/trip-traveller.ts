import { ageOn } from '../booking/age.ts'
import { nameCase } from '../booking/name-case.ts'
import type { CalendarDate } from '../dates.ts'
import { savedNumberIn, type SavedTraveller } from '../traveller/saved-traveller.ts'

/** The most travellers of a trip. */
export const MOST_TRAVELLERS = 20

/** The ages below which a person is an infant, and a child. */
const INFANT_BELOW = 2
const CHILD_BELOW = 12

/** A saved traveller of a trip, as its page shows them. */
export type TripTraveller = {
  id: string
  /** First name first: `Anna Keller`. */
  name: string
  birthDate: CalendarDate | null
  /** Age on the first day of the trip, or today where it has no days; null without a date of birth. */
  age: number | null
  /** By that age. Somebody of unknown age counts as an adult. */
  type: 'adult' | 'child' | 'infant'
  /** The number of the passport, masked; null where none is saved. */
  passport: string | null
  passportExpiry: CalendarDate | null
}

/** What the page of a trip shows of a saved traveller. */
export function tripTravellerOf(saved: SavedTraveller, onDate: CalendarDate): TripTraveller {
  const { id, firstName, lastName, birthDate, passportNumber, passportExpiry } = saved
  const age = birthDate === null ? null : ageOn(birthDate, onDate)
  return {
    id,
    name: nameCase(`${firstName} ${lastName}`),
    birthDate,
    age,
    type: age === null || age >= CHILD_BELOW ? 'adult' : age < INFANT_BELOW ? 'infant' : 'child',
    passport: savedNumberIn(passportNumber)?.masked ?? null,
    passportExpiry,
  }
}
