import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import { NO_TRAVELLER_DETAILS, type TravellerFields } from '../../../../lib/traveller/saved-traveller.ts'
import { addTraveller } from '../../../../server/client/client-travellers.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { clientViewOf, findClients } from '../../../../server/traveller/client-pages.ts'
import { offeredTravellers } from '../../../../server/traveller/offered.ts'
import { saveDetails, saveForClient } from '../../../../server/traveller/save-details.ts'
import { savedTravellersById, saveTravellers } from '../../../../server/traveller/saved.ts'
import { everythingStored } from '../store/everything-stored.ts'
import { openWorld, type World } from '../world.ts'

/** What is saved of a traveller besides the passport: contact, wishes and loyalty numbers. */

let world: World
let ann: AnyGrant
let ben: AnyGrant
let stranger: AnyGrant

const BORIS: TravellerFields = {
  ...{ title: '', firstName: 'Boris', lastName: 'Okafor', gender: '', birthDate: '1988-06-12' },
  ...{ nationality: '', passportNumber: 'C01X00T47', passportExpiry: null },
  ...{ passportIssued: null, passportCountry: '' },
}
const DETAILS = {
  email: 'boris@okafor.example',
  phone: '+49 151 7654321',
  seat: 'aisle',
  meal: 'vegetarian',
  loyalty: [{ programme: 'Miles & More', number: '992200112233' }],
}

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  ann = await world.grant(await world.signIn(office), 'signed_in')
  ben = { ...ann, userName: 'ben', displayName: 'Ben' }
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})

async function savedId(): Promise<string> {
  const [id] = await saveTravellers(world.desk, ann, [BORIS], null)
  return id ?? ''
}
const shown = async (id: string, by = ann) => (await savedTravellersById(world.desk, by, [id]))[0]

test('a traveller from before has no details, and those that are saved are sealed', async () => {
  const id = await savedId()
  expect(await shown(id)).toMatchObject(NO_TRAVELLER_DETAILS)
  expect(await saveDetails(world.desk, ann, { id, before: NO_TRAVELLER_DETAILS, details: DETAILS })).toEqual({
    kind: 'saved',
  })
  expect(await shown(id)).toMatchObject({ ...DETAILS, lastName: 'Okafor' })
  expect(await everythingStored(world.desk)).not.toMatch(/okafor|7654321|vegetarian|992200112233/i)
})

test('details stay when the traveller is booked again', async () => {
  const id = await savedId()
  await saveDetails(world.desk, ann, { id, before: NO_TRAVELLER_DETAILS, details: DETAILS })
  await saveTravellers(world.desk, ann, [{ ...BORIS, nationality: 'NG' }], 'PO0000001')
  expect(await shown(id)).toMatchObject({ ...DETAILS, nationality: 'NG' })
})

test('of two who change the details at the same time, the second is told, and can save again', async () => {
  const id = await savedId()
  const before = NO_TRAVELLER_DETAILS
  await saveDetails(world.desk, ann, { id, before, details: DETAILS })
  const own = { ...NO_TRAVELLER_DETAILS, seat: 'window' }
  expect(await saveDetails(world.desk, ben, { id, before, details: own })).toEqual({
    kind: 'changed',
    details: DETAILS,
  })
  expect(await shown(id)).toMatchObject(DETAILS)
  expect(await saveDetails(world.desk, ben, { id, before: DETAILS, details: own })).toEqual({ kind: 'saved' })
  expect(await shown(id)).toMatchObject(own)
})

test('another office changes nothing and reads nothing', async () => {
  const id = await savedId()
  expect(
    await saveDetails(world.desk, stranger, { id, before: NO_TRAVELLER_DETAILS, details: DETAILS }),
  ).toMatchObject({ kind: 'refused' })
  expect(await shown(id, stranger)).toBeUndefined()
  expect(await shown(id)).toMatchObject(NO_TRAVELLER_DETAILS)
})

test('a new traveller of a client stands on its page, with the passport number left on the server', async () => {
  const clientId = randomUUID()
  await saveClient(world.desk, ann, {
    id: clientId,
    version: 0,
    fields: { ...NO_CLIENT_FIELDS, name: 'Okafor Ltd', kind: 'company' },
  })
  expect(await saveForClient(world.desk, ann, clientId, BORIS)).toEqual({ kind: 'done' })
  const view = await clientViewOf(world.desk, ben, clientId)
  expect(view).toMatchObject({
    client: { name: 'Okafor Ltd' },
    travellers: [{ firstName: 'Boris' }],
    history: [{ text: 'Traveller added' }, { text: 'Added' }],
  })
  expect(JSON.stringify(view)).not.toContain('C01X00T47')
  expect(await findClients(world.desk, ben, 'okafor')).toMatchObject({
    data: { rows: [{ name: 'Okafor Ltd', travellers: ['Boris Okafor'] }], matchCount: 1 },
  })
  expect(await clientViewOf(world.desk, stranger, clientId)).toEqual({ kind: 'not-found' })
  expect(await clientViewOf(world.desk, ann, 'no uuid')).toEqual({ kind: 'not-found' })
})

test('a form gets the only client of a traveller, and none where they have several', async () => {
  const id = await savedId()
  const clientNamed = async (name: string) => {
    const clientId = randomUUID()
    const fields = { ...NO_CLIENT_FIELDS, name, email: 'office@okafor.example' }
    await saveClient(world.desk, ann, { id: clientId, version: 0, fields })
    await addTraveller(world.desk, ann, { clientId, travellerId: id })
  }
  const offered = async () => {
    const answer = await offeredTravellers(world.desk, ann, 'okafor')
    return answer.kind === 'ok' ? answer.data.travellers : []
  }
  expect((await offered())[0]?.client).toBeUndefined()
  await clientNamed('Okafor Ltd')
  expect((await offered())[0]?.client).toMatchObject({ name: 'Okafor Ltd', email: 'office@okafor.example' })
  await clientNamed('Another Ltd')
  expect((await offered())[0]?.client).toBeUndefined()
})

test('whoever may book nothing changes nothing, and sees no travellers of a client', async () => {
  const clientId = randomUUID()
  await saveClient(world.desk, ann, {
    id: clientId,
    version: 0,
    fields: { ...NO_CLIENT_FIELDS, name: 'Rui' },
  })
  await saveForClient(world.desk, ann, clientId, BORIS)
  const viewer = { ...ann, role: 'viewer' as const, permissions: [] }
  expect(await saveForClient(world.desk, viewer, clientId, BORIS)).toMatchObject({ kind: 'refused' })
  expect(await clientViewOf(world.desk, viewer, clientId)).toMatchObject({ travellers: [], mayErase: false })
})
