import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { HotelRateV2 } from '../../../../contract/hotel/availability-answer.ts'
import type { HoldInput } from '../../../../lib/booking/hold-input.ts'
import type { GuestForm } from '../../../../lib/hotel/guest-form.ts'
import { stayTermsOf } from '../../../../lib/hotel/terms.ts'
import { centsOfUsd } from '../../../../lib/money.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import { hotelVoucherAnswer } from '../../../../server/hotel/voucher-pdf.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import { ratesOf, scenarioHotel, someRate } from '../../../setup/hotel.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { openWorld, type World } from '../world.ts'

const BOOK = '/v2/Hotel/HotelBook'
const CHECK = '/v2/Hotel/HotelCheckRate'
const ORDER = '/v2/Hotel/HotelOrder'
const CANCEL = '/v2/Hotel/HotelCancel'
const EXTEND = '/v2/Hotel/HotelExtendPaymentDeadline'

let world: World
let grant: Grant<'hotel_book'>
let sessionId: string

async function open(dedupe: boolean, balance = '10000.00') {
  world = await openWorld({ gateway: { dedupe } })
  const office = await world.gateway.mint({ balance })
  grant = await world.grant(await world.signIn(office), 'hotel_book')
  sessionId = grant.gatewaySession.reveal()
}

function inputFor(rate: HotelRateV2): HoldInput<GuestForm> {
  const rooms = rate.Rooms.map(({ Adults }) => ({ adults: Adults, childAges: [] }))
  return {
    offerCode: rate.FareSourceCode,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: centsOfUsd(rate.NetRate),
    evenIfBooked: false,
    form: filledGuests(rooms),
  }
}

async function rateAt(name: string, wanted: (rate: HotelRateV2) => boolean = () => true) {
  const hotelId = await scenarioHotel(world.gateway, sessionId, name)
  const rate = (await ratesOf(world.gateway, sessionId, hotelId)).find(wanted)
  if (!rate) throw new Error(`no such rate at ${name}`)
  return rate
}

async function heldAt(rate: HotelRateV2): Promise<string> {
  const held = await holdOnce(world.desk, grant, hotelHandling, inputFor(rate))
  if (held.kind !== 'held') throw new Error(JSON.stringify(held))
  return held.reference
}

const act = (verb: 'order' | 'cancel' | 'extend', reference: string) =>
  actOn(world.desk, grant, hotelHandling, verb, reference)

async function viewOf(reference: string) {
  const read = await lookUpBooking(world.desk, grant, hotelHandling, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  return read.booking
}

async function wallet() {
  const reading = await walletOf(world.desk, grant)
  if (reading.kind !== 'read' || !reading.totals) throw new Error('no wallet')
  return reading.totals
}

afterEach(() => world.close())

describe.each([true, false])('holding a rate, gateway dedupe %s', (dedupe) => {
  beforeEach(() => open(dedupe))

  test('20 at once with one reference are one HotelBook and one hold', async () => {
    const input = inputFor(await someRate(world.gateway, sessionId))
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => holdOnce(world.desk, grant, hotelHandling, input)),
    )
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ kind: 'held' })
    expect(world.calls(BOOK)).toBe(1)
    expect((await wallet()).heldCents).toBe(input.acceptedTotalCents)
  })

  test('a lost reply is unknown, then found by its reference, and never booked twice', async () => {
    const input = inputFor(await someRate(world.gateway, sessionId))
    world.trouble(BOOK, 'lose-reply')
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toEqual({
      kind: 'unknown',
      clientReference: input.clientReference,
    })
    const lookUp = await lookUpHold(world.desk, grant, hotelHandling, input.clientReference)
    expect(lookUp).toMatchObject({ kind: 'read', booking: { state: 'held', leadName: 'Anna Keller' } })
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toMatchObject({ kind: 'held' })
    expect(world.calls(BOOK)).toBe(1)
  })

  test('a lost request stays unknown until it can no longer arrive, then frees the agent', async () => {
    const input = inputFor(await someRate(world.gateway, sessionId))
    world.trouble(BOOK, 'lose-request')
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toMatchObject({ kind: 'unknown' })
    expect(await lookUpHold(world.desk, grant, hotelHandling, input.clientReference)).toEqual({
      kind: 'pending',
    })
    world.pass(71)
    const over = await lookUpHold(world.desk, grant, hotelHandling, input.clientReference)
    if (over.kind !== 'not-booked') throw new Error(over.kind)
    const again = await holdOnce(world.desk, grant, hotelHandling, {
      ...input,
      clientReference: over.nextReference,
    })
    expect(again).toMatchObject({ kind: 'held' })
  })

  test('confirm and cancel: a lost reply is settled by the record', async () => {
    const reference = await heldAt(await someRate(world.gateway, sessionId))
    world.trouble(ORDER, 'lose-reply')
    world.trouble(CANCEL, 'lose-reply')
    expect(await act('order', reference)).toEqual({ kind: 'done' })
    expect(await act('order', reference)).toEqual({ kind: 'done' })
    expect(await act('cancel', reference)).toEqual({ kind: 'done' })
    expect([world.calls(ORDER), world.calls(CANCEL)]).toEqual([1, 1])
  })

  test('an extension whose reply is lost is not sent again: the record says that it was had', async () => {
    const reference = await heldAt(await rateAt('Extendable'))
    const before = await viewOf(reference)
    expect(before.canExtend).toBe(true)
    world.trouble(EXTEND, 'lose-reply')
    expect(await act('extend', reference)).toEqual({ kind: 'done' })
    expect(await act('extend', reference)).toEqual({ kind: 'done' })
    expect(world.calls(EXTEND)).toBe(1)
    const after = await viewOf(reference)
    const gained = Date.parse(after.deadlines!.releaseAt) - Date.parse(before.deadlines!.releaseAt)
    expect(gained).toBe(10 * 60_000)
    expect(after.canExtend).toBe(false)
  })
})

describe('a rate', () => {
  beforeEach(() => open(true))

  test('that rises is never held at the old price, and is held at the new one under the new code', async () => {
    const rate = await rateAt('Price Rise')
    const input = inputFor(rate)
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toEqual({ kind: 'revalidate' })
    expect(world.calls(BOOK)).toBe(0)
    const checked = await world.gateway.mustCall('hotel.check-rate', {
      SessionId: sessionId,
      FareSourceCode: rate.FareSourceCode,
    })
    expect(checked.PricedItinerary.FareSourceCode).not.toBe(rate.FareSourceCode)
    const acceptedTotalCents = centsOfUsd(checked.PricedItinerary.NetRate)
    expect(acceptedTotalCents).toBeGreaterThan(input.acceptedTotalCents)
    expect(await holdOnce(world.desk, grant, hotelHandling, { ...input, acceptedTotalCents })).toMatchObject({
      kind: 'held',
    })
    expect((await wallet()).heldCents).toBe(acceptedTotalCents)
  })

  test('whose terms are worse than agreed is not held, and is held under those of now', async () => {
    const rate = await rateAt('Extendable', ({ FreeCancellation }) => FreeCancellation)
    const { kind, until } = stayTermsOf(rate, undefined)
    const later = { kind, until: `2099${until?.slice(4)}` }
    const input = inputFor(rate)
    for (const acceptedRefund of [later, { kind: 'free', until: null }] as const) {
      const outcome = await holdOnce(world.desk, grant, hotelHandling, { ...input, acceptedRefund })
      expect(outcome).toEqual({ kind: 'revalidate' })
    }
    expect(world.calls(BOOK)).toBe(0)
    const agreed = { ...input, acceptedRefund: { kind, until } }
    expect(await holdOnce(world.desk, grant, hotelHandling, agreed)).toMatchObject({ kind: 'held' })
  })

  test('that is sold out at the check is gone, and nothing is sent', async () => {
    const input = inputFor(await rateAt('Sold Out at Check'))
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toEqual({
      kind: 'gone',
      code: 'Err0102005',
    })
    expect(world.calls(BOOK)).toBe(0)
  })

  test('whose check lapses between check and hold asks for another check', async () => {
    const input = inputFor(await someRate(world.gateway, sessionId))
    world.meanwhile(CHECK, () => world.gateway.advance(15 * 60 + 1))
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toEqual({ kind: 'revalidate' })
    expect((await wallet()).heldCents).toBe(0)
  })

  test('is not sent with other guests than it was searched for', async () => {
    const input = inputFor(await someRate(world.gateway, sessionId))
    input.form.rooms[0]?.guests.pop()
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toMatchObject({
      kind: 'refused',
      code: 'BadForm',
    })
    expect(world.calls(BOOK)).toBe(0)
  })

  test('of a session that ended is not held, and the same reference serves after the renewal', async () => {
    const input = inputFor(await someRate(world.gateway, sessionId))
    await world.gateway.call('session.end', { SessionId: sessionId })
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toEqual({ kind: 'session' })
    expect(world.calls(BOOK)).toBe(0)
  })

  test('held twice for the same guests asks first, and the gateway has the last word (gap 217)', async () => {
    const rate = await someRate(world.gateway, sessionId)
    const reference = await heldAt(rate)
    const existing = { reference, state: 'held', person: 'Anna Keller', madeBy: grant.displayName }
    const input = inputFor(rate)
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toMatchObject({
      kind: 'booked-before',
      existing: [existing],
    })
    expect(world.calls(BOOK)).toBe(1)
    const anyway = { ...input, evenIfBooked: true }
    expect(await holdOnce(world.desk, grant, hotelHandling, anyway)).toMatchObject({
      kind: 'duplicate',
      existing,
    })
  })

  test('held twice for other guests: nobody is named, but the booking is (gap 217)', async () => {
    const rate = await someRate(world.gateway, sessionId)
    const reference = await heldAt(rate)
    const input = inputFor(rate)
    for (const { guests } of input.form.rooms) for (const guest of guests) guest.lastName = 'Ōtani'
    expect(await holdOnce(world.desk, grant, hotelHandling, input)).toMatchObject({
      kind: 'duplicate',
      existing: { reference, person: null },
    })
  })
})

test('a short wallet holds nothing and tells the shortfall to the cent', async () => {
  await open(true, '10.00')
  const input = inputFor(await someRate(world.gateway, sessionId))
  expect(await holdOnce(world.desk, grant, hotelHandling, input)).toMatchObject({
    kind: 'short',
    availableCents: 1000,
    shortCents: input.acceptedTotalCents - 1000,
  })
  expect((await wallet()).heldCents).toBe(0)
})

describe('a booking', () => {
  beforeEach(() => open(true))

  test('from hold to refund: page, list, shell and money go with it', async () => {
    const rate = await someRate(world.gateway, sessionId)
    const reference = await heldAt(rate)
    const cents = centsOfUsd(rate.NetRate)
    expect((await shellOf(world.desk, grant)).shell.holds.count).toBe(1)
    const page = await bookingPageOf(world.desk, grant, reference)
    expect(page).toMatchObject({
      kind: 'read',
      booking: { kind: 'hotel', money: { totalCents: cents, place: 'held' }, note: 'A quiet room, please.' },
      bars: { order: null, cancel: null, extend: null },
    })
    expect(await act('order', reference)).toEqual({ kind: 'done' })
    const confirmed = await viewOf(reference)
    expect(confirmed).toMatchObject({ state: 'confirmed', money: { place: 'charged' } })
    expect(confirmed.voucherNumbers).toHaveLength(1)
    expect(await act('cancel', reference)).toEqual({ kind: 'done' })
    const { settlement } = (await viewOf(reference)).money
    expect(settlement).toEqual({ chargedCents: cents, feeCents: 0, refundedCents: cents })
    const list = await bookingsOf(world.desk, grant, null, () => {})
    expect(list).toMatchObject({
      lines: [{ kind: 'hotel', reference, state: 'withdrawn', service: { title: rate.HotelName } }],
    })
    expect((await wallet()).balanceCents).toBe(1_000_000)
  })

  test('that was confirmed since the agent was asked about a hold is not cancelled for a fee', async () => {
    const reference = await heldAt(await rateAt('Extendable', ({ NonRefundable }) => NonRefundable))
    const agreedCents = (await viewOf(reference)).money.totalCents
    const cancel = () =>
      actOn(world.desk, grant, hotelHandling, 'cancel', reference, { chosen: { parts: [], agreedCents } })
    await act('order', reference)
    expect(await cancel()).toMatchObject({ kind: 'refused', code: 'CancelChanged' })
    expect(world.calls(CANCEL)).toBe(0)
    expect(await viewOf(reference)).toMatchObject({ state: 'confirmed' })
  })

  test('is cancelled for what the agent was shown', async () => {
    const reference = await heldAt(await someRate(world.gateway, sessionId))
    const agreedCents = (await viewOf(reference)).money.totalCents
    const cancel = (shown: number) =>
      actOn(world.desk, grant, hotelHandling, 'cancel', reference, {
        chosen: { parts: [], agreedCents: shown },
      })
    expect(await cancel(agreedCents - 1)).toMatchObject({ code: 'CancelChanged' })
    expect(await cancel(agreedCents)).toEqual({ kind: 'done' })
    expect(world.calls(CANCEL)).toBe(1)
  })

  test('with a slow voucher is under way until it is there', async () => {
    const reference = await heldAt(await rateAt('Slow Voucher'))
    await act('order', reference)
    expect(await viewOf(reference)).toMatchObject({ state: 'vouchering', voucherNumbers: [] })
    expect((await hotelVoucherAnswer(world.desk, grant as never, reference)).status).toBe(409)
    await world.gateway.advance(120)
    expect(await viewOf(reference)).toMatchObject({ state: 'confirmed' })
  })

  test('whose time is up is released, by office time', async () => {
    const reference = await heldAt(await someRate(world.gateway, sessionId))
    await world.gateway.advance(601)
    expect(await viewOf(reference)).toMatchObject({ state: 'lapsed', money: { place: 'released' } })
  })

  test('of another office is not found, its voucher neither (ASVS 8.4.1)', async () => {
    const reference = await heldAt(await someRate(world.gateway, sessionId))
    await act('order', reference)
    const mine = await hotelVoucherAnswer(world.desk, grant, reference)
    expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(mine.headers.get('cache-control')).toBe('no-store')
    const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'hotel_booking_data')
    expect(await lookUpBooking(world.desk, stranger, hotelHandling, reference)).toEqual({ kind: 'not-found' })
    expect((await hotelVoucherAnswer(world.desk, stranger, reference)).status).toBe(404)
    expect((await hotelVoucherAnswer(world.desk, stranger, '../x')).status).toBe(404)
  })

  test('has a voucher whose file name nobody else can write (ASVS 5.4.2)', async () => {
    const reference = await heldAt(await someRate(world.gateway, sessionId))
    await act('order', reference)
    const reads = world.calls('/Hotel/HotelBookingData')
    for (const name of [
      `${reference}"; filename="x.exe`,
      `${reference}\r\nx: y`,
      `../${reference}`,
      '%00',
      '',
    ]) {
      const refused = await hotelVoucherAnswer(world.desk, grant, name)
      expect([name, refused.status, refused.headers.get('content-disposition')]).toEqual([name, 404, null])
    }
    expect(world.calls('/Hotel/HotelBookingData')).toBe(reads)
    const { headers } = await hotelVoucherAnswer(world.desk, grant, reference)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="voucher-${reference}.pdf"`)
  })
})
