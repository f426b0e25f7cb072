import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PassengerForm } from '../../../../lib/air/passenger-form.ts'
import { changeQuery } from '../../../../lib/office/change-query.ts'
import { savedNumberIn } from '../../../../lib/traveller/saved-traveller.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { airFormOf } from '../../../../server/air/form-of-booking.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { eraseNames } from '../../../../server/booking/erase-names.ts'
import { savedViews, saveView } from '../../../../server/booking/saved-views.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpHold } from '../../../../server/booking/look-up.ts'
import { changesOf } from '../../../../server/office/changes.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { eraseOf } from '../../../../server/traveller/erase.ts'
import { eraseSavedOf } from '../../../../server/traveller/erase-saved.ts'
import { exportOf } from '../../../../server/traveller/export.ts'
import { travellersNamed } from '../../../../server/traveller/find.ts'
import { saveOnDemand } from '../../../../server/traveller/save-on-demand.ts'
import { offeredTravellers } from '../../../../server/traveller/offered.ts'
import { revealSaved } from '../../../../server/traveller/reveal.ts'
import { reindexTravellers } from '../../../../server/traveller/reindex.ts'
import { deleteSaved, saveTravellers } from '../../../../server/traveller/saved.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { untilOneWaits } from '../../../gateway/booking/waiting.ts'
import { fareInput, openWorld, type World } from '../world.ts'

/** Saved travellers of an office: who was booked is found by a typed name, and erased with the rest. */

let world: World
let office: MintedOffice
let agent: AnyGrant

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
})

type Passenger = PassengerForm['passengers'][number]

/** Holds a flight for Anna Keller, with these changes; returns its reference. */
async function held(change: Partial<Passenger> = {}): Promise<string> {
  const input = await fareInput(world, agent)
  input.form.passengers = input.form.passengers.map((passenger) => ({ ...passenger, ...change }))
  const done = await holdOnce(world.desk, agent, airHandling, { ...input, evenIfBooked: true })
  if (done.kind !== 'held') throw new Error(JSON.stringify(done))
  return done.reference
}

async function travellersFor(typed: string, by = agent) {
  const answer = await offeredTravellers(world.desk, by, typed)
  return answer.kind === 'ok' ? answer.data.travellers : []
}

async function cancelled(): Promise<string> {
  const reference = await held()
  await actOn(world.desk, agent, airHandling, 'cancel', reference)
  return reference
}

async function rows() {
  const db = await world.desk.store.db()
  return db.selectFrom('traveller').selectAll().where('office_id', '=', agent.officeId).execute()
}

describe('a traveller who was booked', () => {
  test('is found by the beginnings of the names, with the passport number left on the server', async () => {
    await held()
    for (const typed of ['kel', 'AN KELLER', 'keller/anna']) {
      expect(await travellersFor(typed)).toMatchObject([
        { lastName: 'Keller', firstName: 'Anna', birthDate: '1988-06-12', nationality: 'DE', gender: '1' },
      ])
    }
    const [anna] = await travellersFor('keller')
    expect(savedNumberIn(anna?.passportNumber ?? '')).toEqual({ id: anna?.id, masked: '•••••T47' })
    expect(JSON.stringify(anna)).not.toContain('C01X00T47')
    expect(await travellersFor('ellen')).toEqual([])
    expect(await travellersFor('k')).toEqual([])
  })

  test('is stored sealed, with keyed hashes alone', async () => {
    await held()
    expect(
      JSON.stringify(await rows(), (_, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
    ).not.toMatch(/keller|anna|C01X|1988/i)
  })

  test('is one row however often: what is given last wins, field by field', async () => {
    await held()
    await held({
      nationality: '',
      passportNumber: 'X9988776',
      passportExpiry: '2035-01-01',
      passportIssued: '2025-01-01',
    })
    expect(await rows()).toHaveLength(1)
    const [anna] = await travellersFor('keller')
    expect(anna).toMatchObject({ nationality: 'DE', passportExpiry: '2035-01-01' })
    expect(await revealSaved(world.desk, agent, anna?.id ?? '')).toEqual({
      kind: 'revealed',
      number: 'X9988776',
    })
  })

  test('is saved as well when the answer of the hold was lost', async () => {
    const input = await fareInput(world, agent)
    world.trouble('/Air/AirBook', 'lose-reply')
    await holdOnce(world.desk, agent, airHandling, input)
    expect(await travellersFor('keller')).toEqual([])
    await lookUpHold(world.desk, agent, airHandling, input.clientReference)
    expect(await travellersFor('keller')).toHaveLength(1)
  })

  test('is booked again with the saved number, which the browser never had', async () => {
    await held()
    const [anna] = await travellersFor('keller')
    const made = await held({ passportNumber: anna?.passportNumber ?? '' })
    expect(await airFormOf(world.desk, agent, made)).toMatchObject({
      data: { passengers: [{ passportNumber: 'C01X00T47' }] },
    })
    expect(await rows()).toHaveLength(1)
  })
})

describe('who may', () => {
  test('not book is offered nobody, and reveals and saves nothing', async () => {
    await held()
    const [anna] = await travellersFor('keller')
    const viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
    expect(await travellersFor('keller', viewer)).toEqual([])
    expect(await revealSaved(world.desk, viewer, anna?.id ?? '')).toMatchObject({ kind: 'refused' })
    if (!anna) throw new Error('nobody is saved')
    expect(await saveOnDemand(world.desk, viewer, anna)).toMatchObject({ kind: 'refused' })
  })

  test('book in another office sees nobody, and cannot use a number of this one', async () => {
    await held()
    const [anna] = await travellersFor('keller')
    const stranger = await world.grant(
      await world.signIn(await world.gateway.mint({ balance: '50000.00' })),
      'signed_in',
    )
    expect(await travellersFor('keller', stranger)).toEqual([])
    expect(await revealSaved(world.desk, stranger, anna?.id ?? '')).toMatchObject({ kind: 'refused' })
    const input = await fareInput(world, stranger)
    input.form.passengers = input.form.passengers.map((passenger) => ({
      ...passenger,
      passportNumber: anna?.passportNumber ?? '',
    }))
    expect(await holdOnce(world.desk, stranger, airHandling, input)).toMatchObject({
      kind: 'refused',
      code: 'BadForm',
    })
  })

  test('reveal a number leaves an entry in the audit, without the number', async () => {
    await held()
    const [anna] = await travellersFor('keller')
    await revealSaved(world.desk, agent, anna?.id ?? '')
    const db = await world.desk.store.db()
    const entries = await db
      .selectFrom('audit')
      .select(['who', 'reference', 'after_state'])
      .where('office_id', '=', agent.officeId)
      .where('verb', '=', 'traveller.reveal')
      .execute()
    expect(entries).toEqual([{ who: 'ann', reference: anna?.id, after_state: 'saved traveller' }])
  })
})

describe('an erasure', () => {
  const erase = async (reference: string) =>
    eraseOf(world.desk, await world.grant(await world.signIn(office, 'admin'), 'signed_in'), airHandling, {
      reference,
      name: 'Anna Keller',
      typed: reference,
      reason: 'asked for it by letter',
      withContact: true,
      despite: false,
    })

  test('by an admin takes the saved traveller too, and only that one', async () => {
    const reference = await cancelled()
    await held({ firstName: 'Bela', lastName: 'Novak' })
    expect(await erase(reference)).toEqual({ kind: 'erased' })
    expect(await travellersFor('keller')).toEqual([])
    expect(await travellersFor('novak')).toHaveLength(1)
  })

  test('lasts: a reading of the booking afterwards saves nobody again', async () => {
    const reference = await cancelled()
    await erase(reference)
    await lookUpHold(world.desk, agent, airHandling, reference)
    expect(await rows()).toEqual([])
  })

  test('by the operator takes everybody whom the booking has saved', async () => {
    const reference = await held()
    await eraseNames(await world.desk.store.db(), {
      gatewayOffice: office.officeId,
      reference,
      lead: true,
      at: world.desk.clock.now(),
    })
    expect(await rows()).toEqual([])
  })
})

test('a traveller is saved on demand, with the names at least, and is in an export', async () => {
  const [passenger] = (await fareInput(world, agent)).form.passengers
  if (!passenger) throw new Error('no passenger')
  const { type: _type, ...fields } = passenger
  expect(await saveOnDemand(world.desk, agent, { ...fields, lastName: ' ' })).toMatchObject({
    kind: 'refused',
  })
  expect(await saveOnDemand(world.desk, agent, { ...fields, lastName: 'Okafor' })).toEqual({ kind: 'saved' })
  expect(await travellersFor('okafor')).toHaveLength(1)
  const admin = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
  const exported = await exportOf(world.desk, admin, 'Anna Okafor')
  if (exported.kind !== 'exported') throw new Error(exported.kind)
  expect(JSON.parse(exported.json)).toMatchObject({
    saved: [{ lastName: 'Okafor', passportNumber: 'C01X00T47' }],
    bookings: [],
  })
})

describe('a saved traveller who is in no booking', () => {
  const adminOf = async (where = office) => world.grant(await world.signIn(where, 'admin'), 'signed_in')

  async function savedAlone(lastName: string): Promise<string> {
    const [passenger] = (await fareInput(world, agent)).form.passengers
    if (!passenger) throw new Error('no passenger')
    const { type: _type, ...fields } = passenger
    expect(await saveOnDemand(world.desk, agent, { ...fields, lastName })).toEqual({ kind: 'saved' })
    return (await travellersFor(lastName))[0]?.id ?? ''
  }

  test('is found by an admin with birth date and masked passport, beside those with bookings', async () => {
    await held()
    const id = await savedAlone('Kellermann')
    const answer = await travellersNamed(world.desk, await adminOf(), 'keller')
    if (answer.kind !== 'found') throw new Error(answer.kind)
    expect(answer.travellers).toMatchObject([
      { name: expect.stringMatching(/^anna keller$/i) as string, bookings: [{}], saved: [{}] },
      { name: 'Anna Kellermann', bookings: [], saved: [{ id, passport: '•••••T47' }] },
    ])
    expect(JSON.stringify(answer)).not.toContain('C01X00T47')
  })

  test('is erased by an admin alone, with the views that name it; the change log has the id and the reason', async () => {
    const id = await savedAlone('Okafor')
    const other = await savedAlone('Novak')
    const admin = await adminOf()
    await saveView(world.desk, agent, { name: 'trips', params: '', typed: 'okafor' })
    const ask = { id, reason: 'asked for it by letter' }
    expect(await eraseSavedOf(world.desk, agent, ask)).toMatchObject({ kind: 'refused' })
    expect(await travellersFor('okafor')).toHaveLength(1)
    expect(await eraseSavedOf(world.desk, admin, ask)).toEqual({ kind: 'erased' })
    expect(await eraseSavedOf(world.desk, admin, ask)).toEqual({ kind: 'gone' })
    expect(await travellersFor('okafor')).toEqual([])
    expect((await rows()).map((row) => row.id)).toEqual([other])
    expect(await savedViews(world.desk, agent)).toEqual([])
    const db = await world.desk.store.db()
    const entries = await db
      .selectFrom('audit')
      .select(['who', 'reference', 'reason'])
      .where('office_id', '=', agent.officeId)
      .where('verb', '=', 'traveller.erase')
      .execute()
    expect(entries).toEqual([{ who: 'ada', reference: id, reason: 'asked for it by letter' }])
    const log = await changesOf(world.desk, admin, changeQuery(new URLSearchParams()))
    if (log.kind !== 'read') throw new Error(log.kind)
    expect(log.lines[0]).toMatchObject({
      what: 'Saved traveller erased',
      about: { text: id, href: null },
      before: 'saved',
      after: 'erased',
    })
  })

  test.each([
    ['no number', false],
    ['the number that is saved', true],
  ])('is not saved again by a hold with %s that meets the erasure', async (_, withNumber) => {
    const id = await savedAlone('Okafor')
    const [okafor] = await travellersFor('okafor')
    if (!okafor) throw new Error('nobody is saved')
    const { id: _id, ...fields } = okafor
    const db = await world.desk.store.db()
    const erasure = await db.startTransaction().execute()
    await deleteSaved(world.desk, erasure, agent, id)
    const values = { ...fields, passportNumber: withNumber ? okafor.passportNumber : '' }
    const saving = saveTravellers(world.desk, agent, [values], 'PO1')
    await untilOneWaits(erasure)
    await erasure.commit().execute()
    await saving
    const saved = await travellersFor('okafor')
    expect(saved).toMatchObject([{ passportNumber: '' }])
    expect(saved[0]?.id).not.toBe(id)
  })

  test('of another office is not erased, and not found (A1)', async () => {
    const id = await savedAlone('Okafor')
    const strange = await world.gateway.mint({ users: [{ userName: 'eve', role: 'admin' }] })
    const eve = await adminOf(strange)
    expect(await eraseSavedOf(world.desk, eve, { id, reason: 'never mind why' })).toEqual({ kind: 'gone' })
    expect(await travellersFor('okafor')).toHaveLength(1)
    expect(await travellersNamed(world.desk, eve, 'okafor')).toMatchObject({ travellers: [] })
  })

  test('has its export in the change log', async () => {
    const id = await savedAlone('Okafor')
    await exportOf(world.desk, await adminOf(), 'Anna Okafor')
    const db = await world.desk.store.db()
    const entries = await db
      .selectFrom('audit')
      .select('reference')
      .where('office_id', '=', agent.officeId)
      .where('verb', '=', 'traveller.export')
      .execute()
    expect(entries).toEqual([{ reference: id }])
  })
})

test('after a change of the secret the hashes are written again', async () => {
  await held()
  const db = await world.desk.store.db()
  await db
    .updateTable('traveller')
    .set({ find_key: 'before', find_tokens: [] })
    .where('office_id', '=', agent.officeId)
    .execute()
  expect(await travellersFor('keller')).toEqual([])
  await reindexTravellers(world.desk)
  expect(await travellersFor('keller')).toHaveLength(1)
})
