import { z } from 'zod'
import { codeField, codesOf } from '../code-field.ts'
import { wireChoice, wireText, writtenAs } from '../wire.ts'
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, passengerTypes, sexes, titles } from './person.ts'

/** PassengerType (gap 56). */
export const passengerType = wireChoice([1, 2, 3], {
  ...(Object.fromEntries(passengerTypes.map((type) => [type.short, type.code])) as Record<string, 1 | 2 | 3>),
  CNN: 2,
  Adult: 1,
  Child: 2,
  Infant: 3,
}).describe('1 adult, 2 child, 3 infant.')

/** Gender (gap 57). */
export const gender = wireChoice([0, 1], { Male: 0, Female: 1, M: 0, F: 1, false: 0, true: 1 }).describe(
  '0 male, 1 female.',
)

/**
 * A title of the list, by number or name (gap 58). The dot of an abbreviation and the full word are accepted
 * too.
 */
const listedTitle = wireChoice([0, 1, 2, 3, 4], {
  ...(Object.fromEntries(
    titles.flatMap((title) => [
      [title.name, title.code],
      [`${title.name}.`, title.code],
    ]),
  ) as Record<string, 0 | 1 | 2 | 3 | 4>),
  Master: 4,
})

const MOST_TITLE = 40

function isOwnTitle(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MOST_TITLE && /\p{L}/u.test(value)
}

/**
 * PassengerTitle. AirBook takes any text, and v1 has no list, so a title without a number (`Dr`) counts as
 * none and is not refused. A number outside the list is refused.
 */
export const passengerTitle = writtenAs(
  z.preprocess(
    (value) => (isOwnTitle(value) && !listedTitle.safeParse(value).success ? null : value),
    listedTitle.nullable(),
  ),
  {
    anyOf: [
      { type: 'integer', enum: titles.map(({ code }) => code) },
      { type: ['string', 'null'], maxLength: MOST_TITLE },
    ],
  },
).describe(
  '0 Mr, 1 Mrs, 2 Ms, 3 Miss, 4 Master, by number or word; null for none. Another word, such as `Dr`, is accepted and not kept.',
)

/** PassengerType, Gender and PassengerTitle of an answer. */
export const passengerTypeCode = codeField(codesOf(passengerTypes)).describe('1 adult, 2 child, 3 infant.')
export const genderCode = codeField(codesOf(sexes)).describe('0 male, 1 female.')
export const titleCode = codeField(codesOf(titles))

/** How the people of a booking are reached. */
export const phone = wireText(3, 40).describe("Phone number, with the country's code.")
export const email = wireText(3, EMAIL_MAX_LENGTH)
  .refine((text) => EMAIL_PATTERN.test(text), 'must be an e-mail address')
  .describe('E-mail address alone, without a name.')

/** A country as callers write it. */
export const country = wireText(2, 3)
  .transform((code) => code.toUpperCase())
  .describe('Country code of two or three letters, in any case.')

/** One required part of a name. */
export const personName = wireText(1, 60)
