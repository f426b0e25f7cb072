import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HotelRateV2 } from '../../../contract/hotel/availability-answer.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { checked, hotelBookBody, placeId, stayDates } from '../../setup/hotel.ts'

/** v1, v2 and v3 answer with the same hotel, stay and price, to the cent. */
let gateway: TestGateway
let SessionId: string
let token: string
let city: number
beforeAll(async () => {
  gateway = await openGateway()
  const office = await gateway.mint({ balance: '90000.00' })
  SessionId = await gateway.signIn(office)
  token = await gateway.token(office)
  city = await placeId(gateway, 'Lisbon')
})
afterAll(() => gateway.close())

const Occupancies = [{ AdultCount: 2 }, { AdultCount: 1, ChildCount: 1, ChildAges: [6] }]
const occupancies = [{ adults: 2 }, { adults: 1, children: [6] }]
const dates = { check_in: stayDates.CheckIn, check_out: stayDates.CheckOut }

const cents = (amount: string | number) => Math.round(Number(amount) * 100)

async function cityV3(more: Record<string, unknown> = {}) {
  const results = await gateway.mustCall('hotel.search', {
    token,
    ...dates,
    city_id: city,
    occupancies,
    page_size: 200,
    ...more,
  })
  if (results.mode !== 'city') throw new Error('a city was asked for')
  return results
}

async function cityV2(more: Record<string, unknown> = {}) {
  const results = await gateway.mustCall('hotel.availability', {
    SessionId,
    ...stayDates,
    CityId: city,
    Occupancies,
    PageSize: 200,
    ...more,
  })
  if (!results.Meta) throw new Error('a city was asked for')
  return { ...results, Meta: results.Meta }
}

async function ratesV3(hotel_id: number) {
  const results = await gateway.mustCall('hotel.search', { token, ...dates, hotel_id, occupancies })
  if (results.mode !== 'hotel') throw new Error('a hotel was asked for')
  return results
}

const offersV1 = async (target: Record<string, unknown>) =>
  (await gateway.mustCall('hotel.availability-v1', { SessionId, ...stayDates, Occupancies, ...target }))
    .PricedItineraries

describe('a price', () => {
  it('is the same in city mode of v2 and v3, hotel by hotel', async () => {
    const v3 = await cityV3()
    const v2 = await cityV2()
    expect(v2.Meta.Total).toBe(v3.total)
    expect(v2.PricedItineraries.map((card) => [String(card.HotelId), cents(card.NetRate)])).toEqual(
      v3.offers.map((offer) => [offer.hotel_id, cents(offer.lead_rate.amount)]),
    )
  })

  it('of a list is that of the cheapest rate, in all three, and what is held', async () => {
    const { offers } = await cityV3({ sort: 'price' })
    for (const offer of [offers[0], offers[7], offers.at(-1)]) {
      if (!offer) throw new Error('too few hotels')
      const lead = cents(offer.lead_rate.amount)
      const HotelId = Number(offer.hotel_id)
      const v3 = await ratesV3(HotelId)
      const v2 = await gateway.mustCall('hotel.availability', {
        SessionId,
        ...stayDates,
        HotelId,
        Occupancies,
      })
      const v1 = await offersV1({ HotelId })
      const totals = v3.offers.map((rate) => cents(rate.total.amount))
      expect(totals[0]).toBe(lead)
      expect(v2.PricedItineraries.map((rate) => cents(rate.NetRate))).toEqual(totals)
      expect(v1.map((rate) => cents(rate.NetRate))).toEqual(totals)
      const [rate] = v2.PricedItineraries as HotelRateV2[]
      expect(rate?.Rooms.reduce((sum, room) => sum + cents(room.NetRate), 0)).toBe(lead)
      const before = await gateway.mustCall('wallet.balance', { SessionId })
      const checkedOffer = await checked(gateway, SessionId, rate?.FareSourceCode ?? '')
      expect(cents(checkedOffer.NetRate)).toBe(lead)
      await gateway.mustCall('hotel.book', {
        SessionId,
        ...hotelBookBody(checkedOffer.FareSourceCode, Occupancies),
      })
      const after = await gateway.mustCall('wallet.balance', { SessionId })
      expect(cents(after.Held) - cents(before.Held)).toBe(lead)
    }
  })

  it('of v1 for a place is the lead price of its hotels', async () => {
    const leads = new Map(
      (await cityV3()).offers.map((offer) => [offer.hotel_id, cents(offer.lead_rate.amount)]),
    )
    const offers = await offersV1({ CityId: city })
    expect(offers.length).toBeGreaterThan(10)
    for (const offer of offers.slice(0, 50)) {
      expect([offer.HotelId, cents(offer.NetRate)]).toEqual([offer.HotelId, leads.get(String(offer.HotelId))])
    }
  })

  it('of a confirmed v3 rate is that of the same rate in v2', async () => {
    const { offers } = await cityV3({ sort: 'price', page_size: 5 })
    const [rate] = (await ratesV3(Number(offers[3]?.hotel_id))).offers
    const confirmed = await gateway.mustCall('hotel.rate-confirmation', { token, id: rate?.id })
    expect(confirmed).toMatchObject({ id: rate?.id, total: rate?.total, price_change: false })
    expect(confirmed.confirmed_until).toBe('2026-11-20T09:15:00.000Z')
  })
})

describe('a choice', () => {
  const choices = [
    { v3: { stars: ['4', '5'] }, v2: { class: ['4', 5] } },
    { v3: { free_cancellation: ['true'] }, v2: { free_cancellation: true } },
    { v3: { facility: ['433', '54'], stars: [4] }, v2: { facility: [433, '54'], class: '4' } },
    { v3: { price: ['150'] }, v2: { price: '0-150' } },
    { v3: { distance_km: ['3'], review_score: ['8'] }, v2: { distance: '3', reviewscore: 8 } },
  ]

  it.each(choices)('means the same in v2 and v3: %o', async ({ v3, v2 }) => {
    const one = await cityV3({ filters: v3, sort: 'review_score' })
    const other = await cityV2({ Filters: v2, Sort: 'review_score' })
    expect(one.total).toBeLessThan((await cityV3({ page_size: 1 })).total)
    expect(other.Meta.Total).toBe(one.total)
    expect(other.PricedItineraries.map((card) => String(card.HotelId))).toEqual(
      one.offers.map((offer) => offer.hotel_id),
    )
    expect(other.Meta.Filters.map(({ Options }) => Options.map(({ Count }) => Count))).toEqual(
      one.facets.map(({ options }) => options.map(({ count }) => count)),
    )
  })

  it('is echoed, with what else there is to choose', async () => {
    const results = await cityV3({ filters: { stars: [4] }, sort: 'distance', page: 2, page_size: 10 })
    expect(results).toMatchObject({ filters_applied: { stars: ['4'] }, sort: 'distance', offer_count: 10 })
    expect(results.sorts.map(({ id }) => id)).toContain('popularity')
    expect(results.pagination).toMatchObject({ page: 2, page_size: 10, has_next: true, has_prev: true })
    const { Meta } = await cityV2({ Filters: { class: 4 }, Page: 2, PageSize: 10 })
    expect(Meta).toMatchObject({ Page: 2, PageSize: 10, Sort: null, FiltersApplied: { class: ['4'] } })
    expect(Meta.PriceRange?.Min).toBeGreaterThan(0)
  })

  it('of a map only takes away', async () => {
    const whole = await cityV2()
    const Map = { NorthEast: { lat: 38.73, lng: -9.12 }, SouthWest: { lat: 38.7, lng: -9.16 } }
    const inside = await cityV2({ Map })
    expect(inside.Meta.Total).toBeGreaterThan(0)
    expect(inside.Meta.Total).toBeLessThan(whole.Meta.Total)
    for (const { Hotel } of inside.PricedItineraries as { Hotel?: { location: { latitude: number } } }[]) {
      expect(Hotel?.location.latitude).toBeLessThanOrEqual(38.73)
    }
  })
})
