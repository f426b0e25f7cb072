import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { placeId, stayDates, twoAdults } from '../../setup/hotel.ts'

// The v3 facet group `price` is assumed by us, so a deployment without assumed operations lacks it. v2
// documents the group and keeps it.
let strict: TestGateway
let SessionId: string
let token: string
let city: number
beforeAll(async () => {
  const open = await openGateway()
  try {
    city = await placeId(open, 'Porto')
  } finally {
    await open.close()
  }
  strict = await openGateway({ assumed: false })
  const office = await strict.mint()
  SessionId = await strict.signIn(office)
  // The token endpoint is assumed too; such a deployment gets its tokens elsewhere, so issue one first.
  strict.services.settings.assumed = true
  token = await strict.token(office)
  strict.services.settings.assumed = false
})
afterAll(() => strict.close())

const v3 = (filters: Record<string, unknown>) =>
  strict.call('hotel.search', {
    ...{ token, city_id: city, check_in: stayDates.CheckIn, check_out: stayDates.CheckOut },
    ...{ occupancies: [{ adults: 2 }], filters },
  })
const v2 = (Filters: object) =>
  strict.call('hotel.availability', {
    SessionId,
    ...stayDates,
    CityId: city,
    Occupancies: twoAdults,
    Filters,
  })

const keysOf = (groups: unknown, key: string) =>
  (groups as Record<string, unknown>[]).map((group) => group[key])

it('v3 neither shows nor takes the price group where assumed things are off', async () => {
  const response = await v3({ stars: [4] })
  expect(response.status).toBe(200)
  const keys = keysOf(response.body['facets'], 'key')
  expect(keys).toContain('stars')
  expect(keys).toContain('review_score')
  expect(keys).not.toContain('price')
  const refused = await v3({ price: [100] })
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain('price')
})

it('the counts of the other groups are those of an answer with it', async () => {
  const without = (await v3({})).body['facets']
  strict.services.settings.assumed = true
  const all = (await v3({})).body['facets'] as { key: string }[]
  strict.services.settings.assumed = false
  expect(all.map(({ key }) => key)).toContain('price')
  expect(without).toEqual(all.filter(({ key }) => key !== 'price'))
})

it('v2 keeps its documented price filter', async () => {
  const all = await v2({})
  const cheap = await v2({ price: ['0-100'] })
  const meta = (answer: typeof all) => answer.body['Meta'] as { Total: number; Filters: unknown }
  expect(keysOf(meta(all).Filters, 'Key')).toContain('price')
  expect(meta(cheap).Total).toBeGreaterThan(0)
  expect(meta(cheap).Total).toBeLessThan(meta(all).Total)
})
