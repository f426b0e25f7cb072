import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import { formatNet } from '../../../../lib/money.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { itineraryAnswer } from '../../../../server/booking/itinerary.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { heldHotel } from '../../../setup/hotel.ts'
import { fareInput, openWorld, type World } from '../world.ts'

// The itinerary as a file: its text for the traveller, and the amounts on it.

let world: World
let grant: AnyGrant
let reference: string

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  const input = await fareInput(world, grant)
  const form = { ...input.form, markup: { adult: '37.50', child: '', infant: '' } }
  const held = await holdOnce(world.desk, grant, airHandling, { ...input, form })
  if (held.kind !== 'held') throw new Error(held.kind)
  reference = held.reference
})
afterAll(() => world.close())

async function textOf(prices: string, of = reference): Promise<string> {
  const answer = await itineraryAnswer(world.desk, grant, of, prices)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="itinerary-${of}.pdf"`)
  return pdfText(new Uint8Array(await answer.arrayBuffer()))
}

async function booked() {
  const page = await bookingPageOf(world.desk, grant, reference)
  if (page.kind !== 'read' || page.booking.kind !== 'air') throw new Error(page.kind)
  return page.booking
}

test('without prices it has every flight and traveller, no amount, and no passport', async () => {
  const { segments } = await booked()
  const text = await textOf('none')
  for (const { carrierCode, flightNumber, departureAt, origin } of segments) {
    expect(text).toContain(`${carrierCode} ${flightNumber}`)
    expect(text).toContain(`${departureAt.slice(11, 16)} ${origin.code}`)
  }
  expect(text).toContain('Ms Anna Keller')
  expect(text).toContain(grant.officeName)
  expect(text).toContain('Itinerary')
  expect(text).toMatch(
    new RegExp(`Booking ${reference}\\. Held until [^.]*\\d\\d:\\d\\d[^.]* UTC, not ticketed yet\\.`),
  )
  expect(text).not.toMatch(/\$|USD|\d\.\d\d\b|markup|fare|C01X00T47|1988/i)
})

test("with the client's price it has the total with the markup, and nothing that tells the net price", async () => {
  const { money } = await booked()
  expect(money.markup?.cents).toBe(3750)
  const text = await textOf('client')
  expect(text).toContain(formatNet(money.totalCents + 3750))
  expect(text).toContain('Total price, USD')
  const fees = (money.markup ? ((await booked()).terms ?? []) : []).flatMap(
    ({ penaltyCents }) => penaltyCents ?? [],
  )
  const shown = text.match(/\$[\d,.]*\d/g) ?? []
  expect([formatNet(money.totalCents + 3750), ...fees.map((cents) => formatNet(cents))]).toEqual(
    expect.arrayContaining(shown),
  )
  expect(text).not.toMatch(/markup|net|base|tax/i)
})

test('with agency prices it has the parts, the net price and the markup', async () => {
  const { money } = await booked()
  const text = await textOf('net')
  const labels = [...money.parts.map(({ label }) => label), money.markup?.label ?? '']
  for (const label of ['Agency prices, USD', 'Net fare', "Client's price", ...labels]) {
    expect(text).toContain(label)
  }
  expect(text).toContain(formatNet(money.totalCents + 3750))
  for (const cents of [...money.parts.map((part) => part.cents), money.totalCents, 3750]) {
    expect(text).toContain(formatNet(cents))
  }
})

test('once ticketed it has the e-tickets and the PNR', async () => {
  expect(await actOn(world.desk, grant, airHandling, 'order', reference)).toEqual({ kind: 'done' })
  expect(await textOf('none')).toContain('Ticketing, not completed yet.')
  await world.gateway.advance(60)
  const { travellers, segments } = await booked()
  const text = await textOf('none')
  expect(text).toContain('Ticketed.')
  expect(text).toContain(travellers[0]?.eTickets[0]?.number)
  expect(text).toContain(`PNR ${segments[0]?.airlinePnr}`)
})

test('a stay without a markup has its net price for the client; without prices it has hotel and guests', async () => {
  const stay = await heldHotel(world.gateway, grant.gatewaySession.reveal())
  const page = await bookingPageOf(world.desk, grant, stay)
  if (page.kind !== 'read') throw new Error(page.kind)
  const price = formatNet(page.booking.money.totalCents)
  expect(await textOf('client', stay)).toContain(price)
  const net = await textOf('net', stay)
  expect(net).toContain('Net rate')
  expect(net).toContain('No markup set')
  const text = await textOf('none', stay)
  expect(text).toMatch(/Check-in.*Check-out/s)
  expect(text).not.toMatch(/\$|USD/)
})

test('of a cancelled booking it says that nobody can travel with it', async () => {
  const stay = await heldHotel(world.gateway, grant.gatewaySession.reveal())
  expect(await actOn(world.desk, grant, hotelHandling, 'cancel', stay)).toEqual({ kind: 'done' })
  expect(await textOf('none', stay)).toContain('Cancelled: not valid for travel.')
})

test('unknown prices, bookings and other texts get no file', async () => {
  const refusalOf = async (of: string, prices: string, by = grant) => {
    const answer = await itineraryAnswer(world.desk, by, of, prices)
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }
  expect(await refusalOf(reference, 'all')).toEqual([400, 'BadPrices'])
  expect(await refusalOf('PO9999999', 'none')).toEqual([404, 'NotFound'])
  const read = world.calls('/Air/AirBookingData')
  for (const text of ['../x', 'x/y', '', 'P'.repeat(65), `${reference} x`]) {
    expect(await refusalOf(text, 'none')).toEqual([404, 'NotFound'])
  }
  expect(world.calls('/Air/AirBookingData')).toBe(read)
})

test('a booking whose kind is known is read as that kind alone, and a session that ended stops the search', async () => {
  const stays = () => world.calls('/v2/Hotel/HotelBookingData')
  const before = stays()
  await textOf('none')
  expect(stays()).toBe(before)
  const elsewhere = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  expect((await itineraryAnswer(world.desk, elsewhere, reference, 'none')).status).toBe(404)
  expect(stays()).toBe(before + 1)
  await world.gateway.call('session.end', { SessionId: elsewhere.gatewaySession.reveal() })
  expect((await itineraryAnswer(world.desk, elsewhere, reference, 'none')).status).toBe(401)
  expect(stays()).toBe(before + 1)
})
