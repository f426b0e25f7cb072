import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionUuid, seedDemoAccounts } from '../../../gateway/domain/session/seed-accounts.ts'
import { PRODUCTION, type TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { placeId, stayDates, twoAdults } from '../../setup/hotel.ts'

/** Every rule of a hotel search, with the errors of its family (gaps 89, 111, 113, 145). */
let gateway: TestGateway
let SessionId: string
let token: string
let city: number
beforeAll(async () => {
  gateway = await openGateway()
  const office = await gateway.mint()
  SessionId = await gateway.signIn(office)
  token = await gateway.token(office)
  city = await placeId(gateway, 'Lisbon')
})
afterAll(() => gateway.close())

const rooms = (count: number) => Array.from({ length: count }, () => ({ AdultCount: 1 }))

const sessionRules: [string, Record<string, unknown>][] = [
  ['Use only one of CityId or HotelId', { HotelId: 1 }],
  ['CityId or HotelId cannot be null', { CityId: null }],
  ['Check In date cannot be in the past', { CheckIn: '2026-11-19' }],
  ['Check Out date should be after Check In date', { CheckOut: stayDates.CheckIn }],
  ['Stay cannot be longer than 30 nights', { CheckOut: '2027-01-10' }],
  ['Check In date cannot be more than 365 days ahead', { CheckIn: '2027-11-21', CheckOut: '2027-11-22' }],
  ['Occupancies cannot be more than 8 rooms', { Occupancies: rooms(9) }],
  ['AdultCount should not be zero', { Occupancies: [{ AdultCount: 0, ChildCount: 1, ChildAges: [4] }] }],
  [
    'ChildAges should have one age for each child',
    { Occupancies: [{ AdultCount: 1, ChildCount: 2, ChildAges: [4] }] },
  ],
  ['CityId: no such place', { CityId: 11119 }],
]

describe.each(['hotel.availability', 'hotel.availability-v1'] as const)('%s refuses', (id) => {
  it.each(sessionRules)('%s', async (Message, broken) => {
    const request = { SessionId, ...stayDates, CityId: city, Occupancies: twoAdults, ...broken }
    const { body } = await gateway.call(id, request)
    expect(body['Error']).toEqual({ Id: 'Err0106001', Message })
  })
})

describe('hotel.availability', () => {
  it.each([
    ['Sort: unknown value "colour"', { Sort: 'colour' }],
    ['Filters.colour: unknown filter', { Filters: { colour: 'red' } }],
    ['Filters.class: unknown value "9"', { Filters: { class: 9 } }],
    ['Filters: city mode only', { CityId: null, HotelId: 1, Filters: { class: 4 } }],
    ['Sort: city mode only', { CityId: null, HotelId: 1, Sort: 'price' }],
    ['HotelId: no such hotel', { CityId: null, HotelId: 999_999_999_999_999 }],
  ])('refuses %s', async (Message, broken) => {
    const request = { SessionId, ...stayDates, CityId: city, Occupancies: twoAdults, ...broken }
    const { body } = await gateway.call('hotel.availability', request)
    expect(body).toMatchObject({ Success: false, PricedItineraries: [], Meta: null })
    expect(body['Error']).toEqual({ Id: 'Err0106001', Message })
  })

  it('takes dates with times, numbers as text, keys in any case, and null for absent', async () => {
    const { body } = await gateway.call('hotel.availability', {
      sessionid: SessionId,
      checkin: '2026-12-10T00:00:00.000Z',
      CHECKOUT: '2026-12-12T00:00:00',
      CityId: String(city),
      HotelId: null,
      occupancies: [{ adultcount: '2', ChildCount: 0, ChildAges: null }],
      Filters: { class: null, facility: [] },
      Sort: null,
      Map: null,
    })
    expect(body).toMatchObject({ Success: true, Error: null })
    expect((body['Meta'] as { FiltersApplied: object }).FiltersApplied).toEqual({})
  })
})

it('hotel.availability takes filters and a sort in any case; the documented spelling wins', async () => {
  const { body } = await gateway.call('hotel.availability', {
    SessionId,
    ...stayDates,
    CityId: city,
    Occupancies: twoAdults,
    Filters: { Class: '5', class: '4', MealPlan: 'breakfast', REVIEWSCORE: null },
    Sort: 'Stars_Desc',
  })
  expect(body['Meta']).toMatchObject({
    Sort: 'stars_desc',
    FiltersApplied: { class: ['4'], mealplan: ['breakfast'] },
  })
})

describe('hotel.search', () => {
  const stay = { check_in: '2026-12-10', check_out: '2026-12-12', occupancies: [{ adults: 2 }] }

  it.each([
    ['hotel_id: provide exactly one of city_id or hotel_id', { hotel_id: 1 }],
    ['city_id: provide exactly one of city_id or hotel_id', { city_id: null }],
    ['check_in: cannot be in the past', { check_in: '2026-11-19' }],
    ['check_out: must be after check_in', { check_out: '2026-12-10' }],
    ['check_out: at most 30 nights', { check_out: '2027-02-01' }],
    ['sort: unknown value "colour"', { sort: 'colour' }],
    ['filters.colour: unknown filter', { filters: { colour: ['red'] } }],
    ['filters.stars: unknown value "9"', { filters: { stars: [9] } }],
    ['filters: city mode only', { city_id: null, hotel_id: 1, filters: { stars: [4] } }],
    ['sort: city mode only', { city_id: null, hotel_id: 1, sort: 'price' }],
    ['city_id: no such place', { city_id: 11119 }],
    ['hotel_id: no such hotel', { city_id: null, hotel_id: '999999999999999' }],
    ['check_out cannot be null', { check_out: undefined }],
  ])('refuses %s', async (message, broken) => {
    const { status, body } = await gateway.call('hotel.search', { token, ...stay, city_id: city, ...broken })
    expect(status).toBe(422)
    expect(body['error']).toMatchObject({ code: 'validation_failed', message, http_status: 422 })
  })

  it('wants a token, and says how', async () => {
    const none = await gateway.send('/v3/hotels/searches', { method: 'POST', body: '{}' })
    expect(none.status).toBe(401)
    expect(none.headers.get('www-authenticate')).toBe('Bearer realm="travel-desk"')
    const wrong = await gateway.call('hotel.search', { token: 'never-issued', ...stay, city_id: city })
    expect(wrong.status).toBe(401)
    expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"')
    expect(wrong.body['error']).toMatchObject({ code: 'unauthorized' })
  })

  it('asks for its scope', async () => {
    const office = await gateway.mint()
    const [person] = office.users
    const { access_token } = await gateway.mustCall('token.issue', {
      grant_type: 'client_credentials',
      client_id: `${office.officeId}:${person?.userName}`,
      client_secret: person?.accountUuid,
      scope: 'flights:read',
    })
    const answer = await gateway.call('hotel.search', { token: access_token, ...stay, city_id: city })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('www-authenticate')).toContain(
      'error="insufficient_scope", scope="hotels:read"',
    )
    expect(answer.body['error']).toMatchObject({ code: 'insufficient_scope' })
  })
})

it("the sandbox's own city is in the sandbox alone", async () => {
  await seedDemoAccounts(gateway.services)
  const { access_token } = (
    await gateway.call(
      'token.issue',
      {
        grant_type: 'client_credentials',
        client_id: 'AUR-1001:maya',
        client_secret: productionUuid(gateway.services.settings.secret, 'AUR-1001', 'maya'),
      },
      PRODUCTION,
    )
  ).body
  const city_id = await placeId(gateway, 'Sandbox City')
  const stay = { check_in: '2026-12-10', check_out: '2026-12-12', occupancies: [{ adults: 2 }] }
  const here = await gateway.mustCall('hotel.search', { token, ...stay, city_id })
  expect(here.offers.length).toBeGreaterThan(5)
  const ask = (target: object) =>
    gateway.call('hotel.search', { token: access_token, ...stay, ...target }, PRODUCTION)
  expect((await ask({ city_id })).body['error']).toMatchObject({ message: 'city_id: no such place' })
  expect((await ask({ city_id: city })).status).toBe(200)
  const [first] = here.offers
  if (first?.object !== 'hotel_summary') throw new Error('a city was asked for')
  // A place of the sandbox cannot be searched in production, and cannot be looked up there either.
  const external_ids = [city_id, first.hotel_id, city].map(String)
  for (const id of ['place.lookup', 'place.lookup-v1'] as const) {
    const places = (await gateway.call(id, { external_ids }, PRODUCTION)).body['data']
    expect(places).toMatchObject([{ name: 'Lisbon' }])
  }
  expect((await gateway.mustCall('place.lookup', { external_ids })).data).toHaveLength(3)
  const hotel = await ask({ hotel_id: first.hotel_id })
  expect(hotel.body['error']).toMatchObject({ message: 'hotel_id: no such hotel' })
})
