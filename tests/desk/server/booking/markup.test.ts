import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import { offerCodeOf } from '../../../../lib/activity/activity-offer.ts'
import type { TypedMarkup } from '../../../../lib/booking/typed-markup.ts'
import { formatNet, centsOfUsd } from '../../../../lib/money.ts'
import { activityHandling } from '../../../../server/activity/activity-handling.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { itineraryAnswer } from '../../../../server/booking/itinerary.ts'
import { listCsv } from '../../../../server/booking/list-csv.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { heldHotel, someRate } from '../../../setup/hotel.ts'
import { filledActivity } from '../../activity/form-fixture.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { fareInput, openWorld, type World } from '../world.ts'

// The markup of a form is kept with its booking, whatever its kind: the wire has one for flights alone.

let world: World
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})
afterAll(() => world.close())

const percent: TypedMarkup = { unit: 'percent', amount: '12.5', adult: '', child: '', infant: '' }
const perBooking: TypedMarkup = { unit: 'booking', amount: '40.01', adult: '', child: '', infant: '' }
const perPerson: TypedMarkup = { unit: 'person', adult: '10.00', child: '', infant: '' }

async function flight(markup: TypedMarkup) {
  const input = await fareInput(world, grant)
  return {
    input,
    held: await holdOnce(world.desk, grant, airHandling, { ...input, form: { ...input.form, markup } }),
  }
}

async function stay(markup: TypedMarkup) {
  const rate = await someRate(world.gateway, grant.gatewaySession.reveal())
  const rooms = rate.Rooms.map(({ Adults }) => ({ adults: Adults, childAges: [] }))
  const input = {
    ...{ offerCode: rate.FareSourceCode, clientReference: `TD-${randomUUID()}`, evenIfBooked: false },
    acceptedTotalCents: centsOfUsd(rate.NetRate),
    form: { ...filledGuests(rooms), markup },
  }
  return { input, held: await holdOnce(world.desk, grant, hotelHandling, input) }
}

async function activity(markup: TypedMarkup) {
  const SessionId = grant.gatewaySession.reveal()
  const { data } = await world.gateway.mustCall('activity.products', { SessionId, q: 'Instant', per_page: 1 })
  const uuid = data[0]?.uuid ?? ''
  const [type] = await world.gateway.mustCall('activity.product-types', { SessionId, uuid })
  const variant = type?.uuid ?? ''
  const activityType = await world.gateway.mustCall('activity.product-type', { SessionId, uuid: variant })
  const slot = activityType.timeslots[0]?.uuid ?? null
  const date = '2026-12-03'
  const entry = await world.gateway.mustCall('activity.price-list', { SessionId, uuid: variant, date })
  const set = entry?.prices.find(({ timeSlotUuid }) => timeSlotUuid === slot)
  const adult = set?.rates.find(({ type: of, category }) => of === 'retailPrice' && category === 'adult')
  const input = {
    offerCode: offerCodeOf({ variant, date, slot }),
    // A cancellation that the host has not answered yet leaves the booking alive.
    ...{ clientReference: `TD-${randomUUID()}`, evenIfBooked: true },
    acceptedTotalCents: 2 * centsOfUsd(adult?.amount ?? 0),
    form: filledActivity({ adult: 2 }, { markup }),
  }
  return { input, held: await holdOnce(world.desk, grant, activityHandling, input) }
}

async function moneyOf(reference: string) {
  const page = await bookingPageOf(world.desk, grant, reference)
  if (page.kind !== 'read') throw new Error(page.kind)
  return page.booking.money
}

async function rowOf(reference: string) {
  const db = await world.desk.store.db()
  return db
    .selectFrom('booking')
    .select(['markup_cents', 'agreed'])
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}

async function csvOf(reference: string): Promise<string[]> {
  const request = new Request('http://localhost:3000/api/bookings/csv', {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1' },
    body: JSON.stringify({ search: '', references: [reference] }),
  })
  const text = await (await listCsv(world.desk, grant, request)).text()
  const [head = '', line = ''] = text.split('\r\n')
  const at = (name: string) =>
    line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[head.split(',').indexOf(`"${name}"`)] ?? ''
  return [at('Net total USD'), at('Client price USD')]
}

async function fileOf(reference: string, prices: string): Promise<string> {
  const answer = await itineraryAnswer(world.desk, grant, reference, prices)
  expect(answer.status).toBe(200)
  return pdfText(new Uint8Array(await answer.arrayBuffer()))
}

const kinds = [
  {
    name: 'a flight',
    hold: flight,
    people: 1,
    cancel: (of: string) => actOn(world.desk, grant, airHandling, 'cancel', of),
  },
  {
    name: 'a stay',
    hold: stay,
    people: 2,
    cancel: (of: string) => actOn(world.desk, grant, hotelHandling, 'cancel', of),
  },
  {
    name: 'an activity',
    hold: activity,
    people: 2,
    cancel: (of: string) => actOn(world.desk, grant, activityHandling, 'cancel', of),
  },
]

describe.each(kinds)('$name', ({ hold, people, cancel }) => {
  const cases = [
    { unit: 'by percent', markup: percent, of: (net: number) => Math.floor((net * 1250 + 5000) / 10_000) },
    { unit: 'per booking', markup: perBooking, of: () => 4001 },
    { unit: 'per person', markup: perPerson, of: () => people * 1000 },
  ]
  test.each(cases)('keeps a markup $unit, in its page, its list and its files', async ({ markup, of }) => {
    const { held, input } = await hold(markup)
    if (held.kind !== 'held') throw new Error(JSON.stringify(held))
    const { reference } = held
    const { totalCents, markup: agreed } = await moneyOf(reference)
    expect(totalCents).toBe(input.acceptedTotalCents)
    const cents = of(totalCents)
    expect(agreed?.cents).toBe(cents)
    expect(Number((await rowOf(reference)).markup_cents)).toBe(cents)
    const client = totalCents + cents
    const usd = (amount: number) => (amount / 100).toFixed(2)
    expect(await csvOf(reference)).toEqual([usd(totalCents), usd(client)])
    const forClient = await fileOf(reference, 'client')
    expect(forClient).toContain(formatNet(client))
    expect(forClient).not.toContain(formatNet(totalCents))
    const forOffice = await fileOf(reference, 'net')
    for (const amount of [totalCents, cents, client]) expect(forOffice).toContain(formatNet(amount))
    // Each reading is joined with the agreed markup, also after a change.
    await cancel(reference)
    expect((await moneyOf(reference)).markup?.cents).toBe(cents)
    expect(Number((await rowOf(reference)).markup_cents)).toBe(cents)
  })
})

test('a booking that this desk did not hold has none: its client price is the net one, and the file says so', async () => {
  const reference = await heldHotel(world.gateway, grant.gatewaySession.reveal())
  const { totalCents, markup } = await moneyOf(reference)
  expect(markup).toBeNull()
  expect(await csvOf(reference)).toEqual([(totalCents / 100).toFixed(2), (totalCents / 100).toFixed(2)])
  expect(await fileOf(reference, 'client')).toContain(formatNet(totalCents))
  expect(await fileOf(reference, 'net')).toContain('No markup set')
})

test('a markup that is no amount is refused at its field, and nothing is held', async () => {
  for (const hold of [flight, stay, activity]) {
    const { held } = await hold({ ...percent, amount: '12,5' })
    expect(held).toMatchObject({ kind: 'refused', code: 'BadForm' })
    expect(held).toHaveProperty('message', 'Enter a percentage up to 1000, like 12 or 12.5.')
  }
})
