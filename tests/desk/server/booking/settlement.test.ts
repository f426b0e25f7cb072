import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HotelRateV2 } from '../../../../contract/hotel/availability-answer.ts'
import { centsOfUsd } from '../../../../lib/money.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpBooking } from '../../../../server/booking/look-up.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { airBookingView } from '../../../../server/air/booking-view.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import { someRate } from '../../../setup/hotel.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// A stay that is cancelled with a fee: charged, fee and refund, the same on page, in list and statement.

let world: World
let grant: Grant<'hotel_book' & 'air_book'>

beforeEach(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'hotel_book' as never)
})
afterEach(() => world.close())

function firstFee(rate: HotelRateV2) {
  return rate.CancellationPolicies.find(({ Amount }) => Amount > 0)
}

function costsAPart(rate: HotelRateV2): boolean {
  const fee = firstFee(rate)
  return rate.FreeCancellation && fee !== undefined && fee.Amount < rate.NetRate
}

/** Holds, confirms and cancels after the first step of the fee. Returns the gateway's charge and refund. */
async function cancelledLate() {
  const rate = await someRate(world.gateway, grant.gatewaySession.reveal(), costsAPart)
  const held = await holdOnce(world.desk, grant, hotelHandling, {
    offerCode: rate.FareSourceCode,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: centsOfUsd(rate.NetRate),
    evenIfBooked: false,
    form: filledGuests(rate.Rooms.map(({ Adults }) => ({ adults: Adults, childAges: [] }))),
  })
  if (held.kind !== 'held') throw new Error(JSON.stringify(held))
  const { reference } = held
  expect(await actOn(world.desk, grant, hotelHandling, 'order', reference)).toEqual({ kind: 'done' })
  const seconds = (Date.parse(`${firstFee(rate)?.FromDate}Z`) - Date.parse(await officeNow())) / 1000
  await world.gateway.advance(Math.ceil(seconds) + 2 * 3600)
  const preview = await world.gateway.mustCall('hotel.cancel-display', {
    SessionId: grant.gatewaySession.reveal(),
    UniqueId: reference,
  })
  expect(await actOn(world.desk, grant, hotelHandling, 'cancel', reference)).toEqual({ kind: 'done' })
  return {
    reference,
    settlement: {
      chargedCents: centsOfUsd(rate.NetRate),
      feeCents: centsOfUsd(preview.CurrentPenalty),
      refundedCents: centsOfUsd(preview.RefundAmount),
    },
  }
}

async function officeNow(): Promise<string> {
  const wallet = await walletOf(world.desk, grant)
  if (wallet.kind !== 'read') throw new Error(wallet.kind)
  return wallet.serverNow
}

test('charged, fee and refund are three figures, the same on page, in list and statement', async () => {
  const { reference, settlement } = await cancelledLate()
  expect(settlement.feeCents).toBeGreaterThan(0)
  expect(settlement.refundedCents).toBeGreaterThan(0)
  expect(settlement.feeCents + settlement.refundedCents).toBe(settlement.chargedCents)

  const page = await lookUpBooking(world.desk, grant, hotelHandling, reference)
  expect(page).toMatchObject({ booking: { money: { place: 'charged', settlement } } })
  const list = await bookingsOf(world.desk, grant, null, () => {})
  expect(list).toMatchObject({ lines: [{ reference, settlement }] })
  const wallet = await walletOf(world.desk, grant)
  if (wallet.kind !== 'read') throw new Error('no statement')
  const { rows } = wallet.statement
  expect(rows.map(({ kind, amountCents, hold }) => [kind, amountCents, hold?.amountCents])).toEqual([
    ['refund', settlement.refundedCents, undefined],
    ['charge', settlement.chargedCents, settlement.chargedCents],
    ['seed', 1_000_000, undefined],
  ])
  expect(rows.map(({ booking }) => booking?.settlement ?? null)).toEqual([settlement, settlement, null])
})

test('the refund of a ticket is the one that its e-tickets say, and unknown where they say nothing', async () => {
  const SessionId = grant.gatewaySession.reveal()
  const { totalCents: chargedCents, ...held } = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airHandling, 'order', held.reference)).toEqual({ kind: 'done' })
  await world.gateway.advance(120)
  const record = await world.gateway.mustCall('air.booking-data', { SessionId, UniqueId: held.reference })
  const [ticket] = record.TravelItinerary.ItineraryInfo.CustomerInfoes[0]?.ETicketNumbers ?? []
  if (!ticket) throw new Error('no e-ticket')
  expect(airBookingView(record).money.settlement).toBeNull()
  const refunded = { ...record, Status: 25 }
  expect(airBookingView(refunded).money.settlement).toEqual({
    chargedCents,
    feeCents: null,
    refundedCents: null,
  })
  Object.assign(ticket, { IsRefunded: true, TotalRefund: 20.66 })
  expect(airBookingView(refunded).money.settlement).toEqual({
    chargedCents,
    feeCents: chargedCents - 2066,
    refundedCents: 2066,
  })
})

test('a row from before the figures were stored is read again by the list', async () => {
  const { reference, settlement } = await cancelledLate()
  const db = await world.desk.store.db()
  await db.updateTable('booking').set({ settlement: 'null' }).execute()
  world.pass(21)
  const work: (() => Promise<void>)[] = []
  const before = await bookingsOf(world.desk, grant, null, (refresh) => void work.push(refresh))
  expect(before).toMatchObject({ rereading: true, lines: [{ reference, settlement: null }] })
  for (const refresh of work) await refresh()
  const after = await bookingsOf(world.desk, grant, null, () => {})
  expect(after).toMatchObject({ rereading: false, lines: [{ reference, settlement }] })
})
