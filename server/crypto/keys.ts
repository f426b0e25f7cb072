import 'server-only'
import { createHash, hkdfSync } from 'node:crypto'

/** A key of the desk and the id by which sealed texts name it. */
export type SealKey = { id: string; bytes: Buffer }

/** Derives the store's key from the desk's secret, so that one secret is kept and the two uses never share a key. */
export function sealKey(secret: string): SealKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'travel-desk', 'desk store', 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}
