import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { bookBody, searchBody } from '../../setup/air.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** AirRefundDisplay and AirRefund over HTTP: amounts, tickets, states, sentences (gaps 78-83, 228). */

const OUT = '2026-12-01'
const BACK = '2026-12-08'
const mix = { adults: 2, children: 1 }

let gateway: TestGateway
let officeId: string
let SessionId: string
let token: string
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  const office = await gateway.mint({ balance: '90000.00' })
  officeId = office.officeId
  SessionId = await gateway.signIn(office)
  token = await gateway.token(office)
})

const moveTo = (at: string) =>
  gateway.advance((Date.parse(at) - gateway.clock.now().getTime()) / 1000, officeId)

/** The penalties of all legs. */
const penaltyOf = ({ OriginDestinationOptions }: PricedItinerary) =>
  OriginDestinationOptions.reduce((sum, { Refund }) => sum + (Refund.Penalty?.value ?? 0), 0)

/** A ticketed return trip whose fare is refunded before departure for less than a ticket's base fare. */
async function ticketed() {
  const { PricedItineraries } = await gateway.mustCall('air.low-fare-search', {
    ...{ SessionId, NumberOfResults: 500 },
    ...searchBody(
      [
        ['LHR', 'SIN', OUT],
        ['SIN', 'LHR', BACK],
      ],
      mix,
    ),
  })
  const fare = PricedItineraries.find((each) => {
    const legs = each.OriginDestinationOptions
    const penalty = penaltyOf(each)
    return (
      each.NonRefundableType === 2 &&
      penalty > 0 &&
      each.AirItineraryPricingInfo.PtcFareBreakdown.every(
        ({ PassengerFare }) => 2 * PassengerFare.BaseFare > penalty,
      ) &&
      legs.every(({ FlightSegments }) => FlightSegments.every(({ SeatsRemaining: left }) => (left ?? 9) >= 6))
    )
  })
  const { FareSourceCode, AirItineraryPricingInfo: pricing } = fare!
  await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  const { UniqueId } = await gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode, mix) })
  await gateway.mustCall('air.order-ticket', { SessionId, UniqueId })
  await gateway.advance(10, officeId)
  return {
    UniqueId,
    total: pricing.ItinTotalFare.TotalFare,
    penalty: penaltyOf(fare!),
    shares: pricing.PtcFareBreakdown.map(({ PassengerFare }) => PassengerFare.TotalFare),
  }
}

async function display(UniqueId: string) {
  const shown = await gateway.mustCall('air.refund-display', { SessionId, UniqueId })
  // The amount is ours alone, so the contract lets it be left out.
  const EticketNumbers = shown.EticketNumbers.map((each) => ({
    ...each,
    RefundAmount: each.RefundAmount ?? Number.NaN,
  }))
  return { ...shown, EticketNumbers }
}
const refund = (UniqueId: string, more: Record<string, unknown> = {}) =>
  gateway.call('air.refund', { SessionId, UniqueId, ...more })
const done = async (...args: Parameters<typeof refund>) => {
  const { body } = await refund(...args)
  expect(body).toMatchObject({ Success: true, Error: null, Currency: 'USD' })
  return body as { RefundedTickets: string[]; RefundAmount: number; PenaltyAmount: number; Status: number }
}
const available = async () => (await gateway.mustCall('wallet.balance', { SessionId })).Available
const statusOf = async (UniqueId: string) => {
  const { Category, Status } = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
  return [Category, Status]
}
const cents = (usd: number) => Math.round(usd * 100)
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + cents(each), 0)

describe('a ticketed booking', () => {
  it('is shown with what each ticket gives back: what it cost less its share of the penalty', async () => {
    const { UniqueId, total, penalty, shares } = await ticketed()
    const shown = await display(UniqueId)
    expect(shown).toMatchObject({ UniqueId, RefundType: 1 })
    const prices = [shares[0]!, shares[0]!, shares[1]!]
    for (const [index, ticket] of shown.EticketNumbers.entries()) {
      expect(ticket).toMatchObject({
        ...{
          EticketStatus: 1,
          IsRefunded: false,
          IsNonRefundable: false,
          Currency: 'USD',
          Route: 'LHR-SIN',
        },
      })
      expect(cents(ticket.RefundAmount) + cents(ticket.PenaltyAmount)).toBe(cents(prices[index]!))
    }
    expect(sumOf(shown.EticketNumbers.map(({ PenaltyAmount }) => PenaltyAmount))).toBe(cents(penalty))
    expect(sumOf(shown.EticketNumbers.map(({ RefundAmount }) => RefundAmount))).toBe(
      cents(total) - cents(penalty),
    )
  })

  it.each([1, 'Eticket'])(
    'RefundType %s refunds the named tickets: 21/21 until the last one, then 21/25',
    async (type) => {
      const { UniqueId } = await ticketed()
      const { EticketNumbers } = await display(UniqueId)
      const [first, ...others] = EticketNumbers
      const before = await available()
      const one = await done(UniqueId, { RefundType: type, EticketNumbers: [first!.ETicketNumber] })
      expect(one).toMatchObject({
        ...{ UniqueId, Category: 21, Status: 21, RefundedTickets: [first!.ETicketNumber] },
        ...{ RefundAmount: first!.RefundAmount, PenaltyAmount: first!.PenaltyAmount },
      })
      expect(cents(await available())).toBe(cents(before) + cents(one.RefundAmount))
      const shown = (await display(UniqueId)).EticketNumbers
      expect(shown.map(({ IsRefunded, EticketStatus }) => [IsRefunded, EticketStatus])).toEqual([
        [true, 2],
        [false, 1],
        [false, 1],
      ])
      const rest = await done(UniqueId, { RefundType: type, EticketNumbers: null })
      expect(rest).toMatchObject({
        ...{ Category: 21, Status: 25, RefundedTickets: others.map(({ ETicketNumber }) => ETicketNumber) },
      })
      expect(cents(rest.RefundAmount)).toBe(sumOf(others.map(({ RefundAmount }) => RefundAmount)))
      expect(cents(rest.PenaltyAmount)).toBe(sumOf(others.map(({ PenaltyAmount }) => PenaltyAmount)))
      expect(await statusOf(UniqueId)).toEqual([21, 25])
      // 21/25 is shown with the amount that was refunded.
      const after = await display(UniqueId)
      expect(after.EticketNumbers.map(({ RefundAmount }) => RefundAmount)).toEqual(
        EticketNumbers.map(({ RefundAmount }) => RefundAmount),
      )
    },
  )

  it.each([3, 'Pnr'])('RefundType %s refunds every ticket, whichever is named', async (type) => {
    const { UniqueId, total, penalty } = await ticketed()
    const { EticketNumbers } = await display(UniqueId)
    const all = await done(UniqueId, { RefundType: type, EticketNumbers: [EticketNumbers[1]!.ETicketNumber] })
    expect(all).toMatchObject({ Category: 21, Status: 25, PenaltyAmount: penalty })
    expect(all.RefundedTickets).toEqual(EticketNumbers.map(({ ETicketNumber }) => ETicketNumber))
    expect(cents(all.RefundAmount)).toBe(cents(total) - cents(penalty))
  })

  it.each([2, 'Segment'])(
    'RefundType %s before departure is the whole ticket, after it the legs that remain',
    async (type) => {
      const [early, late] = [await ticketed(), await ticketed()]
      const whole = await done(early.UniqueId, { RefundType: type })
      expect(whole).toMatchObject({ Category: 21, Status: 25, PenaltyAmount: early.penalty })
      expect(cents(whole.RefundAmount)).toBe(cents(early.total) - cents(early.penalty))
      await moveTo(`${OUT}T23:59:00Z`)
      const shown = await display(late.UniqueId)
      expect(shown.RefundType).toBe(2)
      const part = await done(late.UniqueId, { RefundType: type })
      expect(part).toMatchObject({ Category: 21, Status: 25 })
      expect(part.RefundAmount).toBeGreaterThan(0)
      expect(part.RefundAmount).toBeLessThan(whole.RefundAmount)
      expect(cents(part.RefundAmount)).toBe(
        sumOf(shown.EticketNumbers.map(({ RefundAmount }) => RefundAmount)),
      )
      expect(cents(part.PenaltyAmount)).toBe(
        sumOf(shown.EticketNumbers.map(({ PenaltyAmount }) => PenaltyAmount)),
      )
    },
  )
})

describe('a refund that is refused says which field and what would work', () => {
  const orderId = async () => (await gateway.mustCall('flight-order.list', { token })).data[0]!.id
  const inV3 = async (more: Record<string, unknown>) =>
    gateway.call('flight-order.refund', { token, id: await orderId(), ...more })

  it('names the ticket that was refunded before, while others can be', async () => {
    const { UniqueId } = await ticketed()
    const numbers = (await display(UniqueId)).EticketNumbers.map(({ ETicketNumber }) => ETicketNumber)
    await done(UniqueId, { EticketNumbers: [numbers[1]] })
    const refused = await refund(UniqueId, { EticketNumbers: [numbers[0], numbers[1]] })
    expect(refused.body).toMatchObject({
      ...{ Success: false, RefundedTickets: [] },
      Error: { Id: 'Err0103004', Message: 'EticketNumbers[1] was refunded before' },
    })
    expect(await statusOf(UniqueId)).toEqual([21, 21])
    expect(await inV3({ ticket_numbers: [numbers[1]] })).toMatchObject({
      status: 409,
      body: {
        error: { code: 'order_not_refundable', message: 'ticket_numbers[0]: was refunded before' },
      },
    })
  })

  it('names the type that refunds the legs that remain, once the first flight has left', async () => {
    const { UniqueId } = await ticketed()
    await moveTo(`${OUT}T23:59:00Z`)
    for (const RefundType of [1, 'Pnr'])
      expect((await refund(UniqueId, { RefundType })).body).toMatchObject({
        Error: {
          ...{ Id: 'Err0103004' },
          ...{ Message: 'RefundType: the first flight has left; 2 refunds the legs that have not' },
        },
      })
    expect(await inV3({ refund_type: 1 })).toMatchObject({
      status: 409,
      body: {
        error: { message: 'refund_type: the first flight has left; 2 refunds what has not been flown' },
      },
    })
    await done(UniqueId, { RefundType: 2 })
  })

  it('says so where nothing of the booking can be refunded: all legs flown, all tickets refunded', async () => {
    const nothing = {
      Error: { Id: 'Err0103004', Message: 'Nothing of this booking can be refunded now' },
    }
    const [flown, refunded] = [await ticketed(), await ticketed()]
    await done(refunded.UniqueId)
    expect((await refund(refunded.UniqueId)).body).toMatchObject(nothing)
    await moveTo(`${BACK}T23:59:00Z`)
    const [first] = (await display(flown.UniqueId)).EticketNumbers
    for (const RefundType of [1, 2, 3])
      expect(
        (await refund(flown.UniqueId, { RefundType, EticketNumbers: [first!.ETicketNumber] })).body,
      ).toMatchObject(nothing)
  })
})
