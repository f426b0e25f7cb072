import 'server-only'
import { randomUUID } from 'node:crypto'

/** A new client reference: minted when a form opens and the same for every attempt of it. */
export function mintClientReference(): string {
  return `TD-${randomUUID()}`
}

/** True for a reference that `mintClientReference` made. */
export function isOurReference(text: string): boolean {
  return /^TD-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
