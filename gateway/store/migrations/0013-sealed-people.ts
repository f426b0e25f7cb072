import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { NUMBERS_ABOVE } from '../../domain/booking/booking-number.ts'
import { sealPeople } from '../../domain/booking/people.ts'
import { HASH_KEY, keyedHash, wrapKey, type MasterKeys } from '../data-keys.ts'

/**
 * Who is contacted about a booking and who travels or stays moves out of `detail` and is encrypted, each
 * person with a key of their own. Hashes of personal data become keyed ones, so that they cannot be guessed.
 * Booking numbers from here on are mixed (`booking-number.ts`), above those that were given out in sequence.
 */
export function sealedPeople(master: MasterKeys): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements) await sql.raw(statement).execute(db)
      const hashKey = randomBytes(32)
      await sql`insert into gateway.setting (name, value)
        values (${HASH_KEY}, ${wrapKey(master, HASH_KEY, hashKey)})`.execute(db)
      await sql`insert into gateway.setting (name, value)
        select ${NUMBERS_ABOVE}, case when is_called then last_value else 0 end from gateway.booking_number`.execute(
        db,
      )
      await sealStored(db, master, hashKey)
      await sql.raw('alter table gateway.booking alter column people set not null').execute(db)
    },
  }
}

const statements = [
  `create table gateway.person_key (
    office_id text not null, reference text not null, position integer not null,
    wrapped_key text, erased_at timestamptz, check ((wrapped_key is null) = (erased_at is not null)),
    primary key (office_id, reference, position),
    foreign key (office_id, reference) references gateway.booking (office_id, reference) on delete cascade)`,
  `alter table gateway.booking add column people jsonb`,
]

const BATCH = 500

type StoredBooking = {
  office_id: string
  reference: string
  kind: string
  body_hash: string
  detail: Record<string, unknown>
}

/** Encrypts the people of every stored booking, and keys the hashes that were made from their data. */
export async function sealStored(db: Kysely<unknown>, master: MasterKeys, hashKey: Buffer): Promise<void> {
  let [office, reference] = ['', '']
  for (;;) {
    const { rows } = await sql<StoredBooking>`
      select office_id, reference, kind, body_hash, detail from gateway.booking
      where (office_id, reference) > (${office}, ${reference})
      order by office_id, reference limit ${BATCH}`.execute(db)
    for (const row of rows) await sealOne(db, master, hashKey, row)
    const last = rows.at(-1)
    if (!last) break
    ;[office, reference] = [last.office_id, last.reference]
  }
  await keyOffers(db, hashKey)
}

async function sealOne(
  db: Kysely<unknown>,
  master: MasterKeys,
  hashKey: Buffer,
  row: StoredBooking,
): Promise<void> {
  const { plain, people } = row.kind === 'air' ? airParts(row.detail) : hotelParts(row.detail)
  const { office_id: officeId, reference } = row
  const sealed = sealPeople(master, { officeId, reference }, people)
  await sql`
    update gateway.booking set detail = ${JSON.stringify(plain)}::jsonb, people = ${JSON.stringify(sealed.texts)}::jsonb,
      body_hash = ${keyedHash(hashKey, row.body_hash)}
    where office_id = ${officeId} and reference = ${reference}`.execute(db)
  await sql`
    insert into gateway.person_key (office_id, reference, position, wrapped_key)
    select ${officeId}, ${reference}, position - 1, wrapped_key
    from unnest(${sealed.wrappedKeys}::text[]) with ordinality as listed (wrapped_key, position)`.execute(db)
}

/** What two travellers of one fare have in common is the hash of their names; a rate has no such hash. */
async function keyOffers(db: Kysely<unknown>, hashKey: Buffer): Promise<void> {
  const { rows } = await sql<{ office_id: string; offer_key: string }>`
    select a.office_id, a.offer_key from gateway.active_offer a
    join gateway.booking b on b.office_id = a.office_id and b.reference = a.reference where b.kind = 'air'`.execute(
    db,
  )
  for (const { office_id, offer_key } of rows) {
    await sql`update gateway.active_offer set offer_key = ${keyedHash(hashKey, offer_key)}
      where office_id = ${office_id} and offer_key = ${offer_key}`.execute(db)
  }
}

type Json = Record<string, unknown>
type Parts = { plain: Json; people: Json[] }

/** The given fields of an object, and the others. */
function split(from: Json, fields: readonly string[]): [Json, Json] {
  const entries = Object.entries(from)
  const isOne = ([name]: [string, unknown]) => fields.includes(name)
  return [
    Object.fromEntries(entries.filter(isOne)),
    Object.fromEntries(entries.filter((each) => !isOne(each))),
  ]
}

function airParts(detail: Json): Parts {
  const [contact, rest] = split(detail, ['phone', 'email'])
  const travelers = (detail['travelers'] as Json[]).map((traveler) => split(traveler, ['type', 'gender']))
  return {
    plain: { ...rest, travelers: travelers.map(([plain]) => plain) },
    people: [contact, ...travelers.map(([, person]) => person)],
  }
}

const hotelContact = ['phone', 'email', 'note', 'guestArrival', 'guestDeparture', 'transfers']

function hotelParts(detail: Json): Parts {
  const [contact, rest] = split(detail, hotelContact)
  const guests = (detail['guests'] as Json[][]).map((room) =>
    room.map((guest) => split(guest, ['type', 'gender', 'childAge'])),
  )
  return {
    plain: { ...rest, guests: guests.map((room) => room.map(([plain]) => plain)) },
    people: [contact, ...guests.flat().map(([, person]) => person)],
  }
}
