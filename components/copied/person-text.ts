import { maskNumber } from '../../lib/booking/masked-number.ts'
import { formatDate } from '../../lib/dates.ts'
import type { CopiedPerson } from './copied-people.ts'

/** `KELLER / ANNA · 12 Jun 1988 · GBR •••• 6789`, as far as the text says it. */
export function personText(person: CopiedPerson): string {
  const { lastName, firstName, age, birthDate, issuer, passportNumber } = person
  return [
    `${lastName} / ${firstName}`.toUpperCase(),
    age === 'adult' ? '' : age,
    birthDate === null ? '' : formatDate(birthDate),
    passportNumber === '' ? '' : `${issuer} ${maskNumber(passportNumber)}`.trim(),
  ]
    .filter(Boolean)
    .join(' · ')
}
