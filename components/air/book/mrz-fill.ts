import type { PassengerFields } from '../../../lib/air/passenger-form.ts'
import { countryOfPassport } from '../../../lib/place/countries.ts'
import type { MrzPassport } from './mrz.ts'

type Values = Partial<Omit<PassengerFields, 'type'>>

/**
 * What the lines of a passport put on a card. They have no issue date and no title: the date goes with the
 * number that it belonged to, a title only where it contradicts the passport. A saved number counts as
 * another one, since the browser does not have it.
 */
export function mrzFill(card: PassengerFields, passport: MrzPassport): Values {
  const gender = passport.gender === null ? null : String(passport.gender)
  const contradicts = gender !== null && card.title !== '' && genderOfTitle(card.title) !== gender
  return {
    ...(contradicts && { title: '' }),
    lastName: passport.lastName,
    firstName: passport.firstName,
    birthDate: passport.birthDate,
    ...(gender !== null && { gender }),
    nationality: countryOfPassport(passport.nationality) ?? '',
    passportNumber: passport.passportNumber,
    ...(card.passportNumber.trim() !== passport.passportNumber && { passportIssued: null }),
    passportExpiry: passport.expiryDate,
    passportCountry: countryOfPassport(passport.issuer) ?? '',
  }
}

/** The gender that a title says: `0` of Mr and Mstr, `1` of the others. */
export function genderOfTitle(title: string): '0' | '1' {
  return title === '0' || title === '4' ? '0' : '1'
}
