import type { z } from 'zod'
import { passengerAges } from '../../contract/air/codes.ts'
import type { PassengerTypeCode } from '../../contract/booking/person.ts'
import { emailProblem, phoneProblem } from '../booking/contact.ts'
import { ageOn } from '../booking/age.ts'
import { isCountry } from '../place/countries.ts'
import { airlineNameAdvice } from './passenger-name.ts'
import { nameKey, repeatsIn } from '../booking/same-person.ts'
import { checkMarkup } from '../booking/markup-form.ts'
import { EMPTY_MARKUP } from '../booking/typed-markup.ts'
import { titleProblem } from '../booking/titles.ts'
import { formatDate, isCalendarDate, type CalendarDate } from '../dates.ts'
import type { TellProblem } from '../booking/tell-problem.ts'
import { savedNumberIn } from '../traveller/saved-traveller.ts'
import type { passengerFields, passengerFormFields } from './passenger-fields.ts'
import { typedText } from '../typed-text.ts'

/** The rules that a fare sets for its passengers, and the dates at which ages and passports are checked. */
export type PassengerRules = {
  /** Local date of the last departure: ages are those on this day. */
  lastDepartureDate: CalendarDate
  /** Local date of the last arrival: passports must still be valid then (gap 61). */
  lastArrivalDate: CalendarDate
  today: CalendarDate
  /** Null until the fare is known. */
  passportMandatory: boolean | null
  issueDateMandatory: boolean
}

/** A higher age means a mistyped year of birth. */
const MOST_YEARS = 120

const TYPE_NAMES: Readonly<Record<PassengerTypeCode, string>> = {
  1: 'An adult',
  2: 'A child',
  3: 'An infant',
}

/** One traveller as the form has it: text as typed, dates as `YYYY-MM-DD` or null. */
export type PassengerFields = z.infer<typeof passengerFields>
/** The whole form. */
export type PassengerForm = z.infer<typeof passengerFormFields>

/** Applies every rule of the fare to the form and reports each field that breaks one. */
export function checkPassengerForm(form: PassengerForm, rules: PassengerRules, tell: TellProblem): void {
  form.passengers.forEach((passenger, index) => {
    const at = (field: keyof PassengerFields, message: string) => tell(['passengers', index, field], message)
    checkPerson(passenger, rules, at)
    checkPassport(passenger, rules, at)
  })
  checkRepeats(form.passengers, tell)
  checkContact(form, tell)
}

/** Nobody is booked twice: the airline would issue two tickets for one person. */
function checkRepeats(passengers: readonly PassengerFields[], tell: TellProblem) {
  for (const { index, of } of repeatsIn(passengers, isSamePerson)) {
    const message = `Travellers ${of + 1} and ${index + 1} have the same names and date of birth.`
    tell(['passengers', index, 'birthDate'], message)
  }
  for (const { index, of } of repeatsIn(passengers, hasSamePassport)) {
    const message = `Travellers ${of + 1} and ${index + 1} have the same passport.`
    tell(['passengers', index, 'passportNumber'], message)
  }
}

function isSamePerson(one: PassengerFields, other: PassengerFields): boolean {
  const key = nameKey(one.firstName, one.lastName)
  const isNamed = typedText(one.firstName) !== '' && typedText(one.lastName) !== ''
  const isBorn = one.birthDate !== null && one.birthDate === other.birthDate
  return isNamed && isBorn && key === nameKey(other.firstName, other.lastName)
}

/** A number that is saved is told by its reference; the server compares the numbers themselves. */
function hasSamePassport(one: PassengerFields, other: PassengerFields): boolean {
  const number = typedText(one.passportNumber).toUpperCase()
  const isSameNumber = number !== '' && number === typedText(other.passportNumber).toUpperCase()
  return isSameNumber && one.passportCountry === other.passportCountry
}

type Tell = (field: keyof PassengerFields, message: string) => void

function checkPerson(passenger: PassengerFields, rules: PassengerRules, at: Tell) {
  const title = titleProblem(passenger.type !== 1, passenger.title)
  if (title) at('title', title)
  for (const field of ['firstName', 'lastName'] as const) {
    const advice = airlineNameAdvice(passenger, field)
    if (advice?.blocks) at(field, advice.message)
  }
  if (passenger.gender === '') at('gender', 'Select as on the passport.')
  const birth = birthProblem(passenger.birthDate, passenger.type, rules)
  if (birth) at('birthDate', birth)
  if (passenger.nationality !== '' && !isCountry(passenger.nationality))
    at('nationality', 'Choose a country.')
  if (passenger.nationality === '' && rules.passportMandatory) at('nationality', 'Required for this fare.')
}

/**
 * Why a date of birth does not fit the passenger type; null if it does. Ages are those at the last departure.
 */
export function birthProblem(
  birthDate: CalendarDate | null,
  type: PassengerTypeCode,
  rules: Pick<PassengerRules, 'today' | 'lastDepartureDate'>,
): string | null {
  if (birthDate === null || !isCalendarDate(birthDate)) return 'Enter the date of birth, like 12JUN88.'
  if (birthDate > rules.today) return 'This date is in the future.'
  const age = ageOn(birthDate, rules.lastDepartureDate)
  const { from, below } = passengerAges[type]
  if (age >= from && age < (below ?? MOST_YEARS + 1)) return null
  const allowed =
    below === null ? `${from} or older` : from === 0 ? `under ${below}` : `${from} to ${below - 1}`
  return `${TYPE_NAMES[type]} must be ${allowed} on ${formatDate(rules.lastDepartureDate)}; this one is ${age}.`
}

function checkPassport(passenger: PassengerFields, rules: PassengerRules, at: Tell) {
  const { passportNumber, passportExpiry, passportIssued, passportCountry } = passenger
  const isFilled =
    typedText(passportNumber) !== '' ||
    passportExpiry !== null ||
    passportIssued !== null ||
    passportCountry !== ''
  if (!isFilled && !rules.passportMandatory) return
  if (savedNumberIn(passportNumber) === null && !/^[A-Za-z0-9]{3,20}$/.test(typedText(passportNumber))) {
    at('passportNumber', 'Enter the passport number: letters and digits, no spaces.')
  }
  if (passportExpiry === null) at('passportExpiry', 'Enter the expiry date, like 14MAR31.')
  else if (passportExpiry < rules.lastArrivalDate) {
    at('passportExpiry', `Expires before the last arrival on ${formatDate(rules.lastArrivalDate)}.`)
  }
  if (!isCountry(passportCountry)) at('passportCountry', 'Choose the country that issued it.')
  if (passportIssued === null) {
    if (rules.issueDateMandatory) at('passportIssued', 'This fare requires the date of issue.')
  } else if (passportIssued > rules.today) at('passportIssued', 'This date is in the future.')
  else if (passportExpiry !== null && passportIssued >= passportExpiry) {
    at('passportIssued', 'Must be before the expiry date.')
  }
}

function checkContact(form: PassengerForm, tell: TellProblem) {
  const phone = phoneProblem(form.phone)
  if (phone) tell(['phone'], phone)
  const email = emailProblem(form.email)
  if (email) tell(['email'], email)
  checkMarkup(form.markup, tell)
}

/** An empty form for the passengers of a search: adults first, then children and infants. */
export function emptyPassengerForm(types: readonly PassengerTypeCode[]): PassengerForm {
  return {
    passengers: types.map((type) => ({
      type,
      title: '',
      firstName: '',
      lastName: '',
      gender: '',
      birthDate: null,
      nationality: '',
      passportNumber: '',
      passportExpiry: null,
      passportIssued: null,
      passportCountry: '',
    })),
    phone: '',
    email: '',
    markup: EMPTY_MARKUP,
  }
}
