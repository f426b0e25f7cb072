import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TravellerFields } from '../../../../lib/traveller/saved-traveller.ts'
import { seal } from '../../../../database/sealed-text.ts'
import { PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { reindexBookings } from '../../../../server/booking/reindex.ts'
import { eraseOf } from '../../../../server/traveller/erase.ts'
import { reindexTravellers } from '../../../../server/traveller/reindex.ts'
import { savedOfName, travellerPlace } from '../../../../server/traveller/saved.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { storeFlight } from '../air/store-flight.ts'
import { openWorld, type World } from '../world.ts'

/** The index of an earlier desk is used as it is, and written anew while the desk runs. */

let world: World
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const office = await world.gateway.mint({ users: [{ userName: 'ada', role: 'admin' }] })
  grant = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
})

/** The hashes of the first edition: the beginnings of each word without its accents. */
function firstEdition(texts: readonly string[]): string[] {
  const words = texts.flatMap(
    (text) =>
      text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  )
  const beginnings = words.flatMap((word) => Array.from({ length: 11 }, (_, at) => word.slice(0, at + 2)))
  return [...new Set(beginnings)].map((beginning) => {
    const hash = createHmac('sha256', world.desk.findKey.bytes).update(`${grant.officeId}\n${beginning}`)
    return String(hash.digest().readBigInt64BE(0))
  })
}

/** A flight as the first edition indexed it, with an e-ticket that no column has. */
async function oldFlight(reference: string, name: [string, string]): Promise<void> {
  await storeFlight(world, grant, { reference, people: [name] })
  const db = await world.desk.store.db()
  await db
    .updateTable('booking')
    .set({
      find_key: world.desk.findKey.id,
      find_tokens: firstEdition([reference, ...name, '220-2401234567', 'LHR', 'SIN']),
    })
    .where('reference', '=', reference)
    .execute()
}

async function found(typed: string): Promise<string[]> {
  const answer = await bookingsOf(world.desk, grant, { ...PLAIN_LIST, typed }, () => undefined)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.lines.map(({ reference }) => reference).sort()
}

test('bookings of before are found as before, and in every spelling once they are indexed anew', async () => {
  await oldFlight('PO0000001', ['JUERGEN', 'MUELLER'])
  await oldFlight('PO0000002', ['太郎', '山田'])
  expect(await found('MUELLER/JUERGEN')).toEqual(['PO0000001'])
  expect(await found('220-2401234567')).toEqual(['PO0000001', 'PO0000002'])
  expect(await found('Jürgen Müller')).toEqual([])
  expect(await found('山')).toEqual([])
  expect(await reindexBookings(world.desk)).toBe(2)
  expect(await found('Jürgen Müller')).toEqual(['PO0000001'])
  expect(await found('山')).toEqual(['PO0000002'])
  expect(await found('山田太郎')).toEqual(['PO0000002'])
  for (const ticket of ['220-2401234567', '2202401234567', '2401234567']) {
    expect(await found(ticket)).toEqual(['PO0000001', 'PO0000002'])
  }
  expect(await reindexBookings(world.desk)).toBe(0)
})

test('an index that was written with another key leaves nothing of it', async () => {
  await oldFlight('PO0000003', ['ANNA', 'KELLER'])
  const db = await world.desk.store.db()
  await db.updateTable('booking').set({ find_key: 'another' }).where('reference', '=', 'PO0000003').execute()
  await reindexBookings(world.desk)
  expect(await found('keller')).toEqual(['PO0000003'])
  expect(await found('220-2401234567')).not.toContain('PO0000003')
})

test('what a pass leaves undone, the next one does', async () => {
  await oldFlight('PO0000004', ['ANNA', 'KELLER'])
  await oldFlight('PO0000005', ['ANNA', 'KELLER'])
  const db = await world.desk.store.db()
  const broken = {
    ...world.desk,
    store: { ...world.desk.store, db: () => Promise.reject(new Error('away')) },
  }
  await expect(reindexBookings(broken)).rejects.toThrow('away')
  await db
    .updateTable('booking')
    .set({
      people_erased_at: new Date(),
      sealed_people: null,
      sealed_lead_name: null,
      find_tokens: null,
      find_key: null,
    })
    .where('reference', '=', 'PO0000005')
    .execute()
  expect(await reindexBookings(world.desk)).toBe(2)
  expect(await found('keller')).toEqual(['PO0000004'])
  expect(await found('PO0000005')).toEqual(['PO0000005'])
})

const fields = (change: Partial<TravellerFields>): TravellerFields => ({
  title: '0',
  firstName: 'Jürgen',
  lastName: 'Müller',
  birthDate: '1980-01-01',
  gender: '0',
  nationality: '',
  passportNumber: '',
  passportExpiry: null,
  passportIssued: null,
  passportCountry: '',
  ...change,
})

/** A saved traveller as the first edition indexed it. */
async function oldTraveller(change: Partial<TravellerFields>, savedAt: string, reference: string) {
  const id = randomUUID()
  const row = fields(change)
  const db = await world.desk.store.db()
  await db
    .insertInto('traveller')
    .values({
      office_id: grant.officeId,
      id,
      person_hash: id,
      name_hash: id,
      find_key: world.desk.findKey.id,
      find_tokens: firstEdition([row.firstName, row.lastName]),
      sealed_fields: seal(world.desk.key, travellerPlace(grant.officeId, id), JSON.stringify(row)),
      booking_references: [reference],
      saved_at: new Date(savedAt),
    })
    .execute()
}

async function savedRows() {
  const db = await world.desk.store.db()
  return db
    .selectFrom('traveller')
    .select(['booking_references', 'saved_at'])
    .where('office_id', '=', grant.officeId)
    .execute()
}

test('two saved spellings of one person become one row: the later values win, and none is lost', async () => {
  await oldTraveller({ passportNumber: 'C01X00T47', nationality: 'DE' }, '2026-01-01T00:00:00Z', 'PO1')
  await oldTraveller(
    { firstName: 'JUERGEN', lastName: 'MUELLER', nationality: 'AT' },
    '2026-02-01T00:00:00Z',
    'PH1',
  )
  await oldTraveller({ birthDate: '1991-01-01' }, '2026-03-01T00:00:00Z', 'PO2')
  await reindexTravellers(world.desk)
  const saved = await savedOfName(world.desk, grant, 'Jürgen Müller')
  expect(saved).toHaveLength(2)
  expect(saved).toContainEqual(
    expect.objectContaining({ firstName: 'JUERGEN', nationality: 'AT', passportNumber: 'C01X00T47' }),
  )
  const rows = await savedRows()
  const one = rows.find(({ booking_references }) => booking_references.length === 2)
  expect(one?.booking_references.toSorted()).toEqual(['PH1', 'PO1'])
  expect(one?.saved_at.toISOString()).toBe('2026-02-01T00:00:00.000Z')
})

test('an erasure takes both spellings, also from an index of before, and nobody of a like name', async () => {
  await oldTraveller(
    { firstName: 'JUERGEN', lastName: 'MUELLER', birthDate: null },
    '2026-01-01T00:00:00Z',
    'PH1',
  )
  await oldTraveller({ birthDate: '1980-01-01' }, '2026-02-01T00:00:00Z', 'PO1')
  await oldTraveller({ firstName: 'Jürgen', lastName: 'Möller' }, '2026-02-01T00:00:00Z', 'PO2')
  const kind = {
    ...airHandling,
    people: {
      ...airHandling.people,
      read: () =>
        Promise.resolve({
          kind: 'ok' as const,
          data: {
            booking: {
              kind: 'air',
              state: 'cancelled',
              reference: 'PO1',
              code: null,
              leadName: 'JUERGEN MUELLER',
            },
            people: [],
            documents: [],
          },
        }),
    },
  } as unknown as typeof airHandling
  const outcome = await eraseOf(world.desk, grant, kind, {
    reference: 'PO1',
    name: 'Jürgen Müller',
    typed: 'po1',
    reason: 'asked for it by letter',
    withContact: false,
    despite: true,
  })
  expect(outcome).toEqual({ kind: 'erased' })
  expect(await savedOfName(world.desk, grant, 'Jürgen Müller')).toEqual([])
  expect(await savedOfName(world.desk, grant, 'Jürgen Möller')).toHaveLength(1)
})
