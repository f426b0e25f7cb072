import 'server-only'
import { createHmac } from 'node:crypto'
import type { SealKey } from '../../database/sealed-text.ts'
import { nameKey, sharedNameKey } from '../../lib/booking/same-person.ts'

/**
 * Keyed hash of a name in any spelling, so that everybody who may have that name is found and nobody's name
 * can be read.
 */
export function nameHash(key: SealKey, officeId: string, name: string): string {
  return hashOf(key, ['name', officeId, sharedNameKey(name)])
}

/**
 * Keyed hash of a person: the same name and date of birth (gap 217), in any spelling of the name. Without a
 * date of birth the letters have to be the same, because Michael and Michał may be two people.
 */
export function personHash(key: SealKey, officeId: string, name: string, birthDate: string | null): string {
  const nameOf = birthDate ? sharedNameKey : nameKey
  return hashOf(key, ['person', officeId, nameOf(name), birthDate ?? ''])
}

function hashOf(key: SealKey, parts: readonly string[]): string {
  return createHmac('sha256', key.bytes).update(parts.join('\n')).digest('base64url')
}
