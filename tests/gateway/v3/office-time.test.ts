import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGatewayOn, type TestGateway } from '../../setup/gateway.ts'
import { recordedStay } from '../../setup/recorded/hotel.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'

/** Which limits run on the office's clock and which on the real one, and how many requests are allowed. */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers, { searchLimit: 2 })
})
afterAll(() => gateway.close())

const { checkIn, checkOut, adults } = recordedStay
const stay = { check_in: checkIn, check_out: checkOut, occupancies: [{ adults }], hotel_id: 501 }
const DAY_SECONDS = 86_400
const MINUTE_MILLIS = 60_000

describe('an office whose clock was moved', () => {
  it('confirms a rate for 15 minutes of its own time', async () => {
    const office = await gateway.mint()
    const token = await gateway.token(office)
    await gateway.advance(DAY_SECONDS, office.officeId)
    const results = await gateway.mustCall('hotel.search', { token, ...stay })
    const [rate] = results.offers
    if (rate?.object !== 'hotel_rate') throw new Error('a hotel was asked for')
    const confirmed = await gateway.mustCall('hotel.rate-confirmation', { token, id: rate.id })
    const now = gateway.clock.now().getTime() + DAY_SECONDS * 1000
    expect(Date.parse(confirmed.confirmed_until)).toBe(now + 15 * MINUTE_MILLIS)
  })

  it('searches from its own date on', async () => {
    const office = await gateway.mint()
    const token = await gateway.token(office)
    const check_in = gateway.clock.now().toISOString().slice(0, 10)
    const ask = () => gateway.call('hotel.search', { token, ...stay, check_in })
    expect((await ask()).status).toBe(200)
    await gateway.advance(DAY_SECONDS, office.officeId)
    const late = await ask()
    expect(late.status).toBe(422)
    expect(late.body['error']).toMatchObject({ message: 'check_in: cannot be in the past' })
  })

  it('has sessions that end in real time', async () => {
    const office = await gateway.mint()
    const SessionId = await gateway.signIn(office)
    await gateway.advance(DAY_SECONDS, office.officeId)
    const { ExpiresAt } = await gateway.mustCall('session.info', { SessionId })
    expect(Date.parse(ExpiresAt)).toBe(gateway.clock.now().getTime() + 15 * MINUTE_MILLIS)
  })
})

it('an office may search as often a minute as the setting says, each on its own account', async () => {
  const [one, two] = [await gateway.token(await gateway.mint()), await gateway.token(await gateway.mint())]
  const ask = (token: string) => gateway.call('hotel.search', { token, ...stay })
  expect((await ask(one)).status).toBe(200)
  expect((await ask(one)).status).toBe(200)
  const refused = await ask(one)
  expect(refused.status).toBe(429)
  expect(refused.body['error']).toMatchObject({ code: 'rate_limited' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(two)).status).toBe(200)
})
