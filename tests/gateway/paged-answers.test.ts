import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationSpec } from '../../contract/operation.ts'
import { operations, type OperationId } from '../../contract/registry.ts'
import { familyBases } from '../../contract/families.ts'
import { bookBody, openFare } from '../setup/air.ts'
import { SANDBOX, type MintedOffice, type TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'
import { customer } from './activity-booking/activity-office.ts'

const registered = operations as readonly OperationSpec[]

let gateway: TestGateway
let office: MintedOffice
let SessionId: string
let token: string
let bookingUuid: string
beforeAll(async () => {
  gateway = await openGateway()
  office = await gateway.mint({ balance: '90000.00' })
  SessionId = await gateway.signIn(office)
  token = await gateway.token(office)
  for (const to of ['AMS', 'CDG', 'MAD']) {
    const { FareSourceCode } = await openFare(gateway, SessionId, 'LHR', to)
    await gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode) })
  }
  const { data } = await gateway.mustCall('activity.products', { SessionId, q: 'Instant Confirmation' })
  const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid: data[0]!.uuid })
  for (let booked = 0; booked < 3; booked++) {
    const made = await gateway.mustCall('activity.create-booking', {
      SessionId,
      ...{ productTypeUuid: type!.uuid, arrivalDate: '2026-12-03', timeSlot: '09:00', customer },
    })
    bookingUuid = made.uuid
  }
})
afterAll(() => gateway.close())

type Sent = { path: string; body?: object }

/** Each operation with pages, asked for few rows; where its rows stand, and how one is named. */
const walks: Partial<Record<OperationId, { sent: () => Sent; rows: string; name: string }>> = {
  'activity.products': {
    sent: () => ({ path: `?SessionId=${SessionId}&per_page=2&city=Porto&country=Portugal` }),
    ...{ rows: 'data', name: 'uuid' },
  },
  'activity.all-products': {
    sent: () => ({ path: `?SessionId=${SessionId}&per_page=3&city=Porto` }),
    ...{ rows: 'data', name: 'uuid' },
  },
  'activity.bookings': {
    sent: () => ({ path: `?SessionId=${SessionId}&per_page=2` }),
    ...{ rows: 'data', name: 'uuid' },
  },
  'activity.vouchers': {
    sent: () => ({ path: `?SessionId=${SessionId}&per_page=1` }),
    ...{ rows: 'data', name: 'uuid' },
  },
  'activity.v3-products': {
    sent: () => ({ path: '?per_page=2&city=Porto' }),
    ...{ rows: 'data', name: 'id' },
  },
  'booking.list': { sent: () => ({ path: '?limit=2' }), rows: 'data', name: 'id' },
  'flight-order.list': { sent: () => ({ path: '?limit=2' }), rows: 'data', name: 'id' },
  'wallet.statement': {
    sent: () => ({ path: '', body: { SessionId, PerPage: 2 } }),
    ...{ rows: 'Entries', name: 'Id' },
  },
  'hotel.availability': {
    sent: () => ({
      path: '',
      body: {
        ...{ SessionId, CheckIn: '2026-12-10', CheckOut: '2026-12-12', PageSize: 150, CityId: lisbon() },
        Occupancies: [{ AdultCount: 2 }],
      },
    }),
    ...{ rows: 'PricedItineraries', name: 'HotelId' },
  },
  'hotel.search': {
    sent: () => ({
      path: '',
      body: {
        ...{ check_in: '2026-12-10', check_out: '2026-12-12', page_size: 150, city_id: lisbon() },
        occupancies: [{ adults: 2 }],
      },
    }),
    ...{ rows: 'offers', name: 'hotel_id' },
  },
}

let lisbonId = 0
const lisbon = () => lisbonId
beforeAll(async () => {
  const { data } = await gateway.mustCall('place.search', { q: 'Lisbon', type: 'city', limit: 1 })
  lisbonId = data[0]!.id
})

async function pageAt(op: OperationSpec, address: string, body?: object) {
  const response = await gateway.send(address, {
    method: op.method,
    headers: op.family === 'v3' ? { authorization: `Bearer ${token}` } : {},
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status, address).toBe(200)
  const [, next] = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '') ?? []
  return {
    next: next ?? null,
    ignored: response.headers.get('x-ignored-parameters'),
    body: (await response.json()) as Record<string, unknown>,
  }
}

describe('the next page', () => {
  it('is told by every operation whose request names a page', () => {
    const named = registered.filter(({ request }) =>
      [request.query, request.body].some((part) =>
        /^(page|after)$/im.test(Object.keys(part?.shape ?? {}).join('\n')),
      ),
    )
    expect(named.map(({ id }) => id).sort()).toEqual(Object.keys(walks).sort())
    expect(
      registered
        .filter(({ pages }) => pages)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(walks).sort())
  })

  it.each(Object.keys(walks) as (keyof typeof walks)[])(
    'of %s is where its Link leads, until each row has been read once',
    async (id) => {
      const op = registered.find((each) => each.id === id)!
      const { sent, rows, name } = walks[id]!
      const { path, body } = sent()
      const base = `${SANDBOX}${familyBases[op.family]}${op.path.replace('{uuid}', bookingUuid)}`
      let address: string | null = base + path
      const names: unknown[] = []
      let pages = 0
      while (address !== null) {
        const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(op, address, body)
        const list = page.body[rows] as Record<string, unknown>[]
        names.push(...list.map((row) => row[name]))
        expect(page.ignored).toBeNull()
        pages++
        address = page.next
      }
      expect(new Set(names).size).toBe(names.length)
      // No booking of the office is issued, so that there is no voucher.
      if (id === 'activity.vouchers') expect(pages).toBe(1)
      else expect(pages).toBeGreaterThan(1)
    },
  )
})

describe('a query parameter that an operation does not read (gap 249)', () => {
  const ignoredBy = async (path: string, init: RequestInit = {}) => {
    const response = await gateway.send(path, init)
    return response.headers.get('x-ignored-parameters')
  }

  it('is named in all families, by its name alone', async () => {
    const bearer = { headers: { authorization: `Bearer ${token}` } }
    expect(await ignoredBy(`/Activity/v2/products?SessionId=${SessionId}&colour=red&Sort=price`)).toBe(
      'colour, Sort',
    )
    expect(await ignoredBy('/v3/activities/products?colour=red&limit=1', bearer)).toBe('colour')
    expect(await ignoredBy('/v2/Hotel/cities/search?Q=lisbon&offset=3')).toBe('offset')
    const post = { method: 'POST', body: JSON.stringify({ SessionId }) }
    expect(await ignoredBy('/Wallet/Balance?currency=EUR', post)).toBe('currency')
  })

  it('does not hide what is read: SessionId in any case, the choice of the sandbox, the page of a body', async () => {
    expect(await ignoredBy(`/Activity/v2/config?sessionid=${SessionId}&sandbox=1`)).toBeNull()
    const post = { method: 'POST', body: JSON.stringify({ SessionId }) }
    expect(await ignoredBy('/Wallet/Statement?Page=1', post)).toBeNull()
  })

  it('is named on a refusal too, and its name cannot end the header', async () => {
    expect(await ignoredBy('/Activity/v2/products?a%0D%0Ab,=1')).toBe('a%0D%0Ab%2C')
    const many = Array.from({ length: 50 }, (_, at) => `p${at}=1`).join('&')
    expect((await ignoredBy(`/Activity/v2/config?${many}`))?.split(', ')).toHaveLength(20)
  })
})

it('a price filter of a catalogue has two names, of which the documented one wins (gap 249)', async () => {
  const total = async (query: object) =>
    (await gateway.mustCall('activity.products', { SessionId, per_page: 1, ...query })).meta.pagination.total
  const totalV3 = async (query: object) =>
    (await gateway.mustCall('activity.v3-products', { token, per_page: 1, ...query })).total
  const all = await total({})
  const between = await total({ min_price: 20, max_price: 40 })
  expect(between).toBeLessThan(all)
  expect(await total({ price_min: 20, price_max: 40 })).toBe(between)
  expect(await totalV3({ price_min: 20, price_max: 40 })).toBe(
    await totalV3({ min_price: 20, max_price: 40 }),
  )
  expect(await total({ min_price: 20, price_min: 0, max_price: 40 })).toBe(between)
})
