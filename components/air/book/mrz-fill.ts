import type { PassengerFields } from '../../../lib/air/passenger-form.ts'
import { maskNumber } from '../../../lib/booking/masked-number.ts'
import { countryOfPassport, noCountry } from '../../../lib/place/countries.ts'
import { savedNumberIn } from '../../../lib/traveller/saved-traveller.ts'
import { sexOfTitle } from '../../../lib/booking/titles.ts'
import type { MrzPassport } from './mrz.ts'

type Values = Partial<Omit<PassengerFields, 'type'>>

/**
 * The values that the lines of a passport put on a card. The lines have no issue date and no title. The
 * card's issue date is cleared when its passport is another one, its title only where it contradicts the
 * passport.
 */
export function mrzFill(card: PassengerFields, passport: MrzPassport): Values {
  const gender = passport.gender === null ? null : String(passport.gender)
  const contradicts = gender !== null && card.title !== '' && sexOfTitle(card.title) !== gender
  return {
    ...(contradicts && { title: '' }),
    lastName: passport.lastName,
    firstName: passport.firstName,
    birthDate: passport.birthDate,
    ...(gender !== null && { gender }),
    nationality: countryOfPassport(passport.nationality) ?? '',
    passportNumber: passport.passportNumber,
    ...(!isPassportOf(card, passport) && { passportIssued: null }),
    passportExpiry: passport.expiryDate,
    passportCountry: countryOfPassport(passport.issuer) ?? '',
  }
}

/** The browser has only the end of a saved number: the same end and expiry date make it the same passport. */
function isPassportOf(card: PassengerFields, { passportNumber, expiryDate }: MrzPassport): boolean {
  const saved = savedNumberIn(card.passportNumber)
  if (saved === null) return card.passportNumber.trim() === passportNumber
  return saved.masked === maskNumber(passportNumber) && card.passportExpiry === expiryDate
}

/** Sentences about codes that are no country: the field stays empty, and the agent chooses. */
export function countryNotes({ nationality, issuer }: MrzPassport): string[] {
  const codes = [
    ['nationality', nationality],
    ['country that issued it', issuer],
  ] as const
  return codes.flatMap(([what, code]) =>
    countryOfPassport(code) === null
      ? [`Choose the ${what}: the passport says ${[code, noCountry(code)].filter(Boolean).join(', ')}.`]
      : [],
  )
}
