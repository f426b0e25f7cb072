import 'server-only'
import { sql } from 'kysely'
import type { FoundTraveller, FoundTravellers } from '../../lib/traveller/found-traveller.ts'
import { foldedName } from '../booking/folded-name.ts'
import { typedTokens, wordsOf } from '../booking/find-tokens.ts'
import { officeRows } from '../booking/office-rows.ts'
import { lineOfRow, type BookingRow } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant, GrantFacts } from '../session/grant.ts'
import { adminBarOf } from './admin.ts'

/** So many bookings are looked at, the newest first. */
const MOST_BOOKINGS = 500
const SHORTEST_NAME = 2

/**
 * The travellers of the office whose name has all typed words or their beginnings, in any order, with their
 * bookings, by what the desk's list keeps.
 */
export async function travellersOf(desk: Desk, grant: AnyGrant, typed: string): Promise<FoundTravellers> {
  const bar = adminBarOf(grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const words = wordsOf(typed).filter((word) => word.length >= SHORTEST_NAME)
  if (words.length === 0) {
    return { kind: 'refused', message: 'Enter a name, or two letters of one at least.' }
  }
  const rows = await rowsOf(desk, grant, typed)
  const travellers = byName(desk, rows.slice(0, MOST_BOOKINGS), (name) =>
    words.every((word) => wordsOf(name).some((part) => part.startsWith(word))),
  )
  return { kind: 'found', travellers, more: rows.length > MOST_BOOKINGS }
}

/** The rows of the office in which exactly this name is. */
export async function rowsOfName(desk: Desk, grant: AnyGrant, name: string): Promise<BookingRow[]> {
  const rows = await rowsOf(desk, grant, name)
  return rows.filter((row) => lineOfRow(desk, row).people.some((one) => foldedName(one) === foldedName(name)))
}

async function rowsOf(desk: Desk, grant: GrantFacts, typed: string): Promise<BookingRow[]> {
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
  rows: readonly BookingRow[],
  isMeant: (name: string) => boolean,
): FoundTraveller[] {
  const found = new Map<string, FoundTraveller>()
  for (const row of rows) {
    const { people, kind, reference, state, service, totalCents, madeBy } = lineOfRow(desk, row)
    const meant = new Map(people.filter(isMeant).map((name) => [foldedName(name), name]))
    for (const [folded, name] of meant) {
      const traveller = found.get(folded) ?? { name, bookings: [] }
      traveller.bookings.push({ kind, reference, state, service, totalCents, madeBy })
      found.set(folded, traveller)
    }
  }
  return [...found.values()].sort((one, other) => foldedName(one.name).localeCompare(foldedName(other.name)))
}
