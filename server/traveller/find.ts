import 'server-only'
import { sql } from 'kysely'
import type { FoundTraveller, FoundTravellers } from '../../lib/traveller/found-traveller.ts'
import { savedNumberIn, type SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import { foldedName } from '../booking/folded-name.ts'
import { typedTokens, wordsOf } from '../booking/find-tokens.ts'
import { officeRows } from '../booking/office-rows.ts'
import { lineOfRow, type StoredBooking } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant, GrantFacts } from '../session/grant.ts'
import { adminBarOf } from './admin.ts'
import { savedTravellersOf } from './saved.ts'

/** Most bookings that are looked at, the newest first. */
const MOST_BOOKINGS = 500
/** Most saved travellers that are looked at, the latest first. */
const MOST_SAVED = 200
const SHORTEST_NAME = 2

/**
 * The travellers of the office whose name has all typed words or their beginnings, in any order: their
 * bookings, from the desk's list, and their saved facts, also of people who are in no booking.
 */
export async function travellersNamed(desk: Desk, grant: AnyGrant, typed: string): Promise<FoundTravellers> {
  const bar = adminBarOf(grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const words = wordsOf(typed).filter((word) => word.length >= SHORTEST_NAME)
  if (words.length === 0) {
    return { kind: 'refused', message: 'Enter a name, or at least two letters of it.' }
  }
  const rows = await rowsOf(desk, grant, typed)
  const saved = await savedTravellersOf(desk, grant, typed, MOST_SAVED + 1)
  const isMeant = (name: string) => words.every((word) => wordsOf(name).some((part) => part.startsWith(word)))
  const travellers = byName(desk, rows.slice(0, MOST_BOOKINGS), saved.slice(0, MOST_SAVED), isMeant)
  return { kind: 'found', travellers, more: rows.length > MOST_BOOKINGS || saved.length > MOST_SAVED }
}

/** The rows of the office in which exactly this name is. */
export async function rowsOfName(desk: Desk, grant: AnyGrant, name: string): Promise<StoredBooking[]> {
  const rows = await rowsOf(desk, grant, name)
  return rows.filter((row) => lineOfRow(desk, row).people.some((one) => foldedName(one) === foldedName(name)))
}

async function rowsOf(desk: Desk, grant: GrantFacts, typed: string): Promise<StoredBooking[]> {
  const tokens = typedTokens(desk.findKey, grant.officeId, typed)
  if (tokens.length === 0) return []
  return officeRows(await desk.store.db(), grant)
    .selectAll()
    .where(sql<boolean>`find_tokens @> ${tokens}::bigint[]`)
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(MOST_BOOKINGS + 1)
    .execute()
}

function byName(
  desk: Desk,
  rows: readonly StoredBooking[],
  savedOnes: readonly SavedTraveller[],
  isMeant: (name: string) => boolean,
): FoundTraveller[] {
  const byFoldedName = new Map<string, FoundTraveller>()
  const travellerOf = (folded: string, name: string): FoundTraveller => {
    const traveller = byFoldedName.get(folded) ?? { name, bookings: [], saved: [] }
    byFoldedName.set(folded, traveller)
    return traveller
  }
  for (const row of rows) {
    const { people, kind, reference, state, service, totalCents, madeBy } = lineOfRow(desk, row)
    const meant = new Map(people.filter(isMeant).map((name) => [foldedName(name), name]))
    for (const [folded, name] of meant) {
      travellerOf(folded, name).bookings.push({ kind, reference, state, service, totalCents, madeBy })
    }
  }
  for (const { id, firstName, lastName, birthDate, passportNumber } of savedOnes) {
    const name = `${firstName} ${lastName}`
    if (!isMeant(name)) continue
    const passport = savedNumberIn(passportNumber)?.masked ?? ''
    travellerOf(foldedName(name), name).saved.push({ id, birthDate, passport })
  }
  return [...byFoldedName.values()].sort((one, other) =>
    foldedName(one.name).localeCompare(foldedName(other.name)),
  )
}
