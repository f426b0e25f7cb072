import { createHash } from 'node:crypto'
import type { Traveler } from './travelers.ts'

/** What makes two travellers the same person: all names, in any case, and the date of birth. */
type Person = Pick<Traveler, 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth'>

/**
 * The keys that a booking of a fare occupies while it is active, one per traveller: the same person cannot be
 * booked on the same fare twice, other people can (gap 217). Hashes, because the names are personal data.
 */
export function offerKeys(fareSourceCode: string, travelers: readonly Person[]): string[] {
  return travelers.map((person) => {
    const names = [person.firstName, person.middleName, person.lastName].join(' ')
    const name = names.trim().replace(/\s+/g, ' ').toUpperCase()
    return createHash('sha256').update([fareSourceCode, name, person.dateOfBirth].join('\n')).digest('hex')
  })
}
