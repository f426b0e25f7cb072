import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkLedger } from '../../../../gateway/domain/wallet/check-ledger.ts'
import type { EraseInput } from '../../../../lib/traveller/found-traveller.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { savedViews, saveView } from '../../../../server/booking/saved-views.ts'
import { reindexBookings } from '../../../../server/booking/reindex.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import { draftTexts } from '../draft/draft-texts.ts'
import { findIntent } from '../../../../server/intent/intent.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { eraseOf } from '../../../../server/traveller/erase.ts'
import { exportOf } from '../../../../server/traveller/export.ts'
import { travellersNamed } from '../../../../server/traveller/find.ts'
import { savedOfName } from '../../../../server/traveller/saved.ts'
import { verifyAudit } from '../../../../server/store/verify-audit.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { fareInput, openWorld, type World } from '../world.ts'

/** An admin finds a traveller, exports their data, and erases them: the booking and the ledger stay (P2). */

const ERASE = '/Privacy/ErasePeople'

let world: World
let office: MintedOffice
let agent: AnyGrant
let admin: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await world.gateway.mint({
    balance: '50000.00',
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ada', role: 'admin' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  agent = await world.grant(await world.signIn(office), 'signed_in')
  admin = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
})

/** Holds a flight for these people; returns its reference and the key of its saved form. */
async function held(people: readonly string[] = ['Anna Keller']) {
  const input = await fareInput(world, agent)
  const [first] = input.form.passengers
  if (!first) throw new Error('no passenger')
  const [firstName = '', lastName = ''] = (people[0] ?? '').split(' ')
  input.form.passengers = [{ ...first, firstName, lastName }]
  const done = await holdOnce(world.desk, agent, airHandling, input)
  if (done.kind !== 'held') throw new Error(done.kind)
  const db = await world.desk.store.db()
  const key = { officeId: agent.officeId, verb: 'air.book', reference: input.clientReference }
  return { reference: done.reference, draftKey: (await findIntent(db, key))?.draft_key ?? '' }
}

async function cancelled(): Promise<string> {
  const { reference } = await held()
  expect(await actOn(world.desk, agent, airHandling, 'cancel', reference)).toEqual({ kind: 'done' })
  return reference
}

const input = (reference: string, change: Partial<EraseInput> = {}): EraseInput => ({
  reference,
  name: 'Anna Keller',
  typed: reference,
  reason: 'asked for it by letter',
  withContact: true,
  despite: false,
  ...change,
})

const erase = (reference: string, change: Partial<EraseInput> = {}) =>
  eraseOf(world.desk, admin, airHandling, input(reference, change))

async function names(typed: string, by = admin): Promise<string[]> {
  const answer = await travellersNamed(world.desk, by, typed)
  if (answer.kind !== 'found') throw new Error(answer.kind)
  return answer.travellers.map(({ name }) => name)
}

async function exported(name = 'Anna Keller'): Promise<string> {
  const outcome = await exportOf(world.desk, admin, name)
  return outcome.kind === 'exported' ? outcome.json : outcome.kind
}

async function audit(verb: string) {
  const db = await world.desk.store.db()
  return db
    .selectFrom('audit')
    .selectAll()
    .where('office_id', '=', admin.officeId)
    .where('verb', '=', verb)
    .orderBy('seq')
    .execute()
}

describe('a traveller is found', () => {
  test('by name in any order and spelling, with every booking of the office', async () => {
    const [one, other] = [await held(), await held(['Bela Novak'])]
    const answer = await travellersNamed(world.desk, admin, 'KELLER/ann')
    expect(answer).toMatchObject({
      kind: 'found',
      more: false,
      travellers: [{ bookings: [{ reference: one.reference, kind: 'air', state: 'held' }] }],
    })
    expect(await names('novák')).toEqual(['Bela Novak'])
    expect(await names('keller novak')).toEqual([])
    expect(await names(other.reference)).toEqual([])
    expect(await travellersNamed(world.desk, admin, 'x')).toMatchObject({ kind: 'refused' })
  })

  test('by admins alone (ASVS 8.2.2)', async () => {
    const { reference } = await held()
    const viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
    for (const by of [agent, viewer]) {
      const message = expect.stringContaining('Only admins') as string
      expect(await travellersNamed(world.desk, by, 'keller')).toEqual({ kind: 'refused', message })
      expect(await exportOf(world.desk, by, 'Anna Keller')).toEqual({ kind: 'refused', message })
      expect(await eraseOf(world.desk, by, airHandling, input(reference))).toEqual({
        kind: 'refused',
        message,
      })
    }
    expect(world.calls(ERASE)).toBe(0)
    expect(await names('keller')).toHaveLength(1)
  })
})

test('an export has what the record and the desk have of the person, and of nobody else, with an audit entry', async () => {
  const { reference } = await held()
  await held(['Bela Novak'])
  const json = await exported('anna  KELLER')
  const file = JSON.parse(json) as { bookings: Record<string, unknown>[] }
  expect(file.bookings).toMatchObject([
    {
      reference,
      traveller: [{ birthDate: '1988-06-12', passportNumber: 'C01X00T47', passportCountry: 'DE' }],
      contactOfTheBooking: { phone: '+49 30 1234567', email: 'anna@example.com' },
      money: { total: expect.stringMatching(/^\$/) as string },
      history: [{ what: 'air.book' }],
    },
  ])
  expect(json).not.toMatch(/novak|SessionId/i)
  const [saved] = await savedOfName(world.desk, admin, 'Anna Keller')
  expect(await audit('traveller.export')).toMatchObject([
    { who: 'ada', reference },
    { who: 'ada', reference: saved?.id },
  ])
  expect(await exportOf(world.desk, admin, 'Nobody Here')).toMatchObject({ kind: 'refused' })
})

describe('an erasure', () => {
  test('takes name, numbers and form; booking, money and ledger stay; nothing finds the person (P2)', async () => {
    const { reference, draftKey } = await held()
    await keepDraft(world.desk, agent, draftKey, '{"passenger":"Anna Keller"}')
    await actOn(world.desk, agent, airHandling, 'cancel', reference)
    const before = await bookingPageOf(world.desk, agent, reference)
    if (before.kind !== 'read') throw new Error(before.kind)
    expect(await erase(reference)).toEqual({ kind: 'erased' })
    expect(await checkLedger(world.gateway.services.db, office.officeId)).toEqual([])
    const after = await bookingPageOf(world.desk, agent, reference)
    expect(after).toMatchObject({
      kind: 'read',
      booking: {
        state: before.booking.state,
        money: before.booking.money,
        timeline: before.booking.timeline,
        leadName: 'ERASED ERASED',
        travellers: [{ birthDate: null, passportMasked: null }],
      },
    })
    await reindexBookings(world.desk)
    expect(await names('keller')).toEqual([])
    expect(await names('erased')).toEqual([])
    expect(await exported()).toBe('refused')
    expect(await draftTexts(world.desk, agent, 'air')).toEqual([])
    const list = await bookingsOf(world.desk, agent, null, () => {})
    expect(list).toMatchObject({ lines: [{ reference, leadName: null, people: [] }] })
    expect(await audit('people.erase')).toMatchObject([
      { who: 'ada', reference, reason: 'asked for it by letter' },
    ])
    expect(await verifyAudit(await world.desk.store.db(), [])).toMatchObject({ faults: [] })
    expect(await erase(reference)).toEqual({ kind: 'erased' })
  })

  test('takes the saved views of the office that were made with the name, and no others', async () => {
    const other = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
    const view = (name: string, typed: string) => ({ name, params: 'sort=newest', typed })
    for (const [by, name, typed] of [
      [agent, 'by surname', 'KELLER/AN'],
      [admin, 'a beginning', 'kell lhr'],
      [agent, 'Trips of Anna', ''],
      [agent, 'short words', 'ke sin'],
      [admin, 'another', 'Kellermann'],
      [other, 'elsewhere', 'Keller'],
    ] as const) {
      expect(await saveView(world.desk, by, view(name, typed))).toBe(true)
    }
    expect(await erase(await cancelled())).toEqual({ kind: 'erased' })
    const left = await Promise.all([agent, admin, other].map((by) => savedViews(world.desk, by)))
    expect(left.map((views) => views.map(({ name }) => name))).toEqual([
      ['short words'],
      ['another'],
      ['elsewhere'],
    ])
  })

  test('needs the reference typed, and a second confirmation while the booking is not over', async () => {
    const { reference } = await held()
    const before = world.calls(ERASE)
    expect(await erase(reference, { typed: 'PO0000001' })).toMatchObject({ kind: 'refused' })
    expect(await erase(reference)).toMatchObject({
      kind: 'not-over',
      because: expect.stringContaining('held') as string,
    })
    await actOn(world.desk, agent, airHandling, 'order', reference)
    await world.gateway.advance(60, office.officeId)
    expect(await erase(reference)).toMatchObject({
      kind: 'not-over',
      because: expect.stringContaining('trip is not over') as string,
    })
    expect(world.calls(ERASE)).toBe(before)
    expect(await erase(reference, { despite: true })).toEqual({ kind: 'erased' })
    expect(await names('keller')).toEqual([])
  })

  test('is asked for once more after the travel, without a second confirmation', async () => {
    const { reference } = await held()
    await actOn(world.desk, agent, airHandling, 'order', reference)
    await world.gateway.advance(60, office.officeId)
    await world.gateway.advance(60 * 86_400, office.officeId)
    expect(await erase(reference)).toEqual({ kind: 'erased' })
  })

  test('needs the second confirmation until the last day is over everywhere', async () => {
    const { reference } = await held()
    await actOn(world.desk, agent, airHandling, 'order', reference)
    await world.gateway.advance(60, office.officeId)
    const db = await world.desk.store.db()
    const { last_day } = await db
      .selectFrom('booking')
      .select('last_day')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const night = Date.parse(`${last_day}T24:00:00Z`) + 3_600_000
    await world.gateway.advance((night - world.gateway.clock.now().getTime()) / 1000 - 60, office.officeId)
    expect(await erase(reference)).toMatchObject({ kind: 'not-over' })
    await world.gateway.advance(11 * 3600, office.officeId)
    expect(await erase(reference)).toEqual({ kind: 'erased' })
  })

  test('whose answer was lost is known to be unknown, and is done again', async () => {
    const reference = await cancelled()
    world.trouble(ERASE, 'lose-reply')
    expect(await erase(reference)).toEqual({ kind: 'unknown' })
    expect(await names('keller')).toEqual(['Anna Keller'])
    expect(await erase(reference)).toEqual({ kind: 'erased' })
    expect(await names('keller')).toEqual([])
  })

  test('of another office is refused as that of a booking that does not exist (A1)', async () => {
    const reference = await cancelled()
    const other = await world.gateway.mint({ users: [{ userName: 'eve', role: 'admin' }] })
    const eve = await world.grant(await world.signIn(other, 'admin'), 'signed_in')
    const by = (text: string) => eraseOf(world.desk, eve, airHandling, input(text, { despite: true }))
    expect(await by(reference)).toEqual(await by('PO0000001'))
    expect(await names('keller', eve)).toEqual([])
    expect(await names('keller')).toEqual(['Anna Keller'])
  })
})

test('where the service offers no erasure, the desk erases its own copy for good, and says who does the rest', async () => {
  const reference = await cancelled()
  world.replace(
    ERASE,
    Response.json(
      { Success: false, Error: { Id: 'NotFound', Message: 'No such operation' } },
      { status: 404 },
    ),
  )
  expect(await erase(reference)).toEqual({
    kind: 'erased-here',
    how: expect.stringContaining(`npm run erase -- ${office.officeId} ${reference}`) as string,
  })
  // The record still names the person, and no reading brings the name back.
  expect(await bookingPageOf(world.desk, agent, reference)).toMatchObject({
    booking: { leadName: 'Anna Keller' },
  })
  await reindexBookings(world.desk)
  expect(await names('keller')).toEqual([])
  expect(await exported()).toBe('refused')
  const list = await bookingsOf(world.desk, agent, null, () => {})
  expect(list).toMatchObject({ lines: [{ reference, leadName: null, people: [] }] })
})
