import 'server-only'
import { randomUUID } from 'node:crypto'

/** A new client reference: minted when a form opens and the same for every attempt of it. */
export function mintClientReference(): string {
  return `TD-${randomUUID()}`
}
