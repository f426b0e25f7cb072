import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldOrder, openOffer, orderBody, type FlightOrder } from '../../setup/flight-orders.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { heldHotel } from '../../setup/hotel.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { openActivityOffice } from '../activity-booking/activity-office.ts'

/** Lists of orders and bookings by cursor (v3, Pagination; gaps 138, 149, 153). */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

async function client() {
  const office = await gateway.mint()
  return { office, token: await gateway.token(office), SessionId: await gateway.signIn(office) }
}

describe('the orders of an office', () => {
  it('come newest first, page by page, each once, whatever is ordered meanwhile', async () => {
    const { office, token } = await client()
    const made: FlightOrder[] = []
    for (let index = 0; index < 5; index += 1) {
      made.push(await heldOrder(gateway, token))
      // Two of them are of the same instant of the office's clock: then the greater reference is first.
      if (index !== 2) await gateway.advance(1, office.officeId)
    }
    const [first, second, third, fourth, fifth] = made.map(({ id }) => id)
    const [lower, upper] = [third, fourth].sort()
    const newest = [fifth, upper, lower, second, first]
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: { data: { id: string }[]; has_more: boolean; next_cursor: string | null } =
        await gateway.mustCall('flight-order.list', { token, limit: 2, ...(after ? { after } : {}) })
      expect(page.has_more).toBe(page.next_cursor !== null)
      expect(page.data.length).toBeLessThanOrEqual(2)
      seen.push(...page.data.map(({ id }) => id))
      after = page.next_cursor
      await heldOrder(gateway, token, { from: 'LCY', to: 'EDI' })
    } while (after)
    expect(seen).toEqual(newest)
  })

  it('are found by the reference of the caller, and only those of the office', async () => {
    const { token } = await client()
    const one = await heldOrder(gateway, token, { client_reference: 'TRIP-1' })
    await heldOrder(gateway, token, { client_reference: 'TRIP-2' })
    const list = await gateway.mustCall('flight-order.list', { token, client_reference: 'TRIP-1' })
    expect(list).toEqual({ object: 'flight_order_list', data: [one], has_more: false, next_cursor: null })
    const stranger = await client()
    const none = await gateway.mustCall('flight-order.list', {
      token: stranger.token,
      client_reference: 'TRIP-1',
    })
    expect(none.data).toEqual([])
  })

  it.each(['x', Buffer.from('12 PO1 ').toString('base64url'), Buffer.from('a PO1').toString('base64url')])(
    'refuse a cursor that was not given: %s',
    async (after) => {
      const { token } = await client()
      const refused = await gateway.call('flight-order.list', { token, after })
      expect(refused.status).toBe(400)
      expect(refused.body['error']).toMatchObject({ code: 'invalid_cursor' })
    },
  )
})

describe('the bookings of an office', () => {
  it('are of every kind, each with the id of its own interface', async () => {
    const { office, SessionId, reserve } = await openActivityOffice(gateway)
    const token = await gateway.token(office)
    const order = await heldOrder(gateway, token)
    const hotel = await heldHotel(gateway, SessionId)
    const activity = await reserve('Instant Confirmation')
    const { data } = await gateway.mustCall('booking.list', { token })
    const of = (kind: string) => data.find((each) => each.kind === kind)
    expect(data).toHaveLength(3)
    expect(of('flight')).toMatchObject({ id: order.id, status: 'held', total: order.total })
    expect(of('hotel')).toMatchObject({ id: hotel, status: 'held' })
    expect(of('activity')).toMatchObject({ id: activity.uuid })
  })

  it.each([
    ['flights:read', 200],
    ['activities:read', 200],
    ['hotels:read', 403],
    ['flights:write', 403],
  ])('are shown to a token of %s: %i', async (scope, status) => {
    const { office } = await client()
    const [person] = office.users.filter(({ role }) => role === 'agent')
    const { access_token: token } = await gateway.mustCall('token.issue', {
      grant_type: 'client_credentials',
      client_id: `${office.officeId}:${person?.userName}`,
      client_secret: person?.accountUuid ?? '',
      scope,
    })
    const answer = await gateway.call('booking.list', { token })
    expect(answer.status).toBe(status)
    if (status === 403) {
      expect(answer.headers.get('www-authenticate')).toContain('scope="flights:read activities:read"')
    }
  })
})

it('an order that is refused is in no list', async () => {
  const { token } = await client()
  const offer = await openOffer(gateway, token)
  await gateway.mustCall('flight-order.create', { token, ...orderBody(offer.id) })
  await gateway.call('flight-order.create', { token, ...orderBody(offer.id) })
  expect((await gateway.mustCall('booking.list', { token })).data).toHaveLength(1)
})
