import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_CLIENT_FIELDS, type Client, type ClientFields } from '../../../../lib/client/client.ts'
import { addTraveller, removeTraveller } from '../../../../server/client/client-travellers.ts'
import { clientById, clientsOf, onlyClients } from '../../../../server/client/clients.ts'
import { eraseClient } from '../../../../server/client/erase-client.ts'
import { reindexClients } from '../../../../server/client/reindex-clients.ts'
import { saveClient, saveTypedClient } from '../../../../server/client/save-client.ts'
import { changesOf } from '../../../../server/office/changes.ts'
import { changeQuery } from '../../../../lib/office/change-query.ts'
import { formOfClient } from '../../../../lib/client/client-form.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { purge } from '../../../../server/store/purge.ts'
import { deleteSaved, savedTravellersOf, saveTravellers } from '../../../../server/traveller/saved.ts'
import { everythingStored } from '../store/everything-stored.ts'
import { openWorld, type World } from '../world.ts'

/** The people and companies that an office sells to. */

let world: World
let ann: AnyGrant
let ben: AnyGrant
let stranger: AnyGrant

const KELLER: ClientFields = {
  ...NO_CLIENT_FIELDS,
  name: 'Anna Kellerová',
  email: 'anna.keller@example.com',
  phone: '+49 151 12345678',
  note: 'Prefers mornings',
  street: 'Lindenstraße 5',
  city: '10969 Berlin',
  markup: { all: { unit: 'percent', hundredths: 850 } },
}

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ann = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  ben = { ...ann, userName: 'ben', displayName: 'Ben' }
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})

async function made(fields: Partial<ClientFields> = {}, by = ann): Promise<Client> {
  const answer = await saveClient(world.desk, by, {
    id: randomUUID(),
    version: 0,
    fields: { ...KELLER, ...fields },
  })
  if (answer.kind !== 'saved') throw new Error(JSON.stringify(answer))
  return answer.client
}

async function savedBoris(by = ann): Promise<string> {
  const person = {
    ...{ title: '2', firstName: 'Boris', lastName: 'Okafor', gender: '1', birthDate: '1988-06-12' as const },
    ...{ nationality: 'DE', passportNumber: 'C01X00T47', passportExpiry: '2031-01-01' as const },
    ...{ passportIssued: null, passportCountry: 'DE' },
  }
  await saveTravellers(world.desk, by, [person], null)
  const [saved] = await savedTravellersOf(world.desk, by, 'okafor', 1)
  if (!saved) throw new Error('not saved')
  return saved.id
}

const namesOf = async (text: string, by = ann) =>
  (await clientsOf(world.desk, by, { text })).clients.map(({ name }) => name)

describe('a client', () => {
  test('is stored sealed, and read as it was written by a colleague', async () => {
    const client = await made()
    expect(await clientById(world.desk, ben, client.id)).toEqual({
      ...KELLER,
      id: client.id,
      travellerIds: [],
      version: 1,
      madeAt: client.madeAt,
      changedAt: client.madeAt,
      changedBy: ann.displayName,
    })
    expect(await everythingStored(world.desk)).not.toMatch(/keller|15112345678|lindenstra|mornings/i)
  })

  test.each([
    ['the beginning of a name in any spelling', 'kellerova an'],
    ['an e-mail address', 'anna.keller@exa'],
    ['its domain', 'example.com'],
    ['a phone number with its country code', '+49 151 123'],
    ['a phone number as it is dialled at home', '0151 1234'],
    ['a phone number without signs', '4915112345678'],
    ['a word of the address', 'lindenstrasse'],
  ])('is found by %s', async (_, typed) => {
    await made()
    await made({ ...NO_CLIENT_FIELDS, name: 'Rui Costa' })
    expect(await namesOf(typed)).toEqual(['Anna Kellerová'])
  })

  test('is found by nothing that it has not', async () => {
    await made()
    expect(await namesOf('costa')).toEqual([])
    expect(await namesOf('anna costa')).toEqual([])
  })

  test('is found by the name of its traveller, as long as it has one', async () => {
    const { id } = await made()
    const travellerId = await savedBoris()
    await addTraveller(world.desk, ann, { clientId: id, travellerId })
    expect(await namesOf('boris okafor')).toEqual(['Anna Kellerová'])
    await removeTraveller(world.desk, ann, { clientId: id, travellerId })
    expect(await namesOf('boris okafor')).toEqual([])
  })

  test('belongs to one office: another never reads, finds, changes, fills or erases it', async () => {
    const client = await made()
    const travellerId = await savedBoris(stranger)
    expect(await clientById(world.desk, stranger, client.id)).toBeNull()
    expect(await namesOf('keller', stranger)).toEqual([])
    expect(await namesOf('', stranger)).toEqual([])
    expect(
      await saveClient(world.desk, stranger, { id: client.id, version: 1, fields: NO_CLIENT_FIELDS }),
    ).toEqual({ kind: 'gone' })
    expect(await addTraveller(world.desk, stranger, { clientId: client.id, travellerId })).toMatchObject({
      kind: 'refused',
    })
    expect(await addTraveller(world.desk, ann, { clientId: client.id, travellerId })).toMatchObject({
      kind: 'refused',
    })
    expect(await eraseClient(world.desk, stranger, { id: client.id, reason: 'not theirs' })).toEqual({
      kind: 'gone',
    })
    expect(await clientById(world.desk, ann, client.id)).toEqual(client)
  })

  test('is listed by its last change, and a list counts what it leaves out', async () => {
    const first = await made({ name: 'First Client' })
    await world.gateway.advance(60)
    await made({ name: 'Second Client' })
    expect(await namesOf('')).toEqual(['Second Client', 'First Client'])
    await world.gateway.advance(60)
    const fields = { ...KELLER, name: 'First Client', note: null }
    await saveClient(world.desk, ann, { id: first.id, version: 1, fields })
    const { clients, matchCount } = await clientsOf(world.desk, ann, { text: '', most: 1 })
    expect([clients.map(({ name }) => name), matchCount]).toEqual([['First Client'], 2])
  })

  test('has to have a name, and an e-mail address and a phone number that can be ones', async () => {
    const save = (change: Partial<ReturnType<typeof formOfClient>>) =>
      saveTypedClient(world.desk, ann, {
        id: randomUUID(),
        version: 0,
        form: { ...formOfClient(KELLER), ...change },
        markup: {},
      })
    expect(await save({ name: '  ' })).toEqual({ kind: 'refused', message: 'Enter the name of the client.' })
    expect(await save({ email: 'anna' })).toMatchObject({ kind: 'refused' })
    expect(await save({ phone: '12' })).toMatchObject({ kind: 'refused' })
    expect(await save({ language: 'klingon' })).toMatchObject({ kind: 'refused' })
    expect(await save({})).toMatchObject({ kind: 'saved', client: { email: 'anna.keller@example.com' } })
  })
})

describe('two who change a client at the same time', () => {
  test('the second is told what it is now, and changes nothing', async () => {
    const client = await made()
    const { id } = client
    const by = (grant: AnyGrant, note: string) =>
      saveClient(world.desk, grant, { id, version: 1, fields: { ...KELLER, note } })
    const answers = await Promise.all([by(ann, 'from Ann'), by(ben, 'from Ben')])
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['changed', 'saved'])
    const now = await clientById(world.desk, ann, id)
    expect(now?.version).toBe(2)
    for (const answer of answers) expect(answer).toMatchObject({ client: { note: now?.note } })
  })

  test('a save whose answer was lost is sent again, and is saved once', async () => {
    const id = randomUUID()
    const send = () => saveClient(world.desk, ann, { id, version: 0, fields: KELLER })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ kind }) => kind)).toEqual(['saved', 'saved'])
    expect(await clientById(world.desk, ann, id)).toMatchObject({ version: 1 })
  })

  test('one that was erased meanwhile stays erased', async () => {
    const { id } = await made()
    await eraseClient(world.desk, ben, { id, reason: 'asked for it' })
    expect(await saveClient(world.desk, ann, { id, version: 1, fields: KELLER })).toEqual({ kind: 'gone' })
  })
})

describe('an erased client', () => {
  test('is in no table and no index any more, and the audit names it by its id', async () => {
    const { id } = await made()
    await addTraveller(world.desk, ann, { clientId: id, travellerId: await savedBoris() })
    await eraseClient(world.desk, ann, { id, reason: 'asked for it' })
    expect(await clientById(world.desk, ann, id)).toBeNull()
    expect(await namesOf('keller')).toEqual([])
    const db = await world.desk.store.db()
    for (const table of ['client', 'client_traveller'] as const) {
      expect(
        await db.selectFrom(table).select('office_id').where('office_id', '=', ann.officeId).execute(),
      ).toEqual([])
    }
    const changes = await changesOf(world.desk, ann, changeQuery(new URLSearchParams({ reference: id })))
    if (changes.kind !== 'read') throw new Error(changes.kind)
    expect(changes.lines.map(({ what }) => what)).toEqual([
      'Client erased',
      'Traveller of a client added',
      'Client added',
    ])
    expect(JSON.stringify(changes)).not.toMatch(/keller/i)
  })

  test('leaves its travellers saved', async () => {
    const { id } = await made()
    const travellerId = await savedBoris()
    await addTraveller(world.desk, ann, { clientId: id, travellerId })
    await eraseClient(world.desk, ann, { id, reason: 'asked for it' })
    expect(await savedTravellersOf(world.desk, ann, 'okafor', 1)).toMatchObject([{ id: travellerId }])
  })
})

describe('a traveller of clients', () => {
  test('can be of several, and leaves all of them when erased', async () => {
    const one = await made()
    const other = await made({ kind: 'company', name: 'Keller & Co' })
    const travellerId = await savedBoris()
    const clientOf = async () => (await onlyClients(world.desk, ann, [travellerId])).get(travellerId)?.id
    await addTraveller(world.desk, ann, { clientId: one.id, travellerId })
    expect(await clientOf()).toBe(one.id)
    await addTraveller(world.desk, ann, { clientId: other.id, travellerId })
    expect(await clientOf()).toBeUndefined()
    await deleteSaved(world.desk, await world.desk.store.db(), ann, travellerId)
    for (const { id } of [one, other])
      expect(await clientById(world.desk, ann, id)).toMatchObject({ travellerIds: [] })
  })

  test('stays saved longer than others', async () => {
    const { id } = await made()
    const travellerId = await savedBoris()
    await addTraveller(world.desk, ann, { clientId: id, travellerId })
    world.pass(401 * 86_400)
    await purge(world.desk)
    expect(await clientById(world.desk, ann, id)).toMatchObject({ travellerIds: [travellerId] })
    await removeTraveller(world.desk, ann, { clientId: id, travellerId })
    await purge(world.desk)
    expect(await savedTravellersOf(world.desk, ann, 'okafor', 1)).toEqual([])
  })
})

test('clients are found again once their hashes are written anew', async () => {
  await made()
  const db = await world.desk.store.db()
  await db.updateTable('client').set({ find_key: 'older', find_tokens: [] }).execute()
  expect(await namesOf('keller')).toEqual([])
  await reindexClients(world.desk)
  expect(await namesOf('keller')).toEqual(['Anna Kellerová'])
})
