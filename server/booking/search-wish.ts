import 'server-only'
import { ageOn } from '../../lib/booking/age.ts'
import type { OfferFacts, Stretch } from '../../lib/booking/offer-facts.ts'
import type { CalendarDate } from '../../lib/dates.ts'

/** What a search is for that is opened from a trip. */
export type SearchWish = {
  /** Dates of birth of the travellers, the lead first; null where one is not known. */
  birthDates: readonly (CalendarDate | null)[]
  /** Whom the offers of the trip are for, where nobody is chosen; null without one. */
  party: OfferFacts['party'] | null
  /** Journeys and stays of the trip in the order of time. */
  journeys: readonly Stretch[]
  stays: readonly Stretch[]
  /** Nights between the journeys without a bed. */
  bedless: readonly CalendarDate[]
  days: { from: CalendarDate; to: CalendarDate } | null
  /** The address of a search for what the trip has of this kind; null where it has none. */
  sameHref: string | null
  /** Local date of the office. */
  today: CalendarDate
}

/**
 * The people of a search: adults, and the age of everybody younger. Without a date of birth somebody is an
 * adult; the age of a child is null where only an offer tells that there is one.
 * @param day on which ages count
 * @param adultFrom the age of the youngest adult
 */
export function partyOn(
  { birthDates, party }: Pick<SearchWish, 'birthDates' | 'party'>,
  day: CalendarDate,
  adultFrom: number,
): { adults: number; childAges: readonly (number | null)[] } | null {
  if (birthDates.length === 0) return party
  const ages = birthDates.map((birthDate) => (birthDate === null ? adultFrom : ageOn(birthDate, day)))
  const childAges = ages.filter((age) => age < adultFrom)
  return { adults: ages.length - childAges.length, childAges }
}

/** From the local date of the first arrival to that of the last departure; null without a journey. */
export function daysThere({ journeys }: Pick<SearchWish, 'journeys'>): SearchWish['days'] {
  const [first, last] = [journeys[0], journeys.at(-1)]
  if (!first || !last) return null
  const [from, to] = [first.to.wall.slice(0, 10), last.from.wall.slice(0, 10)]
  return { from, to: to > from ? to : from }
}
