import 'server-only'
import { sealKeyOf, type SealKey } from '../../database/sealed-text.ts'

/** The key of the desk's store. */
export function sealKey(secret: string): SealKey {
  return sealKeyOf(secret, 'desk store')
}
