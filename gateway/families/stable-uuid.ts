import { createHash } from 'node:crypto'
import { uuidOfHash } from '../domain/uuid-of-hash.ts'

/** A UUID (version 5 layout) that is the same for a name on every instance. */
export function stableUuid(name: string): string {
  return uuidOfHash(createHash('sha1').update(`travel-desk:${name}`).digest('hex'), 5)
}
