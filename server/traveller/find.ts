import 'server-only'
import type { FoundTraveller, FoundTravellers } from '../../lib/traveller/found-traveller.ts'
import { savedNumberIn, type SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import { isSameName, nameKey } from '../../lib/booking/same-person.ts'
import { foundIn, typedTokens } from '../booking/find-tokens.ts'
import { beginningsOf, isMet, typedWays } from '../booking/find-words.ts'
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

/**
 * The travellers of the office whose name has all typed words or their beginnings, in any order: their
 * bookings, from the desk's list, and their saved facts, also of people who are in no booking.
 */
export async function travellersNamed(desk: Desk, grant: AnyGrant, typed: string): Promise<FoundTravellers> {
  const bar = adminBarOf(grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const ways = typedWays(typed)
  if (ways.length === 0) {
    return { kind: 'refused', message: 'Enter a name, or at least two letters of it.' }
  }
  const rows = await rowsOf(desk, grant, typed)
  const saved = await savedTravellersOf(desk, grant, typed, MOST_SAVED + 1)
  const isMeant = (name: string) => isMet(beginningsOf([name]), ways)
  const travellers = byName(desk, rows.slice(0, MOST_BOOKINGS), saved.slice(0, MOST_SAVED), isMeant)
  return { kind: 'found', travellers, more: rows.length > MOST_BOOKINGS || saved.length > MOST_SAVED }
}

/** The rows of the office in which this name is, in any spelling that is the same (`isSameName`). */
export async function rowsOfName(desk: Desk, grant: AnyGrant, name: string): Promise<StoredBooking[]> {
  const rows = await rowsOf(desk, grant, name)
  return rows.filter((row) => lineOfRow(desk, row).people.some((one) => isSameName(one, name)))
}

async function rowsOf(desk: Desk, grant: GrantFacts, typed: string): Promise<StoredBooking[]> {
  const ways = typedTokens(desk.findKey, grant.officeId, typed)
  if (ways.length === 0) return []
  return officeRows(await desk.store.db(), grant)
    .selectAll()
    .where(foundIn(ways))
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(MOST_BOOKINGS + 1)
    .execute()
}

/** The people of these rows, those of one name together: a flight's MUELLER and a hotel's Müller are one. */
function byName(
  desk: Desk,
  rows: readonly StoredBooking[],
  savedOnes: readonly SavedTraveller[],
  isMeant: (name: string) => boolean,
): FoundTraveller[] {
  const travellers: FoundTraveller[] = []
  const travellerOf = (name: string): FoundTraveller => {
    const existing = travellers.find((one) => isSameName(one.name, name))
    if (existing) return existing
    const traveller: FoundTraveller = { name, bookings: [], saved: [] }
    travellers.push(traveller)
    return traveller
  }
  for (const row of rows) {
    const { people, kind, reference, state, service, totalCents, madeBy } = lineOfRow(desk, row)
    const meant = new Set(people.filter(isMeant).map(travellerOf))
    for (const { bookings } of meant) bookings.push({ kind, reference, state, service, totalCents, madeBy })
  }
  for (const { id, firstName, lastName, birthDate, passportNumber } of savedOnes) {
    const name = `${firstName} ${lastName}`
    if (!isMeant(name)) continue
    const passport = savedNumberIn(passportNumber)?.masked ?? ''
    travellerOf(name).saved.push({ id, birthDate, passport })
  }
  const byKey = Object.groupBy(travellers, ({ name }) => nameKey(name))
  return Object.keys(byKey)
    .sort()
    .flatMap((key) => byKey[key] ?? [])
}
