import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AirBookingView } from '../../../../lib/air/booking-view.ts'
import { attentionLines } from '../../../../server/booking/attention.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { isFoundIn, typedTokens } from '../../../../server/booking/find-tokens.ts'
import { eraseNames } from '../../../../server/booking/erase-names.ts'
import { reindexBookings } from '../../../../server/booking/reindex.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import { lineOfRow } from '../../../../server/booking/stored-row.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { openWorld, type World } from '../world.ts'
import { answered, recorded, scriptedKind, type ScriptedKind } from './scripted-kind.ts'

let world: World
let grant: AnyGrant
let kind: ScriptedKind
let reference: string

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({ users: [{ userName: 'ann', role: 'agent' }] })
  grant = await world.grant(await world.signIn(office), 'signed_in')
})
afterAll(() => world.close())
beforeEach(() => {
  kind = scriptedKind()
  reference = `PO${randomUUID()}`
})

const officeAt = new Date('2026-11-22T12:00:00.000Z')

const segment = (departureAt: string) =>
  ({
    legIndex: 0,
    carrierCode: 'LH',
    flightNumber: '1166',
    airlinePnr: 'T2N8VJ',
    departureAt,
    arrivalAt: departureAt.replace('T10', 'T12'),
    origin: { code: 'FRA', terminal: null },
    destination: { code: 'LIS', terminal: null },
  }) as AirBookingView['segments'][number]

const traveller = (firstName: string, lastName: string) =>
  ({
    firstName,
    lastName,
    eTickets: [{ number: '220-2401234567', refunded: false }],
  }) as AirBookingView['travellers'][number]

async function seen(change: Partial<AirBookingView>) {
  const booking = recorded({ reference, ...change })
  const read = { booking, askedAt: world.desk.clock.now(), officeAt }
  await rememberBooking(world.desk, await world.desk.store.db(), grant, kind, read)
}

async function row() {
  const db = await world.desk.store.db()
  const query = db.selectFrom('booking').selectAll().where('reference', '=', reference)
  return query.executeTakeFirstOrThrow()
}

async function audit() {
  const db = await world.desk.store.db()
  const entries = db.selectFrom('audit').selectAll().where('reference', '=', reference).orderBy('seq')
  return (await entries.execute()).map((entry) => [entry.verb, entry.before_state, entry.after_state])
}

async function finds(typed: string): Promise<boolean> {
  const tokens = typedTokens(world.desk.findKey, grant.officeId, typed)
  const { find_tokens: stored } = await row()
  return isFoundIn(stored ?? [], tokens)
}

describe('a change that nobody here made', () => {
  test('of the state is in the audit once, however often it is read', async () => {
    await seen({ state: 'ticketing' })
    await Promise.all([seen({ state: 'ticketed' }), seen({ state: 'ticketed' })])
    await seen({ state: 'ticketed' })
    expect(await audit()).toEqual([['booking.observed', 'ticketing', 'ticketed']])
    expect((await row()).state_since).toEqual(officeAt)
  })

  test('of the schedule is kept until somebody has seen to it', async () => {
    await seen({ state: 'ticketed', segments: [segment('2026-12-05T10:05:00')] })
    await seen({ state: 'ticketed', segments: [segment('2026-12-05T10:50:00')] })
    await seen({ state: 'ticketed', segments: [segment('2026-12-05T10:50:00')] })
    const { changed } = lineOfRow(world.desk, await row())
    expect(changed).toEqual({
      about: 'schedule',
      before: '5 Dec 10:05',
      after: '5 Dec 10:50',
      parts: [{ label: 'LH 1166 FRA–LIS', before: '5 Dec 10:05–12:05', after: '5 Dec 10:50–12:50' }],
      at: officeAt.toISOString(),
    })
    const { lines } = await attentionLines(world.desk, grant, officeAt.toISOString())
    const match = lines.find(({ line }) => line.reference === reference)
    expect(match?.attention).toEqual({ reason: 'changed', at: officeAt.toISOString() })
  })

  test('of the price of a hold is kept', async () => {
    const money = recorded().money
    await seen({ state: 'held', money: { ...money, totalCents: 10_000 } })
    await seen({ state: 'held', money: { ...money, totalCents: 11_000 } })
    expect((await row()).changed).toMatchObject({ about: 'price', before: '$100.00', after: '$110.00' })
  })
})

test('an act of somebody here is in the audit as that act alone', async () => {
  const held = recorded({ reference, state: 'held' })
  await seen({ state: 'held' })
  kind.script.records.push(held)
  kind.script.answers.push(answered())
  kind.script.whileSending = async () => {
    kind.script.records[0] = { ...held, state: 'ticketed' }
    // Somebody's list reads it before the act has been noted.
    await seen({ state: 'ticketed' })
  }
  expect(await actOn(world.desk, grant, kind, 'order', reference)).toEqual({ kind: 'done' })
  expect((await audit()).map(([verb]) => verb)).toEqual(['air.order-ticket'])
})

describe('what finds a booking', () => {
  test('is every traveller in any order, PNR, e-ticket and reference, after a change of the key too', async () => {
    await seen({
      segments: [segment('2026-12-05T10:05:00')],
      travellers: [traveller('Anna', 'Keller'), traveller('Léo', 'Keller')],
    })
    for (const typed of ['KELLER/ANNA', 'leo kel', 'T2N8VJ', '220-2401234567', reference, 'FRA', 'LH1166']) {
      expect(await finds(typed), typed).toBe(true)
    }
    expect(await finds('keller moritz')).toBe(false)
    const db = await world.desk.store.db()
    await db
      .updateTable('booking')
      .set({ find_key: 'another', find_tokens: [] })
      .where('reference', '=', reference)
      .execute()
    expect(await reindexBookings(world.desk)).toBeGreaterThan(0)
    expect(await finds('keller anna T2N8VJ')).toBe(true)
    expect(await reindexBookings(world.desk)).toBe(0)
  })

  test('is no name once the people are erased', async () => {
    await seen({ travellers: [traveller('Anna', 'Keller')] })
    const gatewayOffice = grant.officeId.slice(grant.officeId.indexOf(':') + 1)
    const at = world.desk.clock.now()
    await eraseNames(await world.desk.store.db(), { gatewayOffice, reference, lead: true, at })
    await reindexBookings(world.desk)
    expect(await finds('keller')).toBe(false)
    expect(await finds(reference)).toBe(true)
    expect(lineOfRow(world.desk, await row())).toMatchObject({ leadName: null, people: [] })
  })
})
