import 'server-only'
import { createHash, hkdfSync } from 'node:crypto'

/** A key of the desk and the id by which sealed texts name it. */
export type SealKey = { id: string; bytes: Buffer }

/** Derives the store's key, so that a secret that serves other uses too never is a key itself. */
export function sealKey(secret: string): SealKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'travel-desk', 'desk store', 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}
