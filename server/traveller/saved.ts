import 'server-only'
import { randomUUID } from 'node:crypto'
import { seal, unseal } from '../../database/sealed-text.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import {
  NO_TRAVELLER_DETAILS,
  savedNumber,
  savedNumberIn,
  type SavedTraveller,
  type TravellerDetails,
  type TravellerFields,
} from '../../lib/traveller/saved-traveller.ts'
import { isSameName } from '../../lib/booking/same-person.ts'
import { findLabel, findTokens, foundIn, typedTokens } from '../booking/find-tokens.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskDb } from '../store/store.ts'
import { nameHash, personHash } from '../booking/person-hashes.ts'

type Office = Pick<GrantFacts, 'officeId'>

/** The bookings of a traveller that are kept for an erasure by the operator. */
const MOST_REFERENCES = 50

/**
 * Saves travellers of the office. A traveller who was saved before, by name and date of birth, is updated
 * field by field: a value that is given now wins, and an empty one changes nothing.
 * @param reference the booking that they are in; null if they were saved on demand
 * @returns their ids in the same order; null for who has no name
 */
export async function saveTravellers(
  desk: Desk,
  office: Office,
  travellers: readonly TravellerFields[],
  reference: string | null,
): Promise<(string | null)[]> {
  const personOf = (fields: TravellerFields) => hashesOf(desk, office.officeId, fields).person_hash
  // In the order in which an erasure locks rows, so that the two never wait for each other for good.
  const namedTravellers = travellers
    .filter(({ firstName, lastName }) => firstName.trim() && lastName.trim())
    .sort((one, other) => (personOf(one) < personOf(other) ? -1 : 1))
  if (namedTravellers.length === 0) return travellers.map(() => null)
  const ids = new Map<TravellerFields, string>()
  await inTransaction(await desk.store.db(), async (trx) => {
    // Two holds of one person at once wait for each other here, and both are in the row then.
    await lockTravellers(desk, trx, office.officeId)
    for (const fields of namedTravellers) {
      if (isErased(fields.lastName)) continue
      ids.set(fields, await saveOne(desk, trx, office, fields, reference))
    }
  })
  return travellers.map((fields) => ids.get(fields) ?? null)
}

async function saveOne(
  desk: Desk,
  trx: DeskDb,
  { officeId }: Office,
  input: TravellerFields,
  reference: string | null,
): Promise<string> {
  const { person_hash: person } = hashesOf(desk, officeId, input)
  // The rows that are read are locked: an erasure before leaves nothing to read, and one after it takes the
  // result.
  const resolved = await withNumber(desk, trx, { officeId }, input, { locked: true })
  const fields = resolved ?? { ...input, passportNumber: '' }
  const existing = await trx
    .selectFrom('traveller')
    .select(['id', 'sealed_fields', 'booking_references'])
    .where('office_id', '=', officeId)
    .where('person_hash', '=', person)
    .forUpdate()
    .executeTakeFirst()
  const id = existing?.id ?? randomUUID()
  const before = existing ? opened(desk, officeId, id, existing.sealed_fields) : null
  const references = [...(existing?.booking_references ?? []), ...(reference === null ? [] : [reference])]
  const row = {
    ...hashesOf(desk, officeId, fields),
    sealed_fields: seal(desk.key, travellerPlace(officeId, id), JSON.stringify(merged(before, fields))),
    booking_references: [...new Set(references)].slice(-MOST_REFERENCES),
    saved_at: desk.clock.now(),
  }
  await trx
    .insertInto('traveller')
    .values({ office_id: officeId, id, ...row })
    .onConflict((conflict) => conflict.columns(['office_id', 'id']).doUpdateSet(row))
    .execute()
  return id
}

/** Lets whoever else saves travellers of the office wait until the transaction ends. */
export async function lockTravellers(desk: Desk, trx: DeskDb, officeId: string): Promise<void> {
  const at = desk.clock.now()
  await trx
    .insertInto('traveller_turn')
    .values({ office_id: officeId, at })
    .onConflict((conflict) => conflict.column('office_id').doUpdateSet({ at }))
    .execute()
}

/** The columns of the row by which a traveller is found. */
export function hashesOf(desk: Desk, officeId: string, { firstName, lastName, birthDate }: TravellerFields) {
  const name = `${firstName.trim()} ${lastName.trim()}`
  const key = desk.findKey
  return {
    person_hash: personHash(key, officeId, name, birthDate),
    name_hash: nameHash(key, officeId, name),
    find_tokens: findTokens(key, officeId, [firstName, lastName]),
    find_key: findLabel(key),
  }
}

/** The saved fields with those that are given now; the facts of a passport belong to its number. */
export function merged<Fields extends TravellerFields>(
  before: Fields | null,
  now: TravellerFields,
): Fields | TravellerFields {
  if (before === null) return now
  const passport = ({
    passportNumber,
    passportExpiry,
    passportIssued,
    passportCountry,
  }: TravellerFields) => ({
    passportNumber,
    passportExpiry,
    passportIssued,
    passportCountry,
  })
  const isOther = now.passportNumber !== '' && now.passportNumber !== before.passportNumber
  return { ...filled(before, now), ...(isOther ? passport(now) : {}) }
}

function filled<Fields extends TravellerFields>(before: Fields, now: TravellerFields): Fields {
  const entries = Object.entries(now).filter(
    ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { ...before, ...(Object.fromEntries(entries) as Partial<TravellerFields>) }
}

/** The saved travellers of the office whose names begin with all typed words, latest first. */
export async function savedTravellersOf(
  desk: Desk,
  { officeId }: Office,
  typed: string,
  most: number,
): Promise<SavedTraveller[]> {
  const ways = typedTokens(desk.findKey, officeId, typed)
  if (ways.length === 0) return []
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('traveller')
    .select(['id', 'sealed_fields'])
    .where('office_id', '=', officeId)
    .where(foundIn(ways))
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.flatMap((row) => shownOf(desk, officeId, row) ?? [])
}

/** The saved travellers of these ids, in their order; those that are gone are left out. */
export async function savedTravellersById(
  desk: Desk,
  { officeId }: Office,
  ids: readonly string[],
): Promise<SavedTraveller[]> {
  if (ids.length === 0) return []
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('traveller')
    .select(['id', 'sealed_fields'])
    .where('office_id', '=', officeId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return (row && shownOf(desk, officeId, row)) ?? []
  })
}

/** A saved traveller as the browser gets it; null if its row cannot be read. */
function shownOf(
  desk: Desk,
  officeId: string,
  { id, sealed_fields }: { id: string; sealed_fields: string },
): SavedTraveller | null {
  const fields = opened(desk, officeId, id, sealed_fields)
  if (fields === null) return null
  const { passportNumber: number } = fields
  return { ...fields, passportNumber: number && savedNumber(id, number), id }
}

/** All saved data of everybody with a name, numbers whole, for an export. */
export async function savedOfName(desk: Desk, { officeId }: Office, name: string): Promise<SavedTraveller[]> {
  const rows = await mayBeNamed(desk, await desk.store.db(), officeId, name)
  return rows.flatMap(({ id, fields }) => {
    return fields !== null && isNamed(fields, name) ? [{ id, ...fields }] : []
  })
}

/** Deletes everybody with a name, and those who may have had it and whose names cannot be read any more. */
export async function deleteSavedOfName(
  desk: Desk,
  trx: DeskDb,
  { officeId }: Office,
  name: string,
): Promise<void> {
  for (const { id, fields } of await mayBeNamed(desk, trx, officeId, name)) {
    if (fields === null || isNamed(fields, name)) await deleteSaved(desk, trx, { officeId }, id)
  }
}

/** Everybody whose name has the same hash, in the order in which rows are locked. */
async function mayBeNamed(desk: Desk, db: DeskDb, officeId: string, name: string) {
  const rows = await db
    .selectFrom('traveller')
    .select(['id', 'sealed_fields'])
    .where('office_id', '=', officeId)
    .where('name_hash', '=', nameHash(desk.findKey, officeId, name))
    .orderBy('person_hash')
    .execute()
  return rows.map(({ id, sealed_fields }) => ({ id, fields: opened(desk, officeId, id, sealed_fields) }))
}

function isNamed({ firstName, lastName }: TravellerFields, name: string): boolean {
  return isSameName(`${firstName} ${lastName}`, name)
}

/** Deletes a saved traveller with all that finds it; null if there is none. No name: it was unreadable. */
export async function deleteSaved(
  desk: Desk,
  trx: DeskDb,
  { officeId }: Office,
  id: string,
): Promise<{ name: string | null } | null> {
  const row = await trx
    .deleteFrom('traveller')
    .where('office_id', '=', officeId)
    .where('id', '=', id)
    .returning('sealed_fields')
    .executeTakeFirst()
  if (!row) return null
  const fields = opened(desk, officeId, id, row.sealed_fields)
  return { name: fields && `${fields.firstName} ${fields.lastName}` }
}

/** The number of a saved passport; null if the office has no such traveller any more. */
export async function savedPassport(desk: Desk, { officeId }: Office, id: string): Promise<string | null> {
  return numberOf(desk, await desk.store.db(), officeId, id)
}

async function numberOf(
  desk: Desk,
  db: DeskDb,
  officeId: string,
  id: string,
  locked = false,
): Promise<string | null> {
  const select = db
    .selectFrom('traveller')
    .select('sealed_fields')
    .where('office_id', '=', officeId)
    .where('id', '=', id)
  const row = await (locked ? select.forUpdate() : select).executeTakeFirst()
  return (row && opened(desk, officeId, id, row.sealed_fields)?.passportNumber) || null
}

/** A traveller with the number that the field stands for; null if that is not saved any more. */
async function withNumber<Fields extends { passportNumber: string }>(
  desk: Desk,
  db: DeskDb,
  { officeId }: Office,
  fields: Fields,
  { locked } = { locked: false },
): Promise<Fields | null> {
  const saved = savedNumberIn(fields.passportNumber)
  if (saved === null) return fields
  const passportNumber = await numberOf(desk, db, officeId, saved.id, locked)
  return passportNumber === null ? null : { ...fields, passportNumber }
}

/** The same for all people of a form; null if one of the numbers is not saved any more. */
export async function withNumbers<Fields extends { passportNumber: string }>(
  desk: Desk,
  office: Office,
  people: readonly Fields[],
): Promise<Fields[] | null> {
  const db = await desk.store.db()
  const all = await Promise.all(people.map((fields) => withNumber(desk, db, office, fields)))
  return all.every((one) => one !== null) ? all : null
}

/** The fields of a row; null if they were sealed with a key that is gone. */
export function opened(
  desk: Desk,
  officeId: string,
  id: string,
  sealed: string,
): (TravellerFields & TravellerDetails) | null {
  const json = unseal(desk.key, travellerPlace(officeId, id), sealed)
  if (json === null) return null
  return { ...NO_TRAVELLER_DETAILS, ...(JSON.parse(json) as TravellerFields & Partial<TravellerDetails>) }
}

/** The place that the fields of a saved traveller are sealed for. */
export function travellerPlace(officeId: string, id: string): string {
  return `traveller:${officeId}:${id}`
}
