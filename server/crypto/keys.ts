import 'server-only'
import { sealKeyOf, type SealKey } from '../../database/sealed-text.ts'

/**
 * The key of the desk's store.
 * @param before secrets from before a change.
 */
export function sealKey(secret: string, before: readonly string[] = []): SealKey {
  const keyOf = (text: string) => sealKeyOf(text, 'desk store')
  return { ...keyOf(secret), before: before.map(keyOf) }
}
