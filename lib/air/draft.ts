import type { z } from 'zod'
import type { PassengerTypeCode } from '../../contract/booking/person.ts'
import { sameMarkup } from '../booking/typed-markup.ts'
import type { DraftFacts } from '../booking/draft.ts'
import type { airDraft } from './draft-schema.ts'
import { passengerTypesOf, type Fare } from './fare.ts'
import type { SearchLeg } from './flight-search.ts'
import type { PassengerForm } from './passenger-form.ts'
import { routeText } from './route-text.ts'
import { readSearch, searchHref } from './search-params.ts'
import { typedText } from '../typed-text.ts'

/** An unfinished passenger form as it is stored. */
export type AirDraft = z.infer<typeof airDraft>

/** Route, departure dates and passenger mix of a fare: `LHR-SIN-2027-01-14,SIN-LHR-2027-01-28 1,1,2`. */
export function tripKey(fare: Pick<Fare, 'legs' | 'parts'>): string {
  const legs = fare.legs.flatMap(({ segments }) => {
    const [first, last] = [segments[0], segments.at(-1)]
    return first && last
      ? [{ from: first.origin.code, to: last.destination.code, date: first.departureAt.slice(0, 10) }]
      : []
  })
  return searchedTripKey(legs, passengerTypesOf(fare))
}

/**
 * The same of a search, which may name a city where its fares name the airport: then it is the key of no
 * fare.
 */
export function searchedTripKey(legs: readonly SearchLeg[], types: readonly PassengerTypeCode[]): string {
  return `${legs.map((leg) => `${leg.from}-${leg.to}-${leg.date}`).join(',')} ${types.join(',')}`
}

/** A saved form for the list of drafts. Its address has the search that the fare came from. */
export function airDraftFacts({ offerCode, subjectKey, form }: AirDraft): DraftFacts {
  const { passengers } = form
  const count = (type: number) => String(passengers.filter((passenger) => passenger.type === type).length)
  const search = readSearch(
    new URLSearchParams({
      legs: subjectKey.split(' ')[0] ?? '',
      adt: count(1),
      chd: count(2),
      inf: count(3),
    }),
  )
  const [first, last] = [search?.legs[0], search?.legs.at(-1)]
  const address = search ? searchHref(search).slice('/flights?'.length) : ''
  return {
    title: search ? routeText(search.legs) : null,
    days: first && last ? { from: first.date, to: last.date } : null,
    named: passengers.filter(({ firstName, lastName }) => typedText(firstName) && typedText(lastName)).length,
    people: passengers.length,
    href: `/flights/book?${new URLSearchParams({ fare: offerCode })}${address && `&${address}`}`,
  }
}

/** The form of a draft if its passengers are of these types; null for another mix. */
export function draftFormFor(draft: AirDraft, types: readonly PassengerTypeCode[]): PassengerForm | null {
  const drafted = draft.form.passengers.map((passenger) => passenger.type)
  return drafted.join() === types.join() ? draft.form : null
}

/**
 * True if nothing was typed into a form yet.
 * @param markup the markup with which the form opened
 */
export function isBlank(form: PassengerForm, markup: PassengerForm['markup']): boolean {
  const typed = [form.phone, form.email, form.costCentre ?? '', form.client?.id ?? '']
  for (const { type: _type, ...passenger } of form.passengers) {
    typed.push(...Object.values(passenger).map((value) => value ?? ''))
  }
  return sameMarkup(form.markup, markup) && typed.every((value) => value === '')
}
