import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../../database/transaction.ts'
import { SERVICE_AWAY } from '../../../../lib/not-responding.ts'
import { totalsOf } from '../../../../lib/trip/trip-totals.ts'
import type { CollectOutcome, Trip } from '../../../../lib/trip/trip.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { lookUpHold } from '../../../../server/booking/look-up.ts'
import { forgetTripNames, reindexTrips } from '../../../../server/booking/trip-names.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { kindOf } from '../../../../server/kinds.ts'
import { attachBookings, detachBooking, makeTripOf } from '../../../../server/trip/attach.ts'
import { chooseOption, markUpOption, removeOption } from '../../../../server/trip/change-options.ts'
import { acceptOffer, checkOptions } from '../../../../server/trip/check-options.ts'
import { collectOffer } from '../../../../server/trip/collect.ts'
import { currentTrip } from '../../../../server/trip/current-trip.ts'
import { tripLines } from '../../../../server/trip/trip-list.ts'
import { dropTrip, renameTrip, tripById } from '../../../../server/trip/trips.ts'
import { stayDates } from '../../../setup/hotel.ts'
import { deskWithNames } from '../desk-with-names.ts'
import { addressOfFare, addressOfRate, addressOfStart } from './offer-addresses.ts'
import { fareInput, holdFlight, openWorld, type World } from '../world.ts'

let world: World
/** The desk whose booking service gives the names of places. */
let named: Awaited<ReturnType<typeof deskWithNames>>
let grant: AnyGrant
let colleague: AnyGrant
let stranger: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  named = await deskWithNames(world)
})
afterAll(async () => {
  await named.close()
  await world.close()
})
beforeEach(async () => {
  const office = await world.gateway.mint()
  grant = await world.grant(await world.signIn(office), 'signed_in')
  colleague = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})

const collect = (kind: 'air' | 'hotel' | 'activity', address: string, as = grant) =>
  collectOffer(named.desk, as, kindOf(kind), { address, markup: null, tripId: null })

const fareAddress = (rank = 0) => addressOfFare(world, grant, rank)
const rateAddress = () => addressOfRate(world, grant)
const startAddress = () => addressOfStart(world, grant)

function collected(outcome: CollectOutcome) {
  if (outcome.kind !== 'collected') throw new Error(JSON.stringify(outcome))
  return outcome
}

async function tripOf(id: string, as = grant): Promise<Trip> {
  const trip = await tripById(named.desk, as, id)
  if (trip === null) throw new Error('no trip')
  return trip
}

async function verbsOf(id: string): Promise<string[]> {
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select('verb')
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map(({ verb }) => verb)
}

test('a fare, a rate and a start are collected into one trip, with their facts, prices and days', async () => {
  const first = collected(await collect('air', await fareAddress()))
  const second = collected(await collect('hotel', await rateAddress()))
  const third = collected(await collect('activity', await startAddress()))
  expect([second.trip.id, third.trip.id]).toEqual([first.trip.id, first.trip.id])
  const trip = await tripOf(first.trip.id)
  expect(trip.options.map(({ kind, chosen, check }) => [kind, chosen, check])).toEqual([
    ['air', true, 'same'],
    ['hotel', true, 'same'],
    ['activity', true, 'same'],
  ])
  const [flight, stay] = trip.options
  expect(flight?.facts.title).toMatch(/^London – Amsterdam, /)
  expect(flight?.facts.stretches[0]).toMatchObject({
    use: 'moves',
    from: { city: 'London', timeZone: 'Europe/London' },
    to: { city: 'Amsterdam', timeZone: 'Europe/Amsterdam' },
  })
  expect(stay?.facts.stretches[0]?.from.wall.slice(0, 10)).toBe(stayDates.CheckIn)
  expect(stay?.facts.bedPlaces).toBeGreaterThan(0)
  expect(trip.state).toBe('planning')
  expect(third.trip.netCents).toBe(trip.options.reduce((sum, { netCents }) => sum + netCents, 0))
  expect(trip.days?.from).toBe(stayDates.CheckIn)
  expect(await verbsOf(trip.id)).toEqual(['trip.make', 'trip.collect', 'trip.collect', 'trip.collect'])
})

test('the same offer is collected once; another of the same time is its alternative, and one is chosen', async () => {
  const address = await fareAddress()
  const { trip, option } = collected(await collect('air', address))
  expect(collected(await collect('air', address))).toMatchObject({ option, again: true })
  const other = collected(await collect('air', await fareAddress(3)))
  const [a, b] = (await tripOf(trip.id)).options
  expect([a?.letter, b?.letter, a?.slot === b?.slot]).toEqual(['A', 'B', true])
  expect([a?.chosen, b?.chosen]).toEqual([true, false])
  const { version } = await tripOf(trip.id)
  const seen = { tripId: trip.id, version, optionId: other.option }
  expect(await chooseOption(named.desk, grant, seen)).toEqual({ kind: 'done' })
  const now = await tripOf(trip.id)
  expect(now.options.map(({ chosen }) => chosen)).toEqual([false, true])
  expect(totalsOf(now).netCents).toBe(b?.netCents)
  expect(await chooseOption(named.desk, grant, { ...seen, optionId: option })).toEqual({ kind: 'changed' })
  const gone = await removeOption(named.desk, grant, { ...seen, version: now.version })
  expect(gone).toEqual({ kind: 'done' })
  expect((await tripOf(trip.id)).options).toMatchObject([{ id: option, chosen: true, letter: null }])
})

test('an offer that is no longer sold, and an address that names none, are not collected', async () => {
  expect(await collect('air', 'fare=unknown')).toEqual({ kind: 'gone' })
  expect(await collect('hotel', 'in=2026-12-10')).toMatchObject({ kind: 'refused' })
  expect(await tripLines(named.desk, grant, '')).toEqual([])
})

test('a colleague sees, finds and continues a trip; another office sees nothing of it', async () => {
  const { trip } = collected(await collect('air', await fareAddress()))
  const { version } = await tripOf(trip.id)
  const seen = { tripId: trip.id, version }
  expect(await renameTrip(named.desk, colleague, seen, 'Keller in Łódź')).toEqual({ kind: 'done' })
  expect(await tripLines(named.desk, grant, 'lodz kel')).toMatchObject([{ name: 'Keller in Łódź', items: 1 }])
  expect(await tripLines(named.desk, grant, 'singapore')).toEqual([])
  expect(await tripById(named.desk, stranger, trip.id)).toBeNull()
  expect(await tripLines(named.desk, stranger, '')).toEqual([])
  expect(await renameTrip(named.desk, stranger, { ...seen, version: 3 }, 'Mine')).toMatchObject({
    kind: 'refused',
  })
  const db = await world.desk.store.db()
  const row = await db.selectFrom('trip').selectAll().where('id', '=', trip.id).executeTakeFirstOrThrow()
  expect(
    JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain('Keller')
})

test('a dropped trip is no longer the current one, and can be taken up again', async () => {
  const { trip } = collected(await collect('air', await fareAddress()))
  expect((await currentTrip(named.desk, grant))?.id).toBe(trip.id)
  const { version } = await tripOf(trip.id)
  await dropTrip(named.desk, grant, { tripId: trip.id, version }, true)
  expect(await currentTrip(named.desk, grant)).toBeNull()
  expect((await tripOf(trip.id)).state).toBe('dropped')
  await dropTrip(named.desk, grant, { tripId: trip.id, version: version + 1 }, false)
  expect((await currentTrip(named.desk, grant))?.id).toBe(trip.id)
})

test('a trip that is named after a person who was erased gets another name, and is found by it', async () => {
  const { trip } = collected(await collect('air', await fareAddress()))
  const kept = collected(await collect('hotel', await rateAddress(), colleague)).trip
  const { version } = await tripOf(trip.id)
  await renameTrip(named.desk, grant, { tripId: trip.id, version }, 'Familie Müller, Singapore')
  const db = await named.desk.store.db()
  const forget = (person: string) =>
    inTransaction(db, (trx) => forgetTripNames(named.desk, trx, grant.officeId, person))
  await forget('Anna Keller')
  expect((await tripOf(trip.id)).name).toBe('Familie Müller, Singapore')
  await forget('Anna Mueller')
  expect((await tripOf(trip.id)).name).toMatch(/^Trip of \d/)
  expect((await tripOf(kept.id)).name).toBe(kept.name)
  expect(await tripLines(named.desk, grant, 'muller')).toEqual([])
  expect(await tripLines(named.desk, grant, 'trip of')).toHaveLength(1)
})

test('trips are indexed anew once the key of their hashes has changed', async () => {
  const { trip } = collected(await collect('air', await fareAddress()))
  const db = await named.desk.store.db()
  const stale = { find_tokens: [], find_key: 'another' }
  await db.updateTable('trip').set(stale).where('id', '=', trip.id).execute()
  expect(await tripLines(named.desk, grant, 'amsterdam')).toEqual([])
  await reindexTrips(named.desk)
  expect(await tripLines(named.desk, grant, 'amsterdam')).toMatchObject([{ id: trip.id }])
})

test('a viewer sees trips and changes none', async () => {
  const { trip, option } = collected(await collect('air', await fareAddress()))
  const viewer: AnyGrant = { ...grant, role: 'viewer' }
  const address = await rateAddress()
  const before = await tripOf(trip.id, viewer)
  const seen = { tripId: trip.id, version: before.version }
  const refused = { kind: 'refused', message: 'Viewers cannot change trips.' }
  expect(await collect('hotel', address, viewer)).toEqual(refused)
  expect(await renameTrip(named.desk, viewer, seen, 'Mine')).toEqual(refused)
  expect(await removeOption(named.desk, viewer, { ...seen, optionId: option })).toEqual(refused)
  const { reference } = await holdFlight(world, grant)
  expect(await makeTripOf(named.desk, viewer, [reference])).toEqual(refused)
  expect(await tripOf(trip.id)).toEqual(before)
})

describe('a booking', () => {
  test('that a form makes of an option is part of its trip, also when its answer is lost', async () => {
    const input = await fareInput(world, grant)
    const { trip, option } = collected(await collect('air', `fare=${input.offerCode}`))
    world.trouble('/Air/AirBook', 'lose-reply')
    const outcome = await holdOnce(named.desk, grant, airHandling, { ...input, optionId: option })
    expect(outcome.kind).toBe('unknown')
    await lookUpHold(named.desk, grant, airHandling, input.clientReference)
    const held = await tripOf(trip.id)
    expect(held.options[0]?.booking).toMatchObject({ standing: 'held', netCents: input.acceptedTotalCents })
    expect(held.state).toBe('booked')
    expect(totalsOf(held)).toMatchObject({ takenCents: input.acceptedTotalCents, openCents: 0 })
    const seen = { tripId: trip.id, optionId: option, version: held.version }
    expect(await removeOption(named.desk, grant, seen)).toMatchObject({ kind: 'refused' })
    const reference = held.options[0]?.booking?.reference ?? ''
    expect(await actOn(named.desk, grant, airHandling, 'cancel', reference)).toEqual({ kind: 'done' })
    const ended = await tripOf(trip.id)
    expect(ended.options[0]?.booking).toBeNull()
    expect(totalsOf(ended)).toMatchObject({ takenCents: 0, openCents: input.acceptedTotalCents })
  })

  test('of a form that books no option is not part of the trip whose form was refused before it', async () => {
    const input = await fareInput(world, grant)
    const { trip, option } = collected(await collect('air', `fare=${input.offerCode}`))
    const wrong = { ...input, optionId: option, acceptedTotalCents: 1 }
    expect((await holdOnce(named.desk, grant, airHandling, wrong)).kind).toBe('revalidate')
    expect((await holdOnce(named.desk, grant, airHandling, input)).kind).toBe('held')
    expect((await tripOf(trip.id)).options[0]?.booking).toBeNull()
  })

  test('is attached to one trip at most, and taken off it', async () => {
    const { reference, totalCents } = await holdFlight(world, grant)
    const one = collected(await collect('hotel', await rateAddress())).trip.id
    const attached = { tripId: one, references: [reference] }
    expect(await attachBookings(named.desk, grant, attached)).toEqual({ kind: 'done' })
    expect(await attachBookings(named.desk, grant, attached)).toEqual({ kind: 'done' })
    const trip = await tripOf(one)
    expect(trip.attached).toMatchObject([{ reference, netCents: totalCents, standing: 'held' }])
    expect(trip.state).toBe('booked-in-part')
    const other = collected(await collect('hotel', await rateAddress(), colleague)).trip.id
    const taken = await attachBookings(named.desk, grant, { tripId: other, references: [reference] })
    expect(taken).toMatchObject({
      kind: 'refused',
      message: `${reference} is part of another trip. Take it off there first.`,
    })
    expect(await detachBooking(named.desk, grant, { tripId: one, reference })).toEqual({ kind: 'done' })
    expect(await attachBookings(named.desk, grant, { tripId: other, references: [reference] })).toEqual({
      kind: 'done',
    })
    const unknown = await attachBookings(named.desk, stranger, { tripId: other, references: [reference] })
    expect(unknown).toMatchObject({ kind: 'refused' })
  })
})

test('a trip is made of bookings of the office, and of none that is part of another', async () => {
  const { reference } = await holdFlight(world, grant)
  const made = await makeTripOf(named.desk, grant, [reference])
  if (made.kind !== 'made') throw new Error(made.message)
  expect(await tripOf(made.id)).toMatchObject({ state: 'booked', attached: [{ reference }] })
  expect((await currentTrip(named.desk, grant))?.id).toBe(made.id)
  expect((await makeTripOf(named.desk, grant, [reference])).kind).toBe('refused')
  expect((await makeTripOf(named.desk, stranger, [reference])).kind).toBe('refused')
  expect(await tripLines(named.desk, grant, '')).toHaveLength(1)
})

describe('a check', () => {
  test('tells nothing of what is as before, and renews its time', async () => {
    const { trip } = collected(await collect('hotel', await rateAddress()))
    const before = (await tripOf(trip.id)).options[0]
    expect(await checkOptions(named.desk, grant, trip.id)).toEqual({
      kind: 'checked',
      count: 1,
      differences: [],
    })
    expect((await tripOf(trip.id)).options[0]).toMatchObject({ check: 'same', netCents: before?.netCents })
  })

  test('tells another price and replaces nothing until somebody accepts it', async () => {
    const { trip, option } = collected(await collect('air', await fareAddress()))
    const before = (await tripOf(trip.id)).options[0]?.netCents ?? 0
    const dearer = () =>
      world.rewrite('/Air/AirRevalidate', (body) => {
        const { PricedItinerary } = body as {
          PricedItinerary: { AirItineraryPricingInfo: { ItinTotalFare: { TotalFare: number } } }
        }
        PricedItinerary.AirItineraryPricingInfo.ItinTotalFare.TotalFare += 10
        return body
      })
    dearer()
    const checked = await checkOptions(named.desk, grant, trip.id)
    expect(checked).toMatchObject({
      differences: [{ optionId: option, before, after: { netCents: before + 1000 }, isGone: false }],
    })
    expect((await tripOf(trip.id)).options[0]).toMatchObject({ check: 'changed', netCents: before })
    const agree = (agreedCents: number) =>
      acceptOffer(named.desk, grant, { tripId: trip.id, optionId: option, agreedCents })
    dearer()
    expect(await agree(before + 999)).toMatchObject({ kind: 'refused' })
    dearer()
    expect(await agree(before + 1000)).toEqual({ kind: 'done' })
    expect((await tripOf(trip.id)).options[0]).toMatchObject({ check: 'same', netCents: before + 1000 })
  })

  test('says what could not be checked, and what nobody sells any more', async () => {
    const { trip, option } = collected(await collect('hotel', await rateAddress()))
    world.trouble('/v2/Hotel/HotelCheckRate', 'server-error', 'server-error', 'server-error', 'server-error')
    const unread = await checkOptions(named.desk, grant, trip.id)
    expect(unread).toMatchObject({
      differences: [{ optionId: option, isGone: false, failure: `${SERVICE_AWAY}.` }],
    })
    expect((await tripOf(trip.id)).options[0]?.check).toBe('same')
    world.clearTroubles()
    const gone = { Success: false, Error: { Id: 'Err0102003', Message: 'The rate has expired.' } }
    world.replace('/v2/Hotel/HotelCheckRate', Response.json(gone))
    const again = await checkOptions(named.desk, grant, trip.id)
    // A rate that has expired is searched again, and the same one is still sold.
    expect(again).toMatchObject({ count: 1, differences: [] })
    world.replace('/v2/Hotel/HotelCheckRate', Response.json(gone))
    world.rewrite('/v2/Hotel/HotelAvailability', (body) => ({ ...body, PricedItineraries: [] }))
    const checked = await checkOptions(named.desk, grant, trip.id)
    expect(checked).toMatchObject({ differences: [{ optionId: option, isGone: true, after: null }] })
    expect((await tripOf(trip.id)).options[0]?.check).toBe('gone')
  })
})

test('a markup of an option makes its price for the client', async () => {
  const { trip, option } = collected(await collect('air', await fareAddress()))
  const { version } = await tripOf(trip.id)
  await markUpOption(
    named.desk,
    grant,
    { tripId: trip.id, optionId: option, version },
    { unit: 'percent', hundredths: 850 },
  )
  const { netCents, clientCents } = totalsOf(await tripOf(trip.id))
  expect(clientCents - netCents).toBe(Math.floor((netCents * 850 + 5000) / 10_000))
})
