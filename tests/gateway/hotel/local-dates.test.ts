import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { twoAdults } from '../../setup/hotel.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/**
 * A night is past by the clocks of its hotel (decision 19). A place with several zones is searched as long as
 * the night is not over in one of them; the hotels of the others have no rates.
 */

/** In Los Angeles it is 17:00 on 20 November. */
const NIGHT = '2026-11-21T01:00:00Z'
/** In Auckland it is 09:00 on 21 November. */
const EVENING = '2026-11-20T20:00:00Z'
/** In New York it is 01:30 on 21 November, in Los Angeles 22:30 on 20 November. */
const MORNING = '2026-11-21T06:30:00Z'
const TONIGHT = { CheckIn: '2026-11-20', CheckOut: '2026-11-21', Occupancies: twoAdults }
const PAST = { Id: 'Err0106001', Message: 'Check In date cannot be in the past' }

let gateway: TestGateway
let officeId: string
let SessionId: string
let token: string
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  const office = await gateway.mint()
  officeId = office.officeId
  SessionId = await gateway.signIn(office)
  token = await gateway.token(office)
})

/** Moves the office's clock from the start of a test to an instant. */
const moveTo = (at: string) =>
  gateway.advance((Date.parse(at) - gateway.clock.now().getTime()) / 1000, officeId)

async function placeOf(q: string, type: 'city' | 'country' = 'city'): Promise<number> {
  const { data } = await gateway.mustCall('place.search', { q, limit: 20 })
  return Number(data.find((place) => place.name === q && place.type === type)!.external_id)
}

type Target = { CityId: number } | { HotelId: number }

/** The answers of the three searches of a target: their errors, and how many rates or hotels with rates. */
async function searched(target: Target, dates = TONIGHT) {
  const [id] = Object.values(target)
  const v2 = await gateway.call('hotel.availability', { SessionId, ...dates, ...target })
  const v1 = await gateway.call('hotel.availability-v1', { SessionId, ...dates, ...target })
  const v3 = await gateway.call('hotel.search', {
    token,
    ...('CityId' in target ? { city_id: id } : { hotel_id: id }),
    ...{ check_in: dates.CheckIn, check_out: dates.CheckOut, occupancies: [{ adults: 2 }] },
  })
  return { v2: v2.body, v1: v1.body, v3: v3.body }
}

/** A hotel of a place that sells the night after the one of the tests. */
async function openHotel(CityId: number): Promise<number> {
  const dates = { CheckIn: '2026-11-22', CheckOut: '2026-11-23', Occupancies: twoAdults }
  const { PricedItineraries } = await gateway.mustCall('hotel.availability', {
    ...{ SessionId, ...dates, CityId },
  })
  return PricedItineraries[0]!.HotelId
}

const past = {
  v2: { Error: PAST },
  v1: { Error: PAST },
  v3: { error: { message: 'check_in: cannot be in the past' } },
}

describe('in Los Angeles, where the night is not over', () => {
  it('the city and a hotel sell it', async () => {
    const CityId = await placeOf('Los Angeles')
    const HotelId = await openHotel(CityId)
    await moveTo(NIGHT)
    for (const target of [{ CityId }, { HotelId }]) {
      const { v2, v1, v3 } = await searched(target)
      expect(v2['PricedItineraries']).not.toEqual([])
      expect(v1['PricedItineraries']).not.toEqual([])
      expect(v3['offers']).not.toEqual([])
    }
    const before = { ...TONIGHT, CheckIn: '2026-11-19', CheckOut: '2026-11-20' }
    expect(await searched({ CityId }, before)).toMatchObject(past)
    expect(await searched({ HotelId }, before)).toMatchObject(past)
  })
})

describe('in Auckland, where the night is over', () => {
  it('neither the city nor a hotel sells it', async () => {
    const CityId = await placeOf('Auckland')
    const HotelId = await openHotel(CityId)
    await moveTo(EVENING)
    expect(await searched({ CityId })).toMatchObject(past)
    expect(await searched({ HotelId })).toMatchObject(past)
  })

  it('a rate that was found before midnight can still be checked (gap 54)', async () => {
    const HotelId = await openHotel(await placeOf('Auckland'))
    await moveTo('2026-11-20T10:50:00Z')
    const results = await gateway.mustCall('hotel.availability', { SessionId, ...TONIGHT, HotelId })
    const [rate] = results.PricedItineraries
    await gateway.advance(15 * 60, officeId)
    const { FareSourceCode } = rate as { FareSourceCode: string }
    const checked = await gateway.mustCall('hotel.check-rate', { SessionId, FareSourceCode })
    expect(checked.PricedItinerary).not.toBeNull()
    expect(await searched({ HotelId })).toMatchObject(past)
  })
})

it('of a country, the hotels have rates where the night is not over', async () => {
  const CityId = await placeOf('United States', 'country')
  await moveTo(MORNING)
  const { v2 } = await searched({ CityId })
  expect(v2['Error']).toBeNull()
  const place = (await gateway.services.hotels.hotelsOf(String(CityId)))!
  const stay = {
    checkIn: TONIGHT.CheckIn,
    checkOut: TONIGHT.CheckOut,
    occupancies: [{ adults: 2, childAges: [] }],
  }
  const { first } = await place.rates(stay, new Date(MORNING), 'example-provider-1')
  const open = new Map<string, number>()
  for (let at = 0; at < place.size; at += 1) {
    const { timeZone } = place.hotel(at)
    open.set(timeZone, (open.get(timeZone) ?? 0) + first[at + 1]! - first[at]!)
  }
  expect(open.get('America/New_York')).toBe(0)
  expect(open.get('America/Chicago')).toBe(0)
  expect(open.get('America/Los_Angeles')).toBeGreaterThan(0)
})

it('an unknown place or hotel is refused as such', async () => {
  await moveTo(NIGHT)
  const tomorrow = { ...TONIGHT, CheckIn: '2026-11-21', CheckOut: '2026-11-22' }
  expect(await searched({ CityId: 11119 }, tomorrow)).toMatchObject({
    v2: { Error: { Message: 'CityId: no such place' } },
    v3: { error: { message: 'city_id: no such place' } },
  })
  expect(await searched({ HotelId: 999_999_999_999_999 }, tomorrow)).toMatchObject({
    v2: { Error: { Message: 'HotelId: no such hotel' } },
    v3: { error: { message: 'hotel_id: no such hotel' } },
  })
})
