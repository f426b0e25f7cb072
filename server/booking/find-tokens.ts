import 'server-only'
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { SealKey } from '../../database/sealed-text.ts'
import type { Desk } from '../desk.ts'
import { placesNamed } from '../reference/places-named.ts'
import type { AnyGrant } from '../session/grant.ts'
import { beginningsOf, isMet, placeWord, typedWays, type FindWay, type PlacesOf } from './find-words.ts'

/**
 * Raised whenever `beginningsOf` gives other words than before, so that all rows are indexed anew. The first
 * index had no number.
 */
const EDITION = 2

/** What `find_key` says of an index that is up to date. */
export function findLabel({ id }: SealKey): string {
  return `${id}/${EDITION}`
}

/** Whether an index was written with this key, by any edition. */
export function isOfKey(label: string | null, { id }: SealKey): boolean {
  return label !== null && label.split('/')[0] === id
}

/**
 * Keyed hashes of what finds these texts, for `find_tokens`. Names of travellers can be found by them and
 * cannot be read from them; the office is part of each hash.
 * @returns signed 64-bit numbers as text, each once
 */
export function findTokens(
  key: SealKey,
  officeId: string,
  texts: readonly string[],
  places: readonly string[] = [],
): string[] {
  const words = new Set([...beginningsOf(texts), ...places.map(placeWord)])
  const secret = createSecretKey(key.bytes)
  return [...words].map((word) => tokenOf(secret, officeId, word))
}

/** The ways to find a typed text, in hashes. An empty list if no typed word could find anything. */
export function typedTokens(key: SealKey, officeId: string, typed: string, placesOf?: PlacesOf): FindWay[] {
  const secret = createSecretKey(key.bytes)
  const hashOf = (word: string) => tokenOf(secret, officeId, word)
  return typedWays(typed, placesOf).map((way) => way.map((words) => words.map(hashOf)))
}

/** The condition of a row that is found in one of these ways. */
export function foundIn(ways: readonly FindWay[]): Expression<SqlBool> {
  const each = ways.map((way) => {
    const all = way.map((tokens) => sql`find_tokens && ${tokens}::bigint[]`)
    return sql`(${sql.join(all, sql` and `)})`
  })
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/** The same for a row that was read already. */
export function isFoundIn(tokens: readonly string[], ways: readonly FindWay[]): boolean {
  return isMet(new Set(tokens), ways)
}

function tokenOf(secret: KeyObject, officeId: string, beginning: string): string {
  const hash = createHmac('sha256', secret).update(`${officeId}\n${beginning}`).digest()
  return String(hash.readBigInt64BE(0))
}

/** The ways to find a typed text among bookings, where the name of a place finds what goes or is there. */
export async function typedBookingTokens(desk: Desk, grant: AnyGrant, typed: string): Promise<FindWay[]> {
  const named = await placesNamed(desk, grant)
  const placesOf = (words: string) => named(words).map(placeWord)
  return typedTokens(desk.findKey, grant.officeId, typed, placesOf)
}
