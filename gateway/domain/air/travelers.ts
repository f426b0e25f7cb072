import { passengerAges } from '../../../contract/air/codes.ts'
import { dateOf, plusSeconds } from '../../clock.ts'
import type { AirQuery, Fare, PassengerKind } from '../../supply/air/fare.ts'

const DAY_SECONDS = 86_400

/** A passenger. Dates are `YYYY-MM-DD`; gender and title are codes of contract/booking/person.ts. */
export type Traveler = {
  type: PassengerKind
  gender: number
  dateOfBirth: string
  firstName: string
  middleName: string | null
  lastName: string
  title: number | null
  nationality: string | null
  nationalId: string | null
  /** The passport as far as it was given; null where nothing was given. */
  passport: Passport | null
}

/** The fields that identify a passenger; the other fields of a `Traveler` do not. */
export type Identity = Omit<Traveler, 'type' | 'gender'>

type Passport = {
  number: string | null
  expiryDate: string | null
  issueDate: string | null
  country: string | null
}

/** Why travellers cannot fly on a fare. `traveler` is the index of the traveller concerned. */
export type TravelerFault =
  | { rule: 'mix'; type: PassengerKind; searched: number; count: number }
  | { rule: 'infants' }
  /** The same person as the traveller at `of`, or one with the same passport (gap 254). */
  | { rule: 'repeats'; traveler: number; of: number }
  /** Nobody is born after the office's date, nor is older than `MOST_YEARS`. */
  | { rule: 'birth'; traveler: number }
  /** The age on the day of the last departure, `on`, does not match the passenger type. */
  | { rule: 'age'; traveler: number; type: PassengerKind; on: string }
  /**
   * The passport, or a part of it, is missing; it is issued after the office's date; or it expires before the
   * day of the last arrival, `until`.
   */
  | { rule: PassportRule; traveler: number; until: string }

type PassportRule =
  | 'passport'
  | 'passport-number'
  | 'passport-expiry'
  | 'passport-issue'
  | 'passport-issued-later'
  | 'passport-expired'

/** A higher age means a mistyped year of birth; no document has a limit. */
const MOST_YEARS = 120

/**
 * The first reason why these travellers cannot fly on this fare: a passenger mix other than the searched one,
 * one who is named twice, a date that cannot be, an age that does not fit, a missing or expiring passport.
 * Null when there is none.
 * Source: Session gateway, AirBook; gaps 60, 61, 212, 254.
 * @param now office time. Where the clocks are ahead of UTC it may be a day later already.
 */
export function travelerFault(
  travelers: readonly Traveler[],
  fare: Fare,
  query: AirQuery,
  now: Date,
): TravelerFault | null {
  const mix = mixFault(travelers, query) ?? repeatFault(travelers)
  if (mix) return mix
  const last = fare.legs.flatMap((leg) => leg.segments).at(-1)
  if (!last) return null
  const on = last.departsAt.slice(0, 10)
  const until = last.arrivesAt.slice(0, 10)
  const latest = dateOf(plusSeconds(now, DAY_SECONDS))
  for (const [index, traveler] of travelers.entries()) {
    const { dateOfBirth } = traveler
    if (dateOfBirth > latest || fullYears(dateOfBirth, dateOf(now)) > MOST_YEARS)
      return { rule: 'birth', traveler: index }
    if (!fitsAge(traveler, on)) return { rule: 'age', traveler: index, type: traveler.type, on }
    const fault = passportFault(traveler, fare, { until, latest })
    if (fault) return { rule: fault, traveler: index, until }
  }
  return null
}

function mixFault(travelers: readonly Traveler[], query: AirQuery): TravelerFault | null {
  const counts = [query.adults, query.children, query.infants]
  for (const [index, searched] of counts.entries()) {
    const type = (index + 1) as PassengerKind
    const count = travelers.filter((traveler) => traveler.type === type).length
    if (count !== searched) return { rule: 'mix', type, searched, count }
  }
  return query.infants > query.adults ? { rule: 'infants' } : null
}

/** Airlines cancel both seats of a person who is booked twice, and two people share no passport. */
function repeatFault(travelers: readonly Traveler[]): TravelerFault | null {
  const seen = new Map<string, number>()
  for (const [traveler, each] of travelers.entries()) {
    const { passport } = each
    const number = passport?.number?.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() ?? ''
    const keys = [personKey(each), ...(number ? [`${passport?.country ?? ''} ${number}`] : [])]
    const of = keys.flatMap((key) => seen.get(key) ?? []).at(0)
    if (of !== undefined) return { rule: 'repeats', traveler, of }
    for (const key of keys) seen.set(key, traveler)
  }
  return null
}

type Person = Pick<Traveler, 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth'>

/**
 * The key that two travellers share if they are the same person: all names, in any case, and the date of
 * birth.
 */
export function personKey({ firstName, middleName, lastName, dateOfBirth }: Person): string {
  const names = [firstName, middleName, lastName].join(' ')
  return [names.trim().replace(/\s+/g, ' ').toUpperCase(), dateOfBirth].join('\n')
}

function fitsAge(traveler: Traveler, on: string): boolean {
  const age = fullYears(traveler.dateOfBirth, on)
  const { from, below } = passengerAges[traveler.type]
  return age >= from && (below === null || age < below)
}

/** Full years from the first date to the second; negative when the first is later. */
function fullYears(born: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4))
  return born.slice(5) <= on.slice(5) ? years : years - 1
}

/**
 * Where no passport is mandatory, any part of one will do, but not an expired one (gaps 61, 212).
 * @param days the day of the last arrival, and the latest date that it may be today
 */
function passportFault(
  { passport }: Traveler,
  fare: Fare,
  days: { until: string; latest: string },
): PassportRule | null {
  if (!passport) return fare.passportMandatory ? 'passport' : null
  const { number, expiryDate, issueDate } = passport
  if (fare.passportMandatory) {
    if (number === null) return 'passport-number'
    if (expiryDate === null) return 'passport-expiry'
    if (fare.passportIssueDateMandatory && issueDate === null) return 'passport-issue'
  }
  if (issueDate !== null && issueDate > days.latest) return 'passport-issued-later'
  return expiryDate !== null && expiryDate < days.until ? 'passport-expired' : null
}
