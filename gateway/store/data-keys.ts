import { createHmac } from 'node:crypto'
import { seal, sealKeyOf, unseal, type SealKey } from '../../database/sealed-text.ts'
import { SettingError } from '../settings.ts'
import type { Db, Tx } from './transaction.ts'

/**
 * The secrets that all other keys are wrapped with: `current` wraps, `before` only opens the keys that it
 * wrapped.
 */
export type MasterKeys = { current: SealKey; before: SealKey | null }

/**
 * The master keys of two secrets. They are derived from the secrets at every start; the keys that they wrap
 * are in the database.
 */
export function masterKeys(secret: string, secretBefore: string | null): MasterKeys {
  const keyOf = (text: string) => sealKeyOf(text, 'gateway data')
  return { current: keyOf(secret), before: secretBefore === null ? null : keyOf(secretBefore) }
}

/** A key as it is stored. @param place the owner of the key; it opens for no other. */
export function wrapKey(master: MasterKeys, place: string, key: Buffer): string {
  return seal(master.current, place, key.toString('base64url'))
}

/** A stored key. @throws Error when no master key opens it: it was changed, or wrapped with another key. */
export function unwrapKey(master: MasterKeys, place: string, wrapped: string): Buffer {
  for (const key of [master.current, master.before]) {
    const plain = key && unseal(key, place, wrapped)
    if (plain) return Buffer.from(plain, 'base64url')
  }
  throw new Error(`the key of ${place} does not open`)
}

/** Whether a stored key is wrapped with the current master key. */
export function isWrappedWith(key: SealKey, wrapped: string): boolean {
  return wrapped.split('.')[1] === key.id
}

/** The name of the setting that has the hash key, wrapped, and its place. */
export const HASH_KEY = 'hash-key'

/** The keys of the stored data. */
export type DataKeys = {
  master: MasterKeys
  /** The key of hashes that must not be guessable. It stays the same when the master key is changed. */
  hashKey(): Promise<Buffer>
}

/** Reads the hash key at the first use; a failed reading is not remembered. */
export function dataKeys(db: Db, master: MasterKeys): DataKeys {
  let read: Promise<Buffer> | null = null
  return {
    master,
    hashKey: () => {
      read ??= readHashKey(db, master).catch((error: unknown) => {
        read = null
        throw error
      })
      return read
    },
  }
}

/** @throws SettingError when the master key is not the one that the data was encrypted with. */
async function readHashKey(db: Db | Tx, master: MasterKeys): Promise<Buffer> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', HASH_KEY)
    .executeTakeFirstOrThrow()
  try {
    return unwrapKey(master, HASH_KEY, value)
  } catch {
    throw new SettingError(
      'GATEWAY_DATA_KEY is not the key that the stored personal data was encrypted with.',
    )
  }
}

/** A hash that cannot be found by guessing the text that was hashed. Hexadecimal. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
