import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { seal, unseal } from '../../../database/sealed-text.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../store/transaction.ts'
import { unwrapKey, wrapKey, type MasterKeys } from '../../store/data-keys.ts'
import type { BookingKey, BookingRow } from './booking-row.ts'

// The people of a booking: position 0 is the contact, 1 and up are the travellers or guests; the next one may
// hold the key of texts about all of them. Identity is encrypted with one key per person and booking, and
// deleting the key erases the person.

/**
 * The people of a booking as they are stored: sealed texts and wrapped keys, both in the order of the people.
 */
export type SealedPeople = { texts: readonly string[]; wrappedKeys: readonly string[] }

const KEY_BYTES = 32
/** All keys of persons have one id: a text names its key by its place. */
const PERSON = 'person'

/** Binds a text or a key to its booking and its position in it, so that two cannot be exchanged. */
export function placeOfPerson({ officeId, reference }: BookingKey, position: number): string {
  return `person:${officeId}:${reference}:${position}`
}

/** Encrypts people, each with a new random key that is wrapped with the master key (AES-256-GCM both). */
export function sealPeople(master: MasterKeys, key: BookingKey, people: readonly object[]): SealedPeople {
  const sealed = people.map((person, position) => {
    const place = placeOfPerson(key, position)
    const bytes = randomBytes(KEY_BYTES)
    return {
      text: seal({ id: PERSON, bytes }, place, JSON.stringify(person)),
      wrappedKey: wrapKey(master, place, bytes),
    }
  })
  return { texts: sealed.map(({ text }) => text), wrappedKeys: sealed.map(({ wrappedKey }) => wrappedKey) }
}

type Peopled = Pick<BookingRow, 'office_id' | 'reference' | 'people'>

/**
 * Reads the people of a booking; null for one who was erased. Only code that shows a booking's record needs
 * it.
 * @throws Error when a text or a key was changed, or belongs to another booking.
 */
export async function readPeople(services: Services, booking: Peopled): Promise<(object | null)[]> {
  return (await readPeopleOf(services, booking.office_id, [booking]))[0] ?? []
}

/** Reads the people of several bookings of an office, in their order; otherwise as `readPeople`. */
export async function readPeopleOf(
  { db, keys }: Services,
  officeId: string,
  bookings: readonly Peopled[],
): Promise<(object | null)[][]> {
  const rows = await db
    .selectFrom('person_key')
    .select(['reference', 'position', 'wrapped_key'])
    .where('office_id', '=', officeId)
    .where(sql<boolean>`reference = any(${bookings.map(({ reference }) => reference)}::text[])`)
    .where('position', '<', Math.max(0, ...bookings.map(({ people }) => people.length)))
    .execute()
  const wrapped = new Map(rows.map((row) => [`${row.reference}/${row.position}`, row.wrapped_key]))
  return bookings.map(({ reference, people }) =>
    people.map((text, position) => {
      const key = wrapped.get(`${reference}/${position}`)
      if (key === undefined) throw new Error(`booking ${reference} has no key of person ${position}`)
      if (key === null) return null
      return openPerson(keys.master, placeOfPerson({ officeId, reference }, position), key, text)
    }),
  )
}

/**
 * Encrypts a text about a booking that may say anything of anybody in it, with a key of its own at the
 * position behind the people. The key goes when any of them is erased; the next text gets a new one.
 */
export async function sealAside(tx: Tx, master: MasterKeys, booking: Peopled, text: string): Promise<string> {
  const key = { officeId: booking.office_id, reference: booking.reference }
  const position = booking.people.length
  const place = placeOfPerson(key, position)
  const row = await tx
    .selectFrom('person_key')
    .select('wrapped_key')
    .where('office_id', '=', key.officeId)
    .where('reference', '=', key.reference)
    .where('position', '=', position)
    .executeTakeFirst()
  if (row?.wrapped_key) {
    return seal({ id: PERSON, bytes: unwrapKey(master, place, row.wrapped_key) }, place, text)
  }
  const bytes = randomBytes(KEY_BYTES)
  const wrapped_key = wrapKey(master, place, bytes)
  await tx
    .insertInto('person_key')
    .values({ office_id: key.officeId, reference: key.reference, position, wrapped_key, erased_at: null })
    .onConflict((conflict) =>
      conflict.columns(['office_id', 'reference', 'position']).doUpdateSet({ wrapped_key, erased_at: null }),
    )
    .execute()
  return seal({ id: PERSON, bytes }, place, text)
}

/** Texts of `sealAside` of an office's bookings, in their order; null for none or one that was erased. */
export async function openAsides(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  officeId: string,
  asides: readonly { reference: string; position: number; text: string | null }[],
): Promise<(string | null)[]> {
  const sealed = asides.filter(({ text }) => text !== null)
  if (sealed.length === 0) return asides.map(() => null)
  const rows = await db
    .selectFrom('person_key')
    .select(['reference', 'position', 'wrapped_key'])
    .where('office_id', '=', officeId)
    .where(sql<boolean>`reference = any(${sealed.map(({ reference }) => reference)}::text[])`)
    .execute()
  const wrapped = new Map(rows.map((row) => [`${row.reference}/${row.position}`, row.wrapped_key]))
  return asides.map(({ reference, position, text }) => {
    const key = wrapped.get(`${reference}/${position}`) ?? null
    if (text === null || key === null) return null
    const place = placeOfPerson({ officeId, reference }, position)
    // A key that was made after the erasure does not open the texts that were sealed before it.
    return unseal({ id: PERSON, bytes: unwrapKey(keys.master, place, key) }, place, text)
  })
}

function openPerson(master: MasterKeys, place: string, wrappedKey: string, text: string): object {
  const plain = unseal({ id: PERSON, bytes: unwrapKey(master, place, wrappedKey) }, place, text)
  if (plain === null) throw new Error(`the data of ${place} does not open`)
  return JSON.parse(plain) as object
}
