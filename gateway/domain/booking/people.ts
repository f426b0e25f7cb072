import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { seal, unseal } from '../../../database/sealed-text.ts'
import type { Services } from '../../services.ts'
import { unwrapKey, wrapKey, type MasterKeys } from '../../store/data-keys.ts'
import type { BookingKey, BookingRow } from './booking-row.ts'

// The people of a booking: position 0 is who is contacted about it, the others travel or stay. What says who
// somebody is, is encrypted with a key of this person in this booking. Deleting the key erases the person.

/** What is stored for the people of a booking, both in their order. */
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
 * Reads the people of a booking; null for one who was erased. Only what shows a booking's record needs it.
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

function openPerson(master: MasterKeys, place: string, wrappedKey: string, text: string): object {
  const plain = unseal({ id: PERSON, bytes: unwrapKey(master, place, wrappedKey) }, place, text)
  if (plain === null) throw new Error(`the data of ${place} does not open`)
  return JSON.parse(plain) as object
}
