import { hashPair } from '../../../hash.ts'
import { oneOf, wholeBetween } from '../../chance.ts'
import { diallingCodes, postalForms, streetFormOf } from './local-streets.ts'

/** Street and number in the order that is usual in the country. */
export function addressLine(seed: number, countryCode: string): string {
  const { streets, names } = streetFormOf(countryCode)
  const street = oneOf(seed, 200, streets)
  const number = countryCode === 'JP' ? wholeBetween(seed, 201, 1, 30) : wholeBetween(seed, 201, 1, 240)
  return street.replace('#', String(number)).replace('*', oneOf(seed, 202, names))
}

const letters = 'ABCDEFGHJKLMNPRSTUWXY'

/** A postal code in the country's format; empty for countries without postal codes. */
export function postalCode(seed: number, countryCode: string): string {
  const form = postalForms[countryCode] ?? '19999'
  let at = 0
  // Prefixes such as `LV-` and `AD` contain letters of their own, so only the placeholders after them are
  // replaced.
  const prefix = /^(LV-|LT-|L-|AD)/.exec(form)?.[0] ?? ''
  const body = form.slice(prefix.length).replace(/[91A]/g, (mark) => {
    const draw = hashPair(seed, 210 + at++)
    return mark === 'A'
      ? (letters[draw % letters.length] ?? 'A')
      : String(mark === '9' ? draw % 10 : 1 + (draw % 9))
  })
  return prefix + body
}

/** A telephone number that belongs to nobody: its last block begins with 555 01. */
export function phoneNumber(seed: number, countryCode: string): string {
  const code = diallingCodes[countryCode]
  const area = wholeBetween(seed, 220, 20, 98)
  return `${code ? `+${code} ` : ''}${area} 555 01${String(wholeBetween(seed, 221, 0, 99)).padStart(2, '0')}`
}
