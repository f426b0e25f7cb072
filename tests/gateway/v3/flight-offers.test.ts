import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePeople } from '../../../gateway/domain/booking/erase-people.ts'
import { readOfferCode } from '../../../gateway/domain/offer-code.ts'
import { credit } from '../../setup/credit.ts'
import { flightOfferIds } from '../../../gateway/families/v3/offer-id.ts'
import { bookBody, openFare } from '../../setup/air.ts'
import {
  flightOfferOf,
  flightSearchBody,
  openOffer,
  orderBody,
  ticketedOrder,
} from '../../setup/flight-orders.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** The price of an offer, and that it is ordered once (v3, Flight orders; gaps 126, 128, 139, 140, 217). */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

async function client(balance?: string) {
  const office = await gateway.mint(balance === undefined ? {} : { balance })
  const { officeId } = office
  return {
    office,
    officeId,
    token: await gateway.token(office),
    SessionId: await gateway.signIn(office),
    wallet: async () => {
      const SessionId = await gateway.signIn(office)
      return gateway.mustCall('wallet.balance', { SessionId })
    },
  }
}

async function arm(scenario: string, office: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ scenario, office })
  expect((await gateway.send('/_sandbox/arm', { method: 'POST', headers, body })).status).toBe(200)
}

const dollars = ({ amount }: { amount: string }) => Number(amount)
const errorOf = ({ body }: { body: Record<string, unknown> }) =>
  body['error'] as { code: string; message: string; details: { path: string }[] }

describe('the price', () => {
  it('that changes at the revalidation is that of the offer from then on, and of the order', async () => {
    const { token, office } = await client()
    const { id, total } = await flightOfferOf(gateway, token)
    await arm('price_rise', office.officeId)
    const revalidated = await gateway.mustCall('flight.offer-revalidation', { token, id })
    expect(revalidated.price_change).toBe(true)
    expect(dollars(revalidated.total) - dollars(total)).toBeCloseTo(10, 2)
    const { revalidated_until: _until, ...offer } = revalidated
    expect(await gateway.mustCall('flight.offer', { token, id })).toEqual(offer)
    const order = await gateway.mustCall('flight-order.create', { token, ...orderBody(id) })
    expect(order).toMatchObject({ total: revalidated.total, price_change: true })
    expect(await gateway.mustCall('flight-order.read', { token, id: order.id })).toEqual(order)
  })

  it('of a revalidated offer can be read for as long as it can be ordered', async () => {
    const { token, officeId } = await client()
    const { id } = await flightOfferOf(gateway, token)
    await gateway.advance(19 * 60, officeId)
    await gateway.mustCall('flight.offer-revalidation', { token, id })
    await gateway.advance(14 * 60, officeId)
    expect((await gateway.call('flight.offer', { token, id })).status).toBe(200)
    await gateway.advance(2 * 60, officeId)
    expect(errorOf(await gateway.call('flight.offer', { token, id })).code).toBe('offer_expired')
  })

  it('that rises while it is ordered rises for the order that is made, not for one that is refused', async () => {
    const { token, officeId } = await client('1.00')
    const offer = await openOffer(gateway, token)
    await arm('rise_at_booking', officeId)
    const order = () => gateway.call('flight-order.create', { token, ...orderBody(offer.id) })
    expect((await order()).status).toBe(402)
    await credit(gateway.services.db, {
      officeId,
      amountCents: 1_000_000n,
      reference: 'deposit',
      at: gateway.clock.now(),
      requestId: null,
    })
    const made = await order()
    expect(made.body).toMatchObject({ price_change: true })
    expect(dollars(made.body['total'] as { amount: string }) - dollars(offer.total)).toBeCloseTo(10, 2)
  })

  it('of a search is the lowest that the session gateway finds, cheapest first', async () => {
    const { token, SessionId } = await client()
    const results = await gateway.mustCall('flight.search', { token, ...flightSearchBody() })
    expect(results.offer_count).toBe(results.offers.length)
    const totals = results.offers.map(({ total }) => dollars(total))
    expect(totals).toEqual([...totals].sort((one, other) => one - other))
    const fare = await openFare(gateway, SessionId)
    expect(totals[0]).toBe(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare)
    for (const { passengers, total, base, tax } of results.offers) {
      const [adult] = passengers
      expect(adult).toMatchObject({ type: 'adult', quantity: 1, total, base, tax })
    }
  })
})

it('the penalty of a refund is told before an offer is bought, to the cent (gap 257)', async () => {
  const who = await client()
  const wanted = { from: 'LCY', to: 'EDI', passengers: ['adult', 'adult', 'child'] } as const
  const offer = await flightOfferOf(gateway, who.token, wanted)
  const { penalty, allowed } = offer.conditions.refund_before_departure!
  expect([allowed, penalty?.amount]).toEqual([true, '60.00'])
  const { id } = await ticketedOrder(gateway, who, wanted)
  const { tickets } = await gateway.mustCall('flight-order.refund-quote', { token: who.token, id })
  expect(tickets).toHaveLength(3)
  expect(tickets.reduce((sum, ticket) => sum + dollars(ticket.penalty), 0)).toBeCloseTo(60, 6)
})

describe('one active order for each offer', () => {
  it('whoever travels, also where the session gateway looks for no duplicates (gap 240)', async () => {
    const lax = await openGateway({ dedupe: false })
    try {
      const office = await lax.mint()
      const token = await lax.token(office)
      const offer = await openOffer(lax, token)
      const first = await lax.mustCall('flight-order.create', { token, ...orderBody(offer.id) })
      const other = orderBody(offer.id)
      const passengers = other.passengers.map((each) => ({ ...each, given_name: 'OTTO' }))
      const second = await lax.call('flight-order.create', { token, ...other, passengers })
      expect(errorOf(second).code).toBe('duplicate_booking')
      await lax.mustCall('flight-order.cancel', { token, id: first.id })
      const again = await lax.mustCall('flight-order.create', { token, ...other, passengers })
      expect(again.status).toBe('held')
    } finally {
      await lax.close()
    }
  })

  it('stays so when somebody of it is erased', async () => {
    const { token, officeId } = await client()
    const offer = await openOffer(gateway, token)
    const { unique_id } = await gateway.mustCall('flight-order.create', { token, ...orderBody(offer.id) })
    const { db, clock } = gateway.services
    const erasure = { officeId, reference: unique_id ?? '', positions: [0], at: clock.now() }
    expect(await erasePeople(db, erasure)).toEqual([0])
    const second = await gateway.call('flight-order.create', { token, ...orderBody(offer.id) })
    expect(errorOf(second).code).toBe('duplicate_booking')
  })

  it('also where a session has booked its fare for somebody else', async () => {
    const { token, SessionId, officeId } = await client()
    const fare = await openFare(gateway, SessionId)
    await gateway.mustCall('air.book', { SessionId, ...bookBody(fare.FareSourceCode) })
    const id = flightOfferIds.of(fare.FareSourceCode)
    expect(
      readOfferCode('air', gateway.services.settings.secret, officeId, fare.FareSourceCode),
    ).not.toBeNull()
    await gateway.mustCall('flight.offer-revalidation', { token, id })
    const body = orderBody(id)
    const passengers = body.passengers.map((each) => ({ ...each, given_name: 'OTTO' }))
    const refused = await gateway.call('flight-order.create', { token, ...body, passengers })
    expect(errorOf(refused).code).toBe('duplicate_booking')
  })

  it('among orders that come at once', async () => {
    const { token, wallet } = await client()
    const offer = await openOffer(gateway, token)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => gateway.call('flight-order.create', { token, ...orderBody(offer.id) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect((await wallet()).Held).toBe(dollars(offer.total))
  })

  it('leaves no record of what it refused, nor does an empty wallet (gap 140)', async () => {
    const { token, officeId } = await client('1.00')
    const offer = await openOffer(gateway, token)
    const short = await gateway.call('flight-order.create', { token, ...orderBody(offer.id) })
    expect(short.status).toBe(402)
    expect((await gateway.mustCall('booking.list', { token })).data).toEqual([])
    const rows = gateway.services.db.selectFrom('booking').select('reference')
    expect(await rows.where('office_id', '=', officeId).execute()).toEqual([])
  })
})
