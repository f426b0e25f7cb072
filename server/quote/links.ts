import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { seal, unseal } from '../../database/sealed-text.ts'
import type { Desk } from '../desk.ts'

const TOKEN_BYTES = 32

/** A token as `newToken` makes them: 256 bits in base64url. */
export const TOKEN_SHAPE = /^[\w-]{43}$/

/** The secret of a link, which nobody can guess. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * The hash by which the quote of a link is looked up. The database compares hashes alone, so how long it
 * takes tells nothing of the secret.
 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Seals the secret of a link, so that the office can copy the link again. */
export function sealToken(desk: Pick<Desk, 'key'>, officeId: string, quoteId: string, token: string): string {
  return seal(desk.key, placeOf(officeId, quoteId), token)
}

/** The link of a quote; null where its secret was sealed with a key that is gone. */
export function linkOf(
  desk: Pick<Desk, 'key' | 'settings'>,
  row: { office_id: string; id: string; sealed_token: string },
): string | null {
  const token = unseal(desk.key, placeOf(row.office_id, row.id), row.sealed_token)
  return token === null ? null : `${desk.settings.deskOrigin}/q/${token}`
}

function placeOf(officeId: string, quoteId: string): string {
  return `quote token:${officeId}:${quoteId}`
}
