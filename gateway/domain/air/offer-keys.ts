import { createHash } from 'node:crypto'
import { keyedHash } from '../../store/data-keys.ts'
import { personKey } from './travelers.ts'

/** The key of a fare that may be in one active booking, whoever travels. */
export function offerKey(hashKey: Buffer, offerCode: string): string {
  return keyedHash(hashKey, createHash('sha256').update(offerCode).digest('hex'))
}

/**
 * The keys that a booking of a fare occupies while it is active, one per traveller: the same person cannot be
 * booked on the same fare twice, other people can (gap 217). Keyed hashes, because names are personal data.
 * @param hashKey that of the data keys.
 */
export function offerKeys(
  hashKey: Buffer,
  offerCode: string,
  travelers: readonly Parameters<typeof personKey>[0][],
): string[] {
  return travelers.map((person) => {
    const text = [offerCode, personKey(person)].join('\n')
    return keyedHash(hashKey, createHash('sha256').update(text).digest('hex'))
  })
}
