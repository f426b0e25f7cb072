import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import { formatNet } from '../../../../lib/money.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { bookingCalendarAnswer } from '../../../../server/booking/booking-calendar.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { itinerariesAnswer } from '../../../../server/booking/itineraries.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import { invoiceFormOf } from '../../../../server/invoice/queries.ts'
import { makeTripOf } from '../../../../server/trip/attach.ts'
import { tripCalendarAnswer, tripItineraryAnswer } from '../../../../server/trip/papers.ts'
import { makeTrip, renameTrip } from '../../../../server/trip/trips.ts'
import { openActivityOffice } from '../../../gateway/activity-booking/activity-office.ts'
import { heldHotel } from '../../../setup/hotel.ts'
import { deskWithNames } from '../desk-with-names.ts'
import { fareInput, openWorld, type World } from '../world.ts'

// The papers of a trip: one itinerary of a flight that is held, a stay that is paid and an approved activity.

let world: World
let named: Awaited<ReturnType<typeof deskWithNames>>
let grant: AnyGrant
let flight: string
let stay: string
let activity: string
let tripId: string

beforeAll(async () => {
  world = await openWorld()
  named = await deskWithNames(world)
  const office = await openActivityOffice(world.gateway)
  grant = await world.grant(await world.signIn(office.office), 'signed_in')
  const { uuid } = await office.reserve('Instant Confirmation')
  await office.confirm(uuid)
  await office.advance(5)
  activity = uuid
  stay = await heldHotel(world.gateway, grant.gatewaySession.reveal())
  for (const reference of [stay, activity]) {
    expect((await bookingPageOf(named.desk, grant, reference)).kind).toBe('read')
  }
  expect(await actOn(named.desk, grant, hotelHandling, 'order', stay)).toEqual({ kind: 'done' })
  await office.advance(60)
  const input = await fareInput(world, grant)
  const form = { ...input.form, markup: { adult: '37.50', child: '', infant: '' } }
  const held = await holdOnce(named.desk, grant, airHandling, { ...input, form })
  if (held.kind !== 'held') throw new Error(held.kind)
  flight = held.reference
  const made = await makeTripOf(named.desk, grant, [activity, stay, flight])
  if (made.kind !== 'made') throw new Error(made.message)
  tripId = made.id
  await renameTrip(named.desk, grant, { tripId, version: 2 }, 'Keller, Amsterdam')
}, 180_000)
afterAll(async () => {
  await named.close()
  await world.close()
})

async function bookings() {
  return Promise.all(
    [flight, stay, activity].map(async (reference) => {
      const page = await bookingPageOf(named.desk, grant, reference)
      if (page.kind !== 'read') throw new Error(page.kind)
      return page.booking
    }),
  )
}

async function textOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return pdfText(bytes)
}

const itinerary = async (prices: string, of = tripId, by = grant) =>
  tripItineraryAnswer(named.desk, by, of, { prices })

/** Where each of these texts begins, in their order. */
const placesOf = (text: string, parts: readonly string[]) => parts.map((part) => text.indexOf(part))

test('is one itinerary in the order of time, with addresses, phones, people, conditions and vouchers', async () => {
  const text = await textOf(await itinerary('none'))
  const [air, hotel, tour] = await bookings()
  if (air?.kind !== 'air' || hotel?.kind !== 'hotel' || tour?.kind !== 'activity') throw new Error('kinds')
  expect(text).toContain('Keller, Amsterdam')
  expect(text).toContain(grant.officeName)
  const places = placesOf(text, [
    'Thu 3 Dec 2026',
    tour.product?.title ?? '',
    'Thu 10 Dec 2026',
    hotel.hotel.name,
  ])
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const { carrierCode, flightNumber, departureAt, origin } of air.segments) {
    expect(text).toContain(`${carrierCode} ${flightNumber}`)
    expect(text).toContain(`${departureAt.slice(11, 16)} ${origin.code}`)
  }
  expect(text).toMatch(new RegExp(`Booking ${flight}\\. Held until [^.]* UTC, not ticketed yet\\.`))
  expect(text).toContain('London time')
  expect(text).toContain(hotel.hotel.phone)
  expect(text).toContain(`Check-out, ${hotel.hotel.name}`)
  expect(text).toContain('Ms Anna Keller')
  expect(text).toContain('Conditions')
  expect(text).toContain('Hotel voucher')
  expect(text).toContain('Way there')
  expect(text).toContain('Activity voucher')
  expect(text).not.toMatch(/\$|USD|\d\.\d\d\b/)
})

test("in the client's prices it has the price of each booking and their sum, and no net one", async () => {
  const read = await bookings()
  const prices = read.map(({ money }) => money.totalCents + (money.markup?.cents ?? 0))
  const bytes = await (await itinerary('client')).arrayBuffer()
  const text = await pdfText(new Uint8Array(bytes))
  const total = prices.reduce((sum, cents) => sum + cents, 0)
  for (const cents of [...prices, total]) expect(text).toContain(formatNet(cents))
  const [air] = read
  expect(air?.money.markup?.cents).toBe(3750)
  expect(text).not.toContain(formatNet(air?.money.totalCents ?? 0))
  expect(text).not.toMatch(/markup|\bnet\b/i)
  expect(Buffer.from(bytes).toString('latin1')).not.toContain(grant.gatewaySession.reveal())
})

test('the calendar has every flight, the stay and the activity, and no price of any', async () => {
  const answer = await tripCalendarAnswer(named.desk, grant, tripId)
  expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/)
  const text = await answer.text()
  const events = new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
  const [air, hotel] = await bookings()
  if (air?.kind !== 'air' || hotel?.kind !== 'hotel') throw new Error('kinds')
  expect(events.map(({ uid }) => uid).toSorted()).toEqual(
    [
      ...air.segments.map((_, index) => `${flight}.${index + 1}@travel-desk`),
      `${stay}.1@travel-desk`,
      `${activity}.1@travel-desk`,
    ].toSorted(),
  )
  const [first] = air.segments
  const leg = events.find(({ uid }) => uid === `${flight}.1@travel-desk`)
  expect(leg?.startDate.toJSDate().toISOString()).toBe(`${first?.departureAt.slice(0, 16)}:00.000Z`)
  expect(leg?.summary).toContain('London – ')
  expect(text).not.toMatch(/\$|USD/)
  for (const { money } of await bookings()) {
    for (const cents of [money.totalCents, ...money.parts.map((part) => part.cents)]) {
      expect(text).not.toContain((cents / 100).toFixed(2))
    }
  }
  expect(text).not.toContain(grant.gatewaySession.reveal())
  const one = await bookingCalendarAnswer(named.desk, grant, stay)
  expect(await one.text()).toContain(`${stay}.1@travel-desk`)
})

test('the invoice of its paid bookings is for the client of the trip', async () => {
  const fields = { ...NO_CLIENT_FIELDS, name: 'Keller & Sons', city: '8001 Zürich' }
  const saved = await saveClient(named.desk, grant, { id: randomUUID(), version: 0, fields })
  if (saved.kind !== 'saved') throw new Error(saved.kind)
  const form = await invoiceFormOf(named.desk, grant, [stay, activity], saved.client.id)
  if (form.kind !== 'read') throw new Error(form.kind)
  expect(form.buyer).toMatchObject({ name: 'Keller & Sons', city: '8001 Zürich' })
  expect(form.lines.map(({ reference }) => reference)).toEqual([stay, activity])
})

test('nobody gets net prices, a trip of another office, or the papers of a trip without bookings', async () => {
  const refusalOf = async (asked: Promise<Response>) => {
    const answer = await asked
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }
  expect(await refusalOf(itinerary('net'))).toEqual([400, 'BadPrices'])
  expect(await refusalOf(itinerary('none', '../x'))).toEqual([404, 'NotFound'])
  const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  expect(await refusalOf(itinerary('none', tripId, stranger))).toEqual([404, 'NotFound'])
  const empty = await makeTrip(named.desk, grant, { name: 'Empty', clientId: null })
  expect(await refusalOf(itinerary('none', empty))).toEqual([409, 'NothingBooked'])
  expect(await refusalOf(tripCalendarAnswer(named.desk, grant, empty))).toEqual([409, 'NothingBooked'])
  expect(await refusalOf(tripCalendarAnswer(named.desk, stranger, tripId))).toEqual([404, 'NotFound'])
  expect(await refusalOf(bookingCalendarAnswer(named.desk, stranger, flight))).toEqual([404, 'NotFound'])
})

test('names the bookings that could not be read, and has the others', async () => {
  world.trouble('/v2/Hotel/HotelBookingData', ...Array<'refuse-connection'>(4).fill('refuse-connection'))
  const text = await textOf(await itinerary('none'))
  world.clearTroubles()
  expect(text).toContain('Not in this file')
  expect(text).toContain(`${stay}: `)
  expect(text).toContain(`Booking ${flight}.`)
})

test('chosen bookings of the list are one itinerary in the order of time as well', async () => {
  const request = new Request('http://localhost:3000/api/bookings/itineraries', {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1' },
    body: JSON.stringify({ references: [flight, stay], isOne: true }),
  })
  const text = await textOf(await itinerariesAnswer(named.desk, grant, request))
  const places = placesOf(text, ['Itinerary', 'Thu 10 Dec 2026', `Booking ${stay}.`, `Booking ${flight}.`])
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
