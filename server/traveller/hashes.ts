import 'server-only'
import { createHmac } from 'node:crypto'
import type { SealKey } from '../../database/sealed-text.ts'
import { foldedName } from '../booking/folded-name.ts'

/** Keyed hash of a name, so that everybody of that name is found and nobody's name can be read. */
export function nameHash(key: SealKey, officeId: string, name: string): string {
  return hashOf(key, ['name', officeId, foldedName(name)])
}

/** Keyed hash of a person: the same name and date of birth (gap 217). */
export function personHash(key: SealKey, officeId: string, name: string, birthDate: string | null): string {
  return hashOf(key, ['person', officeId, foldedName(name), birthDate ?? ''])
}

function hashOf(key: SealKey, parts: readonly string[]): string {
  return createHmac('sha256', key.bytes).update(parts.join('\n')).digest('base64url')
}
