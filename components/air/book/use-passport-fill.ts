import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  checkPassengerForm,
  type PassengerFields,
  type PassengerForm,
  type PassengerRules,
} from '../../../lib/air/passenger-form.ts'
import { maskNumber } from '../../../lib/booking/masked-number.ts'
import { sexOfTitle } from '../../../lib/booking/titles.ts'
import { countryOfPassport, noCountry } from '../../place/passport-countries.ts'
import { savedNumberIn } from '../../../lib/traveller/saved-traveller.ts'
import { focusField } from '../../ui/field-place.tsx'
import { FIELD_WORDS } from '../../../lib/air/passenger-words.ts'
import type { MrzPassport } from './mrz.ts'
import { SAVED_FIELDS } from './saved-fill.ts'

/** Fills a card with the lines of a passport, and says what they filled. */
export function usePassportFill(index: number, rules: PassengerRules) {
  const { getValues, setValue } = useFormContext<PassengerForm>()
  const [pasted, setPasted] = useState<string | null>(null)

  /** @param notes sentences about what the agent must look at */
  function fill(passport: MrzPassport, notes: readonly string[]) {
    const values = mrzFill(getValues(`passengers.${index}`), passport)
    for (const field of SAVED_FIELDS) {
      const value = values[field]
      if (value === undefined) continue
      setValue(`passengers.${index}.${field}`, value, { shouldDirty: true, shouldValidate: true })
    }
    const filled = SAVED_FIELDS.filter((field) => values[field])
    const words = filled.map((field) => FIELD_WORDS[field]).join(', ')
    setPasted([`Filled from the passport: ${words}.`, ...notes, ...countryNotes(passport)].join(' '))
    // The control that filled the card disappears, and must not take the keyboard focus with it.
    focusField(fieldToFill(getValues(), index, rules))
  }

  return {
    /** A sentence about the fields that pasted lines filled; null where none were pasted. */
    pasted,
    fill,
    forget: () => setPasted(null),
  }
}

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
    ...(gender !== null && { gender }),
    // A copied text may have the name alone: what it does not say stays as it is.
    ...((passport.birthDate !== null || passport.passportNumber !== '') && { birthDate: passport.birthDate }),
    ...(passport.nationality !== '' && { nationality: countryOfPassport(passport.nationality) ?? '' }),
    ...(passport.passportNumber !== '' && {
      passportNumber: passport.passportNumber,
      ...(!isPassportOf(card, passport) && { passportIssued: null }),
      passportExpiry: passport.expiryDate,
      passportCountry: countryOfPassport(passport.issuer) ?? '',
    }),
  }
}

/** The browser has only the end of a saved number: the same end and expiry date make it the same passport. */
function isPassportOf(card: PassengerFields, { passportNumber, expiryDate }: MrzPassport): boolean {
  const saved = savedNumberIn(card.passportNumber)
  if (saved === null) return card.passportNumber.trim() === passportNumber
  return saved.masked === maskNumber(passportNumber) && card.passportExpiry === expiryDate
}

/** Sentences about codes that are no country: the field stays empty, and the agent chooses. */
export function countryNotes({ nationality, issuer, passportNumber }: MrzPassport): string[] {
  const codes = [
    ['nationality', nationality],
    ['country that issued it', issuer],
  ] as const
  return codes.flatMap(([what, code]) =>
    passportNumber !== '' && code !== '' && countryOfPassport(code) === null
      ? [`Choose the ${what}: the passport says ${[code, noCountry(code)].filter(Boolean).join(', ')}.`]
      : [],
  )
}

/**
 * The path of the field to go on with after a card was filled: the first of the card that still needs
 * something, else the last name.
 * @param index of the traveller, from 0
 */
function fieldToFill(form: PassengerForm, index: number, rules: PassengerRules): string {
  const wrong = new Set<string>()
  checkPassengerForm(form, rules, ([group, at, field]) => {
    if (group === 'passengers' && at === index) wrong.add(String(field))
  })
  const next = Object.keys(FIELD_WORDS).find((field) => wrong.has(field)) ?? 'lastName'
  return `passengers.${index}.${next}`
}
