import { createHash } from 'node:crypto'

const SHA512_HEX = /^[0-9a-f]{128}$/

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * The stored form of the Password that callers send (SHA-512 of the account UUID in hex, any case: gap 4).
 * Null when it is not 128 hex characters: plain passwords are rejected.
 */
export function credentialHashOfPassword(password: string): string | null {
  const hex = password.trim().toLowerCase()
  return SHA512_HEX.test(hex) ? sha256(hex) : null
}

/** The stored form of an account UUID. */
export function credentialHash(accountUuid: string): string {
  return sha256(createHash('sha512').update(accountUuid).digest('hex'))
}
