import 'server-only'
import { createHash } from 'node:crypto'

const READY_HASH = /^[0-9a-f]{128}$/i

/**
 * The Password of CreateSession: the uppercase hexadecimal SHA-512 of the account UUID. A value that is
 * already a hash is passed on unchanged. Source: Session gateway, Authentication; gap 4.
 */
export function gatewayPassword(secret: string): string {
  const text = secret.trim()
  if (READY_HASH.test(text)) return text.toUpperCase()
  return createHash('sha512').update(text.toLowerCase()).digest('hex').toUpperCase()
}
