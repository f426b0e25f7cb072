import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * A key of 32 bytes, with the id that sealed texts name it by. `before` has the keys from before a change,
 * which still open the texts that they sealed.
 */
export type SealKey = { id: string; bytes: Buffer; before?: readonly SealKey[] }

/** Derives a key from a secret, so that a secret with other uses is never used as a key itself. */
export function sealKeyOf(secret: string, use: string): SealKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'travel-desk', use, 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals a text with AES-256-GCM: `v1.<key id>.<base64url of iv, tag and cipher text>`.
 * @param place the owner of the text, such as `session:<id>`; opening it for another owner fails
 */
export function seal(key: SealKey, place: string, plain: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [VERSION, key.id, Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')].join('.')
}

/** Opens a sealed text; null if the key, the place or the text differs. */
export function unseal(key: SealKey, place: string, text: string): string | null {
  const [version, keyId, payload] = text.split('.')
  const fitting = [key, ...(key.before ?? [])].find(({ id }) => id === keyId)
  if (version !== VERSION || !fitting || !payload) return null
  const bytes = Buffer.from(payload, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', fitting.bytes, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    // Authentication failed: the text was changed, or sealed for another place.
    return null
  }
}
