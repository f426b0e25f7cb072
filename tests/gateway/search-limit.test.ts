import { expect, it } from 'vitest'
import { searchBody } from '../setup/air.ts'
import { stayDates, twoAdults } from '../setup/hotel.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

it('a burst of searches is 429 with Retry-After, and other offices go on (ASVS 2.4.1; gap 17)', async () => {
  const gateway = await openGateway({ searchLimit: 3 })
  try {
    const [busy, calm] = [
      await gateway.signIn(await gateway.mint()),
      await gateway.signIn(await gateway.mint()),
    ]
    const search = (SessionId: string) =>
      gateway.call('air.low-fare-search', { SessionId, ...searchBody([['LHR', 'AMS', '2027-01-14']]) })
    for (let count = 0; count < 3; count += 1) expect((await search(busy)).status).toBe(200)
    const refused = await search(busy)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.body).toMatchObject({ Success: false, Error: { Id: 'RateLimit' } })
    // Searches of all kinds count together.
    const stay = { SessionId: busy, ...stayDates, HotelId: 501, Occupancies: twoAdults }
    expect((await gateway.call('hotel.availability', stay)).status).toBe(429)
    expect((await search(calm)).body).toMatchObject({ Success: true })
    expect((await gateway.call('wallet.balance', { SessionId: busy })).body).toMatchObject({ Success: true })
  } finally {
    await gateway.close()
  }
})

it('searches count over all gateways of a database, and a minute later from nothing', async () => {
  const one = await openGateway({ searchLimit: 50 })
  const other = await openGateway({ searchLimit: 50 }, one)
  try {
    const SessionId = await one.signIn(await one.mint())
    const asked = { SessionId, ...searchBody([['LHR', 'AMS', '2027-01-14']]) }
    const statuses = async (count: number) => {
      const found: number[] = []
      for (let index = 0; index < count; index += 1) {
        found.push((await [one, other][index % 2]!.call('air.low-fare-search', asked)).status)
      }
      return found
    }
    const found = await statuses(56)
    expect(found.filter((status) => status === 200)).toHaveLength(50)
    expect(found.slice(-4)).toEqual([429, 429, 429, 429])
    one.clock.advanceSeconds(61)
    expect(await statuses(2)).toEqual([200, 200])
  } finally {
    await other.close()
    await one.close()
  }
})
