import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../../../database/transaction.ts'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import { addTraveller } from '../../../../server/client/client-travellers.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import { kindOf } from '../../../../server/kinds.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { replaceTripTraveller } from '../../../../server/booking/trip-travellers.ts'
import { eraseSavedOf } from '../../../../server/traveller/erase-saved.ts'
import { saveTravellers } from '../../../../server/traveller/saved.ts'
import { timelineOf } from '../../../../server/trip/timeline.ts'
import { collectOffer } from '../../../../server/trip/collect.ts'
import { formForTrip } from '../../../../server/trip/form-for-trip.ts'
import { setTravellers, travellersOfTrip } from '../../../../server/trip/travellers.ts'
import { makeTrip, setClientOfTrip, tripById } from '../../../../server/trip/trips.ts'
import { faresOf } from '../../../setup/air.ts'
import { openWorld, type World } from '../world.ts'

let world: World
let grant: AnyGrant
let stranger: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  grant = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})

async function savedIds(...firstNames: string[]): Promise<string[]> {
  const ids = await saveTravellers(world.desk, grant, firstNames.map(person), null)
  return ids.map((id) => id ?? '')
}

const person = (firstName: string) => ({
  title: '',
  firstName,
  lastName: 'Keller',
  gender: '',
  birthDate: '1990-02-03',
  nationality: '',
  passportNumber: 'C01X00T47',
  passportExpiry: null,
  passportIssued: null,
  passportCountry: '',
})

async function newClient(...travellerIds: string[]): Promise<string> {
  const id = randomUUID()
  await saveClient(world.desk, grant, {
    id,
    version: 0,
    fields: {
      ...NO_CLIENT_FIELDS,
      name: 'Keller & Co',
      phone: '+49 151 1234567',
      email: 'office@keller.example',
    },
  })
  for (const travellerId of travellerIds) {
    await addTraveller(world.desk, grant, { clientId: id, travellerId })
  }
  return id
}

const newTrip = (clientId: string | null = null) =>
  makeTrip(world.desk, grant, { name: 'Singapore', clientId })

async function namesOf(tripId: string, as = grant): Promise<string[]> {
  return (await travellersOfTrip(world.desk, as, tripId)).map(({ firstName }) => firstName)
}

async function choose(tripId: string, ids: readonly string[], as = grant) {
  const version = (await tripById(world.desk, grant, tripId))?.version ?? 0
  return setTravellers(world.desk, as, { tripId, version }, ids)
}

test('the travellers of a trip are chosen in order, once each, and a later choice replaces them', async () => {
  const [anna = '', boris = '', clara = ''] = await savedIds('Anna', 'Boris', 'Clara')
  const trip = await newTrip()
  expect(await choose(trip, [boris, anna, boris])).toEqual({ kind: 'done' })
  expect(await namesOf(trip)).toEqual(['Boris', 'Anna'])
  expect(await choose(trip, [anna, clara])).toEqual({ kind: 'done' })
  expect(await namesOf(trip)).toEqual(['Anna', 'Clara'])
  expect((await timelineOf(world.desk, grant, trip)).map(({ text }) => text)).toEqual([
    'chose 2 travellers',
    'chose 2 travellers',
    'made the trip',
  ])
  const { version = 0 } = (await tripById(world.desk, grant, trip)) ?? {}
  expect(await choose(trip, [anna, clara])).toEqual({ kind: 'done' })
  expect((await tripById(world.desk, grant, trip))?.version).toBe(version)
  const old = { tripId: trip, version: version - 1 }
  expect(await setTravellers(world.desk, grant, old, [])).toEqual({ kind: 'changed' })
  expect(await choose(trip, [])).toEqual({ kind: 'done' })
  expect(await namesOf(trip)).toEqual([])
})

test('somebody who is not saved in this office is refused, and the trip keeps whom it had', async () => {
  const [anna = ''] = await savedIds('Anna')
  const trip = await newTrip()
  await choose(trip, [anna])
  const refused = { kind: 'refused', message: 'One of these travellers was erased.' }
  expect(await choose(trip, [anna, randomUUID()])).toEqual(refused)
  const [theirs] = await saveTravellers(world.desk, stranger, [person('Sven')], null)
  expect(await choose(trip, [theirs ?? ''])).toEqual(refused)
  expect(await namesOf(trip)).toEqual(['Anna'])
  expect(await choose(trip, [], stranger)).toMatchObject({ kind: 'refused' })
  expect(await namesOf(trip, stranger)).toEqual([])
  expect(await choose(trip, [], { ...grant, role: 'viewer' })).toMatchObject({ kind: 'refused' })
})

test('a trip without travellers gets those of its client, and one that has some keeps them', async () => {
  const [anna = '', boris = '', clara = ''] = await savedIds('Anna', 'Boris', 'Clara')
  const client = await newClient(boris, anna)
  expect((await namesOf(await newTrip(client))).toSorted()).toEqual(['Anna', 'Boris'])
  const later = await newTrip()
  expect(await setClientOfTrip(world.desk, grant, { tripId: later, version: 1 }, client)).toEqual({
    kind: 'done',
  })
  expect((await namesOf(later)).toSorted()).toEqual(['Anna', 'Boris'])
  const chosen = await newTrip()
  await choose(chosen, [clara])
  await setClientOfTrip(world.desk, grant, { tripId: chosen, version: 2 }, client)
  expect(await namesOf(chosen)).toEqual(['Clara'])
})

test('an erased traveller leaves the trip', async () => {
  const [anna = '', boris = ''] = await savedIds('Anna', 'Boris')
  const trip = await newTrip()
  await choose(trip, [anna, boris])
  await eraseSavedOf(world.desk, grant, { id: anna, reason: 'asked for it' })
  expect(await namesOf(trip)).toEqual(['Boris'])
})

test('two saved travellers who turn out to be one person are one in the trip', async () => {
  const [anna = '', boris = '', clara = ''] = await savedIds('Anna', 'Boris', 'Clara')
  const [both, one] = [await newTrip(), await newTrip()]
  await choose(both, [clara, boris, anna])
  await choose(one, [anna, clara])
  const db = await world.desk.store.db()
  await inTransaction(db, (trx) => replaceTripTraveller(trx, grant.officeId, { from: anna, to: boris }))
  expect(await namesOf(both)).toEqual(['Clara', 'Boris'])
  expect(await namesOf(one)).toEqual(['Boris', 'Clara'])
})

test('the form of an option begins with the travellers and the contact of its client, in its office alone', async () => {
  const [anna = '', boris = ''] = await savedIds('Anna', 'Boris')
  const fares = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  const address = `fare=${fares[0]?.FareSourceCode}`
  const markup = { unit: 'percent' as const, hundredths: 850 }
  const collected = await collectOffer(world.desk, grant, kindOf('air'), { address, markup, tripId: null })
  if (collected.kind !== 'collected') throw new Error(JSON.stringify(collected))
  await choose(collected.trip.id, [boris, anna])
  const client = await newClient()
  const { version = 0 } = (await tripById(world.desk, grant, collected.trip.id)) ?? {}
  await setClientOfTrip(world.desk, grant, { tripId: collected.trip.id, version }, client)
  const form = await formForTrip(world.desk, grant, collected.option)
  const option = (await tripById(world.desk, grant, collected.trip.id))?.options[0]
  expect(form).toMatchObject({
    people: {
      travellers: [{ firstName: 'Boris' }, { firstName: 'Anna' }],
      phone: '+49 151 1234567',
      email: 'office@keller.example',
    },
    markup,
    agesOn: option?.facts.stretches.at(-1)?.from.wall.slice(0, 10),
  })
  expect(await formForTrip(world.desk, stranger, collected.option)).toBeNull()
  expect(await formForTrip(world.desk, grant, randomUUID())).toBeNull()
  expect(await formForTrip(world.desk, grant, 'no option')).toBeNull()
})
