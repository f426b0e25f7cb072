import { createHash } from 'node:crypto'
import { keyedHash } from '../../store/data-keys.ts'
import type { Traveler } from './travelers.ts'

/** The key of a fare that may be in one active booking, whoever travels. */
export function offerKey(hashKey: Buffer, offerCode: string): string {
  return keyedHash(hashKey, createHash('sha256').update(offerCode).digest('hex'))
}

/** What makes two travellers the same person: all names, in any case, and the date of birth. */
type Person = Pick<Traveler, 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth'>

/**
 * The keys that a booking of a fare occupies while it is active, one per traveller: the same person cannot be
 * booked on the same fare twice, other people can (gap 217). Keyed hashes, because names are personal data.
 * @param hashKey that of the data keys.
 */
export function offerKeys(hashKey: Buffer, offerCode: string, travelers: readonly Person[]): string[] {
  return travelers.map((person) => {
    const names = [person.firstName, person.middleName, person.lastName].join(' ')
    const name = names.trim().replace(/\s+/g, ' ').toUpperCase()
    const text = [offerCode, name, person.dateOfBirth].join('\n')
    return keyedHash(hashKey, createHash('sha256').update(text).digest('hex'))
  })
}
