import 'server-only'
import { createHash, hkdfSync } from 'node:crypto'

/** A key of the desk, with the id that sealed texts name it by. */
export type SealKey = { id: string; bytes: Buffer }

/** Derives the store's key, so that a secret with other uses is never used as a key itself. */
export function sealKey(secret: string): SealKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'travel-desk', 'desk store', 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}
