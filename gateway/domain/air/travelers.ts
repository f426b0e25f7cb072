import type { AirTraveler } from '../../../contract/air/book.ts'
import { passengerAges } from '../../../contract/air/codes.ts'
import { passengerTypes } from '../../../contract/booking/person.ts'
import type { AirQuery, Fare } from '../../world/air/fare.ts'

const ageWords = {
  1: 'an adult must be 12 or older',
  2: 'a child must be 2 to 11 years old',
  3: 'an infant must be younger than 2',
} as const

/**
 * Looks for the first thing that keeps these travellers from flying on this fare: another mix than was searched,
 * an age that does not fit, a missing or expiring passport.
 * @returns a sentence that names the field, or null. Source: Session gateway, AirBook; gaps 60, 61.
 */
export function travelerFault(travelers: readonly AirTraveler[], fare: Fare, query: AirQuery): string | null {
  const mix = mixFault(travelers, query)
  if (mix) return mix
  const flights = fare.legs.flatMap((leg) => leg.segments)
  const last = flights.at(-1)
  if (!last) return null
  for (const [index, traveler] of travelers.entries()) {
    const field = `TravelerInfo.AirTravelers[${index}]`
    const fault =
      ageFault(traveler, last.departsAt.slice(0, 10), field) ??
      passportFault(traveler, fare, last.arrivesAt.slice(0, 10), field)
    if (fault) return fault
  }
  return null
}

/** The sentence of gap 60. */
function mixFault(travelers: readonly AirTraveler[], query: AirQuery): string | null {
  const searched = { 1: query.adults, 2: query.children, 3: query.infants }
  for (const { code, name } of passengerTypes) {
    const given = travelers.filter((traveler) => traveler.PassengerType === code).length
    if (given !== searched[code]) {
      return `${searched[code]} ${name.toUpperCase()} given while search but ${given} ${name.toUpperCase()} information present in booking request`
    }
  }
  if (query.infants > query.adults) return 'TravelerInfo.AirTravelers: each infant needs an adult'
  return null
}

function ageFault(traveler: AirTraveler, on: string, field: string): string | null {
  const age = fullYears(traveler.DateOfBirth, on)
  const { from, below } = passengerAges[traveler.PassengerType]
  if (age >= from && (below === null || age < below)) return null
  return `${field}.DateOfBirth: ${ageWords[traveler.PassengerType]} on ${on}`
}

/** Full years between two calendar dates; negative when the first is later. */
function fullYears(born: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4))
  return born.slice(5) <= on.slice(5) ? years : years - 1
}

function passportFault(traveler: AirTraveler, fare: Fare, arrives: string, field: string): string | null {
  const passport = traveler.Passport
  if (!passport) return fare.passportMandatory ? `${field}.Passport cannot be null` : null
  if (fare.passportIssueDateMandatory && passport.IssueDate === undefined) {
    return `${field}.Passport.IssueDate cannot be null`
  }
  if (passport.ExpiryDate < arrives) {
    return `${field}.Passport.ExpiryDate: the passport must be valid until the last arrival, ${arrives}`
  }
  return null
}
